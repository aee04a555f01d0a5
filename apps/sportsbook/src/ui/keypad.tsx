import type { PointerEvent } from "react";
import { Icon } from "./icon.tsx";
import styles from "./keypad.module.css";

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

interface KeypadProps {
  readonly label: string;
  /** Left out where the currency has no decimals. */
  readonly separator?: string;
  readonly deleteLabel: string;
  readonly onType: (text: string) => void;
  readonly onDelete: () => void;
}

/** The field that is typed into keeps the focus and its caret. */
const keepFocus = (event: PointerEvent): void => event.preventDefault();

export const Keypad = ({ label, separator, deleteLabel, onType, onDelete }: KeypadProps) => {
  const key = (text: string) => (
    <button key={text} type="button" className={styles.key} onClick={() => onType(text)}>
      {text}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div className={styles.keypad} role="group" aria-label={label} onPointerDown={keepFocus}>
      {DIGITS.map(key)}
      {separator ? key(separator) : <span />}
      {key("0")}
      <button type="button" className={styles.key} aria-label={deleteLabel} onClick={onDelete}>
        <Icon name="bksp" size={22} />
      </button>
    </div>
  );
};
