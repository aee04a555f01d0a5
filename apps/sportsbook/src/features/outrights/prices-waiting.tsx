import { message } from "../../i18n/message.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import styles from "./outrights.module.css";

const ROWS = [0, 1, 2, 3, 4];

/** The prices in their final shape while they load. */
export const PricesWaiting = () => (
  <div className={styles.chosen} role="status" aria-label={message("outrights.loading")}>
    {ROWS.map((row) => (
      <div key={row} className={styles.runner}>
        <span className={styles.name}>
          <Skeleton width="60%" height={14} />
        </span>
        <Skeleton width={96} height={36} shape="plate" />
      </div>
    ))}
  </div>
);
