import { Icon } from "./icon.tsx";
import styles from "./star.module.css";

interface StarProps {
  readonly pressed: boolean;
  readonly label: string;
  readonly onToggle: () => void;
  readonly size?: number;
}

export const Star = ({ pressed, label, onToggle, size = 18 }: StarProps) => (
  <button
    type="button"
    className={styles.star}
    aria-pressed={pressed}
    aria-label={label}
    data-tooltip="top"
    onClick={onToggle}
  >
    <Icon name={pressed ? "star-f" : "star"} size={size} />
  </button>
);
