import { Suspense } from "react";
import type { Route } from "../config/route.ts";
import { messages } from "../i18n/messages.ts";
import { SearchScreen } from "./late-features.ts";
import { OfferScreen } from "./offer-screen.tsx";
import styles from "./shell.module.css";

const isSearch = ({ filters }: Route): boolean => filters.page === "search";

export const hasFilters = (route: Route): boolean => route.view !== "homepage" && !isSearch(route);

const titleOf = (route: Route): string => (isSearch(route) ? messages.navigation.search : messages.titles[route.view]);

export const RouteScreen = ({ route }: { readonly route: Route }) => (
  <>
    <h1 className={styles.pageTitle}>{titleOf(route)}</h1>
    {isSearch(route) ? (
      <Suspense>
        <SearchScreen route={route} />
      </Suspense>
    ) : (
      <OfferScreen route={route} />
    )}
  </>
);
