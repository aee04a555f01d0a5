import styles from "./quick-stakes.module.css";

export interface QuickStake {
  readonly id: string;
  readonly text: string;
}

interface QuickStakesProps {
  readonly label: string;
  readonly stakes: readonly QuickStake[];
  readonly onChoose: (id: string) => void;
  readonly disabled?: boolean;
}

/** The brand's amounts; each one sets the stake. */
export const QuickStakes = ({ label, stakes, onChoose, disabled = false }: QuickStakesProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
  <div className={styles.stakes} role="group" aria-label={label}>
    {stakes.map(({ id, text }) => (
      <button key={id} type="button" className={styles.stake} disabled={disabled} onClick={() => onChoose(id)}>
        {text}
      </button>
    ))}
  </div>
);
