import { isPage, type Route } from "@touchline/protocol";
import { type ReactNode, Suspense } from "react";
import { requestLogin } from "../host/notify-host.ts";
import { message } from "../i18n/message.ts";
import {
  EventScreen,
  HomeScreen,
  LastTickets,
  OutrightsScreen,
  PreferencesScreen,
  SearchScreen,
} from "./late-features.ts";
import { OfferScreen } from "./offer-screen.tsx";
import styles from "./shell.module.css";

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
    default:
      return message(`title.${route.view}`);
  }
};

const screenOf = (route: Route): ReactNode => {
  if (isSearch(route)) return <SearchScreen route={route} />;
  if (route.view === "preferences") return <PreferencesScreen />;
  if (route.view === "last-tickets") return <LastTickets onLogIn={requestLogin} />;
  if (route.filters.event !== undefined) return <EventScreen route={route} />;
  if (isOutrights(route)) return <OutrightsScreen route={route} />;
  if (isPlainHome(route)) return <HomeScreen route={route} />;
  return <OfferScreen route={route} />;
};

export const RouteScreen = ({ route }: { readonly route: Route }) => (
  <>
    <h1 className={styles.pageTitle}>{titleOf(route)}</h1>
    <Suspense>{screenOf(route)}</Suspense>
  </>
);
