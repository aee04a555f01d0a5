import { isPage, type Route } from "@touchline/protocol";
import { Suspense, useEffect } from "react";
import { useCounts } from "../../entities/offer-counts.ts";
import { PartBoundary } from "../../entities/part-boundary.tsx";
import { EventSkeleton } from "../../features/event-view/event-states.tsx";
import { BoardSkeleton } from "../../features/offer-list/board-skeleton.tsx";
import { message } from "../../i18n/message.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useIsSlow } from "../../ui/use-is-slow.ts";
import styles from "../layouts/shell.module.css";
import { hasFilters, screenOf } from "../router/navigation.ts";
import { SCREENS } from "../router/screens.ts";
import { placeName } from "../router/scroll-rule.ts";
import { useShownLocation } from "../router/shown-location.ts";
import { useServices } from "../services.ts";
import { listTitle } from "./list-title.ts";

const PageSkeleton = () => (
  <div className={styles.pageSkeleton} data-shown={useIsSlow()} aria-busy="true">
    <Skeleton width="40%" height={24} />
    <Skeleton width="100%" height={150} shape="box" />
    <Skeleton width="100%" height={150} shape="box" />
  </div>
);

/** The skeleton of a screen while its script loads. */
const ScreenSkeleton = () => {
  const { route } = useShownLocation();
  if (isPage(route) || route.filters.page === "search") return <PageSkeleton />;
  return route.filters.event === undefined ? <BoardSkeleton /> : <EventSkeleton />;
};

/** Narrow pages about one thing have a title instead of the brand's header. Last tickets are a main view and keep it. */
export const isHeaded = (route: Route): boolean =>
  (isPage(route) && route.view !== "last-tickets") || screenOf(route) === "outrights";

/** The ticket page has its own head, with bet type and status. */
export const hasOwnHead = ({ view }: Route): boolean => view === "bet-details";

export const titleOf = (route: Route): string => {
  const screen = screenOf(route);
  if (screen === "search") return message("navigation.search");
  if (screen === "outrights") return message("filters.outrights");
  switch (route.view) {
    case "last-tickets":
      return message("navigation.myBets");
    case "preferences":
      return message("preferences.title");
    case "bet-details":
      return message("ticket.title");
    default:
      return message(`title.${route.view}`);
  }
};

/** Lists are named after their narrowest filter, once its name is known. */
export const pageTitleOf = (route: Route, counts: Parameters<typeof listTitle>[1]): string =>
  (hasFilters(route) && listTitle(route, counts)) || titleOf(route);

/** Tells when the screen beside it is on the page. */
const Shown = () => {
  const { onShown } = useServices();
  useEffect(onShown);
  return null;
};

/** The screen of the shown location, under its title. */
export const RouteScreen = () => {
  const shown = useShownLocation();
  const { route } = shown;
  const Screen = SCREENS[screenOf(route)];
  const counts = useCounts();
  return (
    <>
      <h1 className={styles.pageTitle}>{pageTitleOf(route, counts)}</h1>
      <PartBoundary name={`screen ${placeName(route)}`} size="screen" resetKey={shown}>
        <Suspense fallback={<ScreenSkeleton />}>
          <Screen />
          <Shown />
        </Suspense>
      </PartBoundary>
    </>
  );
};
