import { isPage } from "@touchline/protocol";
import { EventSkeleton } from "../../features/event-view/event-states.tsx";
import { BoardSkeleton } from "../../features/offer-list/board-skeleton.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useIsSlow } from "../../ui/use-is-slow.ts";
import styles from "../layouts/shell.module.css";
import { useShownLocation } from "../router/shown-location.ts";

const PageSkeleton = () => (
  <div className={styles.pageSkeleton} data-shown={useIsSlow()} aria-busy="true">
    <Skeleton width="40%" height={24} />
    <Skeleton width="100%" height={150} shape="plate" />
    <Skeleton width="100%" height={150} shape="plate" />
  </div>
);

/** The first screen while its script loads, in about its shape. */
export const ScreenSkeleton = () => {
  const { route } = useShownLocation();
  if (isPage(route) || route.filters.page === "search") return <PageSkeleton />;
  return route.filters.event === undefined ? <BoardSkeleton /> : <EventSkeleton />;
};
