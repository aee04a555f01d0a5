import { message } from "../../../i18n/message.ts";
import type { Lock } from "./history-points.ts";
import { lengthText, lockedText, reasonText } from "./history-words.ts";
import styles from "./value-history.module.css";

interface LocksListProps {
  readonly locks: readonly Lock[];
  readonly timeText: (at: number) => string;
  /** It still plays: a lock that has no end is one of now. */
  readonly isOpen: boolean;
}

const lengthOf = ({ from, to }: Lock): number => to - from;

/** When it could not be cashed out, how long and why. */
export const LocksList = ({ locks, timeText, isOpen }: LocksListProps) => (
  <div className={styles.locks}>
    <h4 className={styles.locksTitle}>
      {lockedText(locks)}
      {locks.length > 1 && (
        <span>
          {message("course.lockedInAll", { length: lengthText(locks.reduce((sum, lock) => sum + lengthOf(lock), 0)) })}
        </span>
      )}
    </h4>
    {locks.length > 0 && (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, also by the keys
      <ol className={styles.locksList} tabIndex={0} aria-label={lockedText(locks)}>
        {locks.map((lock) => (
          <li key={lock.number} className={styles.lock}>
            <span className={styles.number}>{lock.number}</span>
            <span className={styles.reason}>
              <b>{reasonText(lock.code)}</b>
              <span>
                <bdi>{timeText(lock.from)}</bdi> ·{" "}
                {lock.last && isOpen ? message("course.lockedNow") : <bdi>{lengthText(lengthOf(lock))}</bdi>}
              </span>
            </span>
            {lock.code !== null && <span className={styles.code}>{lock.code}</span>}
          </li>
        ))}
      </ol>
    )}
  </div>
);
