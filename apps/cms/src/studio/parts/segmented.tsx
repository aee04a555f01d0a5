import { type ReactNode, useId } from "react";
import styles from "./controls.module.css";

export interface Choice<Value extends string | number> {
  readonly value: Value;
  /** What it is called; shown unless there is a picture alone. */
  readonly name: string;
  readonly content?: ReactNode;
}

interface SegmentedProps<Value extends string | number> {
  readonly label: string;
  /** The label is said, not shown. */
  readonly isLabelHidden?: boolean;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few, all in sight. Radio buttons underneath: arrow keys and names come with them. */
export const Segmented = <Value extends string | number>(props: SegmentedProps<Value>) => {
  const { label, isLabelHidden = false, choices, value, onChange } = props;
  const group = useId();
  return (
    <fieldset className={styles.segmented}>
      <legend className={isLabelHidden ? styles.unseen : styles.legend}>{label}</legend>
      <span className={styles.segments}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.segment} title={choice.content ? choice.name : undefined}>
            <input
              type="radio"
              className={styles.unseen}
              name={group}
              aria-label={choice.name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.content ?? choice.name}
          </label>
        ))}
      </span>
    </fieldset>
  );
};
