import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import styles from "./radio-list.module.css";

/** The round control of one choice; stands in a label. */
export const RadioControl = ({ value, disabled = false }: { readonly value: string; readonly disabled?: boolean }) => (
  <Radio.Root className={styles.control} value={value} disabled={disabled} />
);

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
      // biome-ignore lint/a11y/noLabelWithoutControl: the radio is the control
      <label key={id} className={styles.option} data-disabled={disabled}>
        <RadioControl value={id} disabled={disabled} />
        <span>
          {title}
          {text && <small className={styles.text}>{text}</small>}
        </span>
      </label>
    ))}
  </RadioGroup>
);
