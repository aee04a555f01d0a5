import { type ClipboardEvent, type ReactNode, type Ref, useId } from "react";
import { Icon } from "./icon.tsx";
import styles from "./stake-field.module.css";

/** Where the text was changed. */
export interface FieldEdit {
  readonly caret: number;
  /** Whether the character behind the caret was deleted. */
  readonly isForward: boolean;
}

interface StakeFieldProps {
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly label: string;
  /** The label is for screen readers only: a visible text is beside the field. */
  readonly labelHidden?: boolean;
  readonly symbol: string;
  /** Where the locale writes the currency. */
  readonly symbolAfter?: boolean;
  readonly value: string;
  readonly placeholder: string;
  readonly onChange: (value: string, edit: FieldEdit) => void;
  readonly onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void;
  readonly onFocus?: (field: HTMLInputElement) => void;
  readonly onBlur?: () => void;
  /** Why the amount is not allowed. */
  readonly error?: ReactNode;
  /** Which amounts are allowed. */
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
  /** Our keypad types into it, so the device's keyboard is not opened. */
  readonly hasKeypad?: boolean;
}

export const StakeField = (props: StakeFieldProps) => {
  const { label, labelHidden, symbol, symbolAfter, value, placeholder, error, hint, disabled = false } = props;
  const messageId = useId();
  const message = error ?? hint;
  return (
    <div>
      <label className={styles.field} data-invalid={Boolean(error)} data-disabled={disabled}>
        <span className={labelHidden ? styles.hidden : styles.label}>{label}</span>
        <span className={styles.amount} data-after={symbolAfter}>
          <span className={styles.symbol} aria-hidden="true">
            {symbol}
          </span>
          <span className={styles.number} data-value={value || placeholder}>
            <input
              ref={props.inputRef}
              className={styles.input}
              size={1}
              inputMode={props.hasKeypad ? "none" : "decimal"}
              autoComplete="off"
              value={value}
              placeholder={placeholder}
              disabled={disabled}
              aria-invalid={Boolean(error)}
              aria-describedby={message ? messageId : undefined}
              onChange={({ target, nativeEvent }) =>
                props.onChange(target.value, {
                  caret: target.selectionStart ?? target.value.length,
                  isForward: (nativeEvent as InputEvent).inputType === "deleteContentForward",
                })
              }
              onPaste={props.onPaste}
              onFocus={(event) => props.onFocus?.(event.currentTarget)}
              onBlur={props.onBlur}
            />
          </span>
        </span>
      </label>
      {message && (
        <p id={messageId} className={error ? styles.error : styles.hint}>
          {error && <Icon name="warn" size={14} />}
          {message}
        </p>
      )}
    </div>
  );
};
