import { RadioGroup } from "@base-ui/react/radio-group";
import styles from "./radio-list.module.css";
import { RadioMark } from "./radio-mark.tsx";

export interface RadioOption<Id extends string> {
  readonly id: Id;
  readonly title: string;
  /** What the choice means. */
  readonly text?: string;
  readonly disabled?: boolean;
}

interface RadioListProps<Id extends string> {
  readonly label: string;
  readonly options: readonly RadioOption<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

/** One of several, below each other. */
export const RadioList = <Id extends string>({ label, options, value, onChange }: RadioListProps<Id>) => (
  <RadioGroup className={styles.list} aria-label={label} value={value} onValueChange={onChange}>
    {options.map(({ id, title, text, disabled = false }) => (
      // biome-ignore lint/a11y/noLabelWithoutControl: the mark is the control
      <label key={id} className={styles.option} data-disabled={disabled}>
        <RadioMark value={id} disabled={disabled} />
        <span>
          {title}
          {text && <small className={styles.text}>{text}</small>}
        </span>
      </label>
    ))}
  </RadioGroup>
);
