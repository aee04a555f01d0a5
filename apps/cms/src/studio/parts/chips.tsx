import type { ReactNode } from "react";
import styles from "./form-fields.module.css";
import { Icon } from "./icon.tsx";

export interface ChipChoice<Value extends string> {
  readonly value: Value;
  readonly name: string;
  /** How many there are. */
  readonly count?: number;
}

interface ChipsProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly ChipChoice<Value>[];
  readonly chosen: readonly Value[];
  readonly onToggle: (value: Value) => void;
  readonly hasMarks?: boolean;
  readonly children?: ReactNode;
}

/** Choices as chips: one or several of them are pressed. */
export const Chips = <Value extends string>(props: ChipsProps<Value>) => {
  const { label, choices, chosen, onToggle, hasMarks = false, children } = props;
  return (
    <fieldset className={styles.chips} aria-label={label}>
      {choices.map(({ value, name, count }) => (
        <button
          key={value}
          type="button"
          className={styles.chip}
          aria-pressed={chosen.includes(value)}
          onClick={() => onToggle(value)}
        >
          {hasMarks && chosen.includes(value) && <Icon name="check" size={14} />}
          {name} {count !== undefined && <small>{count}</small>}
        </button>
      ))}
      {children}
    </fieldset>
  );
};
