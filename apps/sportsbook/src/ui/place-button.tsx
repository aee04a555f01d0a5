import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import styles from "./place-button.module.css";
import { Spinner } from "./spinner.tsx";

interface PlaceButtonProps {
  /** What the press does, with the amount in it. */
  readonly text: string;
  /** What comes of it: the returns, the odds now. */
  readonly note?: string;
  readonly icon?: string;
  readonly disabled?: boolean;
  /** Sent, the answer is still to come; while a live delay runs, the share of it that is left. */
  readonly waiting?: boolean | number;
  readonly onPlace: () => void;
}

/** The one button that spends money. */
export const PlaceButton = ({ text, note, icon, disabled = false, waiting = false, onPlace }: PlaceButtonProps) => {
  const isWaiting = waiting !== false;
  return (
    <button
      type="button"
      className={classNames(styles.place, isWaiting && styles.waiting)}
      disabled={disabled}
      aria-disabled={isWaiting || undefined}
      aria-busy={isWaiting || undefined}
      onClick={isWaiting ? undefined : onPlace}
    >
      <span className={styles.text}>
        {isWaiting ? <Spinner /> : icon && <Icon name={icon} size={20} />}
        {text}
      </span>
      {note && <small className={styles.note}>{note}</small>}
      {typeof waiting === "number" && <span className={styles.bar} style={{ width: `${waiting * 100}%` }} />}
    </button>
  );
};
