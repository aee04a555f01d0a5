import { message } from "../../i18n/message.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useIsSlow } from "../../ui/use-is-slow.ts";
import styles from "./outrights.module.css";
import { PricesWaiting } from "./prices-waiting.tsx";

const ENTRIES = [0, 1, 2, 3, 4, 5, 6, 7];

const NarrowWaiting = () => (
  <div className={styles.cards}>
    {ENTRIES.map((entry) => (
      <div key={entry} className={styles.card}>
        <div className={styles.cardHead}>
          <Skeleton width={18} height={13} />
          <Skeleton width="45%" height={14} />
        </div>
        {entry === 0 && <PricesWaiting />}
      </div>
    ))}
  </div>
);

const WideWaiting = () => (
  <div className={styles.wide}>
    <div className={styles.list}>
      {ENTRIES.map((entry) => (
        <div key={entry} className={styles.entry}>
          <Skeleton width={18} height={13} />
          <span className={styles.names}>
            <Skeleton width={110} height={13} />
          </span>
        </div>
      ))}
    </div>
    <PricesWaiting />
  </div>
);

/** The competitions in their final shape while they load. */
export const OutrightsWaiting = ({ isNarrow }: { readonly isNarrow: boolean }) => {
  const isSlow = useIsSlow();
  if (!isSlow) return null;
  return (
    <div role="status" aria-label={message("board.loading")}>
      {isNarrow ? <NarrowWaiting /> : <WideWaiting />}
    </div>
  );
};
