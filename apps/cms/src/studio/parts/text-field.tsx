import { type ReactNode, useId } from "react";
import styles from "./form-fields.module.css";

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is wrong with it. */
  readonly fault?: string | undefined;
  readonly hint?: ReactNode;
  readonly placeholder?: string;
  readonly isLong?: boolean;
  /** Something is missing here, and something else is shown instead. */
  readonly isMissing?: boolean;
  /** How many characters fit; the field takes more. */
  readonly fits?: number;
  readonly type?: "text" | "number" | "datetime-local" | "color" | "url";
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly language?: string;
}

/** A field to write in, with what is wrong or missing said at it. */
export const TextField = (props: TextFieldProps) => {
  const { label, value, onChange, fault, hint, placeholder, isLong = false, isMissing = false, fits } = props;
  const { type = "text", min, max, language } = props;
  const id = useId();
  const common = {
    id,
    value,
    placeholder,
    lang: language,
    "aria-invalid": fault !== undefined,
    "aria-describedby": fault ? `${id}-fault` : hint ? `${id}-hint` : undefined,
  };
  return (
    <div className={styles.field} data-missing={isMissing && value === ""}>
      <span className={styles.label}>
        <label htmlFor={id}>{label}</label>
        {fits !== undefined && (
          <span className={styles.count}>
            {value.length} / {fits}
          </span>
        )}
      </span>
      {isLong ? (
        <textarea {...common} rows={2} onChange={(event) => onChange(event.currentTarget.value)} />
      ) : (
        <input {...common} type={type} min={min} max={max} onChange={(event) => onChange(event.currentTarget.value)} />
      )}
      {fault && (
        <p id={`${id}-fault`} className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      {hint && !fault && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
};
