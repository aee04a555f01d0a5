import { useHref } from "../../entities/links/links-context.ts";
import { useIsNarrow } from "../../entities/viewport/use-is-narrow.ts";
import { message } from "../../i18n/message.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useIsSlow } from "../../ui/use-is-slow.ts";
import styles from "./outrights.module.css";

export const NoOutrights = () => {
  const hrefOf = useHref();
  return (
    <EmptyState drawing="none" title={message("outrights.none")} text={message("outrights.noneText")}>
      <ButtonLink kind="primary" href={hrefOf({ view: "sports", filters: { date: "all" } })}>
        {message("outrights.toSports")}
      </ButtonLink>
    </EmptyState>
  );
};

const ROWS = [0, 1, 2, 3, 4];

/** The prices in their final shape while they load. */
export const PricesWaiting = () => (
  <div className={styles.chosen} role="status" aria-label={message("outrights.loading")}>
    {ROWS.map((row) => (
      <div key={row} className={styles.runner}>
        <span className={styles.name}>
          <Skeleton width="60%" height={14} />
        </span>
        <Skeleton width={96} height={36} shape="box" />
      </div>
    ))}
  </div>
);

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
export const OutrightsWaiting = () => {
  const isNarrow = useIsNarrow();
  const isSlow = useIsSlow();
  if (!isSlow) return null;
  return (
    <div role="status" aria-label={message("board.loading")}>
      {isNarrow ? <NarrowWaiting /> : <WideWaiting />}
    </div>
  );
};
