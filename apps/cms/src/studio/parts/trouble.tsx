import { shellWords } from "../words/shell.ts";
import { useWords } from "../words/use-words.ts";
import styles from "./controls.module.css";
import { Icon } from "./icon.tsx";

interface TroubleProps {
  readonly problem: string;
  readonly onRetry: () => void;
}

/** What went wrong, and the way on. */
export const Trouble = ({ problem, onRetry }: TroubleProps) => {
  const words = useWords(shellWords);
  return (
    <div className={styles.trouble} role="alert">
      <Icon name="warn" size={22} />
      <p>{problem}</p>
      <button type="button" className={styles.button} onClick={onRetry}>
        <Icon name="refresh" />
        {words.tryAgain}
      </button>
    </div>
  );
};
