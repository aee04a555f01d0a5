import styles from "./controls.module.css";
import { Icon } from "./icon.tsx";

interface TroubleProps {
  readonly problem: string;
  readonly onRetry: () => void;
}

/** What went wrong, and the way on. */
export const Trouble = ({ problem, onRetry }: TroubleProps) => (
  <div className={styles.trouble} role="alert">
    <Icon name="warn" size={22} />
    <p>{problem}</p>
    <button type="button" className={styles.button} onClick={onRetry}>
      <Icon name="refresh" />
      Try again
    </button>
  </div>
);
