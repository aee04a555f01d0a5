import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import styles from "./place-button.module.css";
import { Spinner } from "./spinner.tsx";

interface PlaceButtonProps {
  /** What the press does, with the amount in it. */
  readonly text: string;
  /** A second line: the payout or the current odds. */
  readonly note?: string;
  readonly icon?: string;
  readonly disabled?: boolean;
  /** True until the server has answered; during a live delay, the remaining share of it from 1 to 0. */
  readonly waiting?: boolean | number;
  readonly onPlace: () => void;
}

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
