import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import { Icon } from "./icon.tsx";
import styles from "./icon-choice.module.css";
import { ReadingDirection } from "./reading-direction.tsx";
import { SWIPE_IGNORE } from "./swipe-ignore.ts";

export interface IconOption<Id extends string> {
  readonly id: Id;
  readonly text: string;
  readonly icon: string;
  readonly disabled?: boolean;
}

interface IconChoiceProps<Id extends string> {
  readonly label: string;
  readonly options: readonly IconOption<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

export const IconChoice = <Id extends string>({ label, options, value, onChange }: IconChoiceProps<Id>) => (
  <ReadingDirection>
    <RadioGroup {...SWIPE_IGNORE} className={styles.choice} aria-label={label} value={value} onValueChange={onChange}>
      {options.map(({ id, text, icon, disabled = false }) => (
        <Radio.Root key={id} className={styles.option} value={id} disabled={disabled}>
          <Icon name={icon} />
          <span className={styles.text}>{text}</span>
        </Radio.Root>
      ))}
    </RadioGroup>
  </ReadingDirection>
);
