import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import { Icon } from "./icon.tsx";
import { ReadingDirection } from "./reading-direction.tsx";
import styles from "./segments.module.css";
import { SWIPE_IGNORE } from "./swipe-ignore.ts";

export interface Segment<Id extends string> {
  readonly id: Id;
  readonly text: string;
  readonly icon?: string;
  readonly count?: string;
  readonly disabled?: boolean;
  /** Why it cannot be chosen now. It can still be pressed, to show the reason. */
  readonly obstacle?: string | undefined;
}

interface SegmentedChoiceProps<Id extends string> {
  readonly label: string;
  readonly segments: readonly Segment<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

export const SegmentedChoice = <Id extends string>({ label, segments, value, onChange }: SegmentedChoiceProps<Id>) => (
  <ReadingDirection>
    <RadioGroup {...SWIPE_IGNORE} className={styles.segments} aria-label={label} value={value} onValueChange={onChange}>
      {segments.map(({ id, text, icon, count, disabled = false, obstacle }) => (
        <Radio.Root
          key={id}
          className={styles.segment}
          value={id}
          disabled={disabled}
          {...(obstacle !== undefined && {
            "data-obstacle": "",
            "aria-disabled": true,
            "aria-description": obstacle,
          })}
        >
          {icon && <Icon name={icon} size={18} />}
          {text}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </Radio.Root>
      ))}
    </RadioGroup>
  </ReadingDirection>
);
