import { isPage, type Route } from "@touchline/protocol";
import { type ReactNode, Suspense } from "react";
import { requestLogin } from "../host/notify-host.ts";
import { message } from "../i18n/message.ts";
import { LastTickets, PreferencesScreen, SearchScreen } from "./late-features.ts";
import { OfferScreen } from "./offer-screen.tsx";
import styles from "./shell.module.css";

const isSearch = ({ filters }: Route): boolean => filters.page === "search";

export const hasFilters = (route: Route): boolean => route.view !== "homepage" && !isSearch(route) && !isPage(route);

export const titleOf = (route: Route): string => {
  if (isSearch(route)) return message("navigation.search");
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
  return <OfferScreen route={route} />;
};

export const RouteScreen = ({ route }: { readonly route: Route }) => (
  <>
    <h1 className={styles.pageTitle}>{titleOf(route)}</h1>
    <Suspense>{screenOf(route)}</Suspense>
  </>
);
