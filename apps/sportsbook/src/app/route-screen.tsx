import { isPage, type Route } from "@touchline/protocol";
import { type ReactNode, Suspense } from "react";
import { useStore } from "zustand";
import { PartBoundary } from "../entities/part-boundary.tsx";
import { requestLogin } from "../host/host-pages.ts";
import { message } from "../i18n/message.ts";
import {
  EventScreen,
  HomeScreen,
  OutrightsScreen,
  PreferencesScreen,
  SCREEN_FILES,
  SearchScreen,
  TicketScreen,
} from "./late-features.ts";
import { LastTickets } from "./late-slip.ts";
import { listTitle } from "./list-title.ts";
import type { Place } from "./navigation.ts";
import { OfferScreen } from "./offer-screen.tsx";
import { ScreenSkeleton } from "./screen-skeleton.tsx";
import { placeName } from "./scroll-rule.ts";
import { useServices } from "./services.ts";
import styles from "./shell.module.css";
import { useCounts } from "./use-counts.ts";

const isSearch = ({ filters }: Route): boolean => filters.page === "search";

const isOutrights = ({ filters }: Route): boolean => filters.page === "outrights" && filters.event === undefined;

/** Pages about one thing are headed by its name where there is no room for more; a punter's tickets are one of the main views. */
export const isHeaded = (route: Route): boolean =>
  (isPage(route) && route.view !== "last-tickets") || isOutrights(route);

/** A ticket heads itself: with what it is, and how it stands. */
export const hasOwnHead = ({ view }: Route): boolean => view === "bet-details";

const isEvent = ({ filters }: Route): boolean => filters.event !== undefined;

const isPlainHome = ({ view, filters }: Route): boolean => view === "homepage" && Object.keys(filters).length === 0;

/** Asks for the file of a screen with odds before it is drawn. Where that fails, drawing it tries again and says so. */
export const preloadScreen = (route: Route): void => {
  const file = isEvent(route) ? "event" : isOutrights(route) ? "outrights" : isPlainHome(route) ? "home" : null;
  if (file) SCREEN_FILES[file]().catch(() => undefined);
};

export const hasFilters = (route: Route): boolean =>
  route.view !== "homepage" && !isSearch(route) && !isPage(route) && !isOutrights(route) && !isEvent(route);

export const titleOf = (route: Route): string => {
  if (isSearch(route)) return message("navigation.search");
  if (isOutrights(route)) return message("filters.outrights");
  switch (route.view) {
    case "last-tickets":
      return message("lastTickets.title");
    case "preferences":
      return message("preferences.title");
    case "bet-details":
      return message("ticket.title");
    default:
      return message(`title.${route.view}`);
  }
};

/** Lists are named after what narrows them, once its name is known. */
export const pageTitleOf = (route: Route, counts: Parameters<typeof listTitle>[1]): string =>
  (hasFilters(route) && listTitle(route, counts)) || titleOf(route);

interface Visitor {
  readonly signedIn: boolean;
  readonly onLogIn: () => void;
  readonly ticketHref: (betId: string) => string;
}

const screenOf = ({ route, betId }: Place, visitor: Visitor): ReactNode => {
  if (isSearch(route)) return <SearchScreen route={route} />;
  if (route.view === "preferences") return <PreferencesScreen />;
  if (route.view === "last-tickets") return <LastTickets {...visitor} />;
  if (route.view === "bet-details") return <TicketScreen betId={betId} />;
  if (route.filters.event !== undefined) return <EventScreen route={route} />;
  if (isOutrights(route)) return <OutrightsScreen route={route} />;
  if (isPlainHome(route)) return <HomeScreen route={route} />;
  return <OfferScreen route={route} />;
};

export const RouteScreen = ({ place }: { readonly place: Place }) => {
  const { navigation, session } = useServices();
  const counts = useCounts();
  const { status } = useStore(session);
  const { route } = place;
  const visitor = {
    signedIn: status === "signedIn",
    onLogIn: requestLogin,
    ticketHref: navigation.ticketHref,
  };
  return (
    <>
      <h1 className={styles.pageTitle}>{pageTitleOf(route, counts)}</h1>
      <PartBoundary name={`screen ${placeName(route)}`} size="screen" resetKey={place}>
        <Suspense fallback={<ScreenSkeleton route={route} />}>{screenOf(place, visitor)}</Suspense>
      </PartBoundary>
    </>
  );
};
