import { isPage, type Route } from "@touchline/protocol";
import { type ReactNode, Suspense } from "react";
import { useStateValue } from "../data/use-state-value.ts";
import { requestLogin } from "../host/notify-host.ts";
import { message } from "../i18n/message.ts";
import {
  BetTicket,
  EventScreen,
  HomeScreen,
  LastTickets,
  OutrightsScreen,
  PreferencesScreen,
  SearchScreen,
} from "./late-features.ts";
import { listTitle } from "./list-title.ts";
import { OfferScreen } from "./offer-screen.tsx";
import { useServices } from "./services.ts";
import styles from "./shell.module.css";
import { usePageTitle } from "./use-document-title.ts";

const isSearch = ({ filters }: Route): boolean => filters.page === "search";

const isOutrights = ({ filters }: Route): boolean => filters.page === "outrights" && filters.event === undefined;

/** Pages about one thing are headed by its name where there is no room for more. */
export const isHeaded = (route: Route): boolean => isPage(route) || isOutrights(route);

const isEvent = ({ filters }: Route): boolean => filters.event !== undefined;

const isPlainHome = ({ view, filters }: Route): boolean => view === "homepage" && Object.keys(filters).length === 0;

export const hasFilters = (route: Route): boolean =>
  route.view !== "homepage" && !isSearch(route) && !isHeaded(route) && !isEvent(route);

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

interface Visitor {
  readonly signedIn: boolean;
  readonly lastTicketsHref: string;
  readonly onLogIn: () => void;
}

const screenOf = (route: Route, visitor: Visitor): ReactNode => {
  if (isSearch(route)) return <SearchScreen route={route} />;
  if (route.view === "preferences") return <PreferencesScreen />;
  if (route.view === "last-tickets") return <LastTickets {...visitor} />;
  if (route.view === "bet-details") return <BetTicket {...visitor} />;
  if (route.filters.event !== undefined) return <EventScreen route={route} />;
  if (isOutrights(route)) return <OutrightsScreen route={route} />;
  if (isPlainHome(route)) return <HomeScreen route={route} />;
  return <OfferScreen route={route} />;
};

export const RouteScreen = ({ route }: { readonly route: Route }) => {
  const { navigation, offer, session } = useServices();
  const counts = useStateValue(offer.counts);
  const { status } = useStateValue(session);
  const title = (hasFilters(route) && listTitle(route, counts)) || titleOf(route);
  usePageTitle(title);
  const visitor = {
    signedIn: status === "signedIn",
    lastTicketsHref: navigation.hrefOf({ view: "last-tickets", filters: {} }),
    onLogIn: requestLogin,
  };
  return (
    <>
      <h1 className={styles.pageTitle}>{title}</h1>
      <Suspense>{screenOf(route, visitor)}</Suspense>
    </>
  );
};
