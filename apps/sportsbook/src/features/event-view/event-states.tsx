import { useEffect, useState, useSyncExternalStore } from "react";
import { pageTicker } from "../../data/ticker.ts";
import { message } from "../../i18n/message.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import styles from "./event-view.module.css";

/** Quick loads show no skeleton at all. */
const SKELETON_AFTER = 150;

const CARDS = ["first", "second", "third", "fourth"];

/** The event in its final shape while it loads. */
export const EventSkeleton = () => {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SKELETON_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.skeleton} role="status" aria-label={message("eventView.loading")} data-shown={isSlow}>
      <div className={styles.card}>
        <Skeleton width="100%" height={150} shape="plate" />
      </div>
      <Skeleton width="100%" height={44} shape="plate" />
      {CARDS.map((card) => (
        <div key={card} className={styles.card}>
          <Skeleton width={140} height={18} />
          <Skeleton width="100%" height={50} shape="plate" />
        </div>
      ))}
    </div>
  );
};

export const EventFailure = ({ retryAt, onRetry }: { readonly retryAt: number; readonly onRetry: () => void }) => {
  const seconds = useSyncExternalStore(pageTicker.subscribe, () =>
    Math.max(0, Math.ceil((retryAt - Date.now()) / 1000)),
  );
  return (
    <EmptyState mark="error" title={message("failure.title")} text={message("failure.text", { seconds })}>
      <Button onClick={onRetry}>
        <Icon name="refresh" />
        {message("failure.action")}
      </Button>
    </EmptyState>
  );
};

export const EventGone = ({ href }: { readonly href: string }) => (
  <EmptyState mark="none" title={message("eventView.goneTitle")} text={message("eventView.goneText")}>
    <ButtonLink kind="primary" href={href}>
      {message("eventView.goneAction")}
    </ButtonLink>
  </EmptyState>
);
