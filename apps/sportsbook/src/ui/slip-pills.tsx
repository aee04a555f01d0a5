import { Icon } from "./icon.tsx";
import styles from "./slip-pills.module.css";

export interface SlipPill {
  readonly id: string;
  /** Its number. */
  readonly text: string;
  /** Number of selections. */
  readonly count: number;
  /** Number and count in words. */
  readonly label: string;
}

interface SlipPillsProps {
  readonly label: string;
  readonly slips: readonly SlipPill[];
  readonly current: string;
  readonly onChoose: (id: string) => void;
  /** Left out once the brand's number of slips is reached. */
  readonly add?: { readonly label: string; readonly onAdd: () => void };
}

/** The slips a bettor keeps side by side. */
export const SlipPills = ({ label, slips, current, onChoose, add }: SlipPillsProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser
  <div className={styles.pills} role="group" aria-label={label}>
    {slips.map((slip) => (
      <button
        key={slip.id}
        type="button"
        className={styles.pill}
        aria-pressed={slip.id === current}
        data-empty={slip.count === 0}
        onClick={() => onChoose(slip.id)}
      >
        <span className={styles.label}>{slip.label}</span>
        <span aria-hidden="true">{slip.text}</span>
        <span className={styles.count} aria-hidden="true">
          {slip.count}
        </span>
      </button>
    ))}
    {add && (
      <button type="button" className={styles.pill} aria-label={add.label} data-tooltip="top" onClick={add.onAdd}>
        <Icon name="plus" size={16} />
      </button>
    )}
  </div>
);
