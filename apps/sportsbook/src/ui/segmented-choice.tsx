import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import { Icon } from "./icon.tsx";
import { ReadingDirection } from "./reading-direction.tsx";
import styles from "./segments.module.css";

export interface Segment<Id extends string> {
  readonly id: Id;
  readonly text: string;
  readonly icon?: string;
  readonly count?: string;
  readonly disabled?: boolean;
}

interface SegmentedChoiceProps<Id extends string> {
  readonly label: string;
  readonly segments: readonly Segment<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

/** One of a few, side by side. */
export const SegmentedChoice = <Id extends string>({ label, segments, value, onChange }: SegmentedChoiceProps<Id>) => (
  <ReadingDirection>
    <RadioGroup className={styles.segments} aria-label={label} value={value} onValueChange={onChange}>
      {segments.map(({ id, text, icon, count, disabled = false }) => (
        <Radio.Root key={id} className={styles.segment} value={id} disabled={disabled}>
          {icon && <Icon name={icon} size={18} />}
          {text}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </Radio.Root>
      ))}
    </RadioGroup>
  </ReadingDirection>
);
