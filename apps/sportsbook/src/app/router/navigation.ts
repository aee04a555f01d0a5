import { isPage, type PageName, type Route } from "@touchline/protocol";
import type { ReadonlyStore } from "../../data/store.ts";
import type { AppLocation } from "./app-location.ts";

/** What draws a route. Each has a route of its own in the router. */
export type ScreenName = "home" | "list" | "outrights" | "event" | "search" | PageName;

export const screenOf = (route: Route): ScreenName => {
  const { view, filters } = route;
  if (isPage(route)) return view as PageName;
  if (filters.page === "search") return "search";
  if (filters.event !== undefined) return "event";
  if (filters.page === "outrights") return "outrights";
  return view === "homepage" && Object.keys(filters).length === 0 ? "home" : "list";
};

/** Lists of the offer have a bar of filters; a part of the homepage that is opened as a list has none. */
export const hasFilters = (route: Route): boolean => screenOf(route) === "list" && route.view !== "homepage";

/** Whose history the steps in the app are kept in, where it is not the app's own. */
export interface AddressOwner {
  readonly back: () => void;
}

/** Where the app is, and how to go elsewhere. */
export interface Navigation {
  /** That of the address; the screen may still show the one before. */
  readonly location: ReadonlyStore<AppLocation>;
  /** The query that the page was begun with goes along. */
  readonly hrefOf: (route: Route) => string;
  readonly ticketHref: (betId: string) => string;
  /** Where we are, without what the page was begun with. */
  readonly path: () => string;
  /** Follows a path, or the address of a link with whatever query it has. */
  readonly go: (address: string) => void;
  /** To where one came from; whoever came by the address itself goes to the base route. */
  readonly back: () => void;
  /** Asks for the script of the screen that a link leads to. */
  readonly preload: (address: string) => void;
  /** The host went back or forward, and this is where that leads. */
  readonly step: (address: string) => void;
  /** A host that shows where we are in its own address bar keeps the steps itself: here there is one entry, which changes. */
  readonly setOwner: (owner: AddressOwner | null) => void;
}
