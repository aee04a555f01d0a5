import { useHref } from "../../entities/links/links-context.ts";
import { message } from "../../i18n/message.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useIsSlow } from "../../ui/use-is-slow.ts";
import styles from "./event-view.module.css";

const CARDS = ["first", "second", "third", "fourth"];

/** The event in its final shape while it loads. */
export const EventSkeleton = () => {
  const isSlow = useIsSlow();
  return (
    <div className={styles.skeleton} role="status" aria-label={message("eventView.loading")} data-shown={isSlow}>
      <div className={styles.card}>
        <Skeleton width="100%" height={150} shape="box" />
      </div>
      <Skeleton width="100%" height={44} shape="box" />
      {CARDS.map((card) => (
        <div key={card} className={styles.card}>
          <Skeleton width={140} height={18} />
          <Skeleton width="100%" height={50} shape="box" />
        </div>
      ))}
    </div>
  );
};

export const EventGone = () => {
  const hrefOf = useHref();
  return (
    <EmptyState drawing="none" title={message("eventView.goneTitle")} text={message("eventView.goneText")}>
      <ButtonLink kind="primary" href={hrefOf({ view: "sports", filters: { date: "all" } })}>
        {message("eventView.goneAction")}
      </ButtonLink>
    </EmptyState>
  );
};
