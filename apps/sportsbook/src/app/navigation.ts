import type { GeneralSettings } from "@touchline/brands";
import { formatPath, parsePath, type Route } from "@touchline/protocol";
import { createStore } from "zustand/vanilla";
import type { ReadonlyStore } from "../data/readonly-store.ts";
import { readTicketQuery, withBet } from "./ticket-query.ts";

export interface Place {
  readonly route: Route;
  /** How we came here: a step back wants its old scroll position, a step on does not. */
  readonly arrival: "push" | "pop";
  /** The address leaves open what the brand begins its sports with: a catalog, which is yet to be found. */
  readonly landing: boolean;
  /** Whose ticket the ticket page shows; null where the address does not say, and on every other page. */
  readonly betId: string | null;
}

/** A sports list is always of a time: without one in the address it is the brand's usual one. */
const withLanding = (route: Route, general: GeneralSettings): Route => {
  const { view, filters } = route;
  if (view !== "sports" || filters.date || filters.page || filters.event) return route;
  return { view, filters: { ...filters, date: general.gameLandingSetup.sports.time } };
};

/** The sports without anything that narrows them open with what the brand promotes, if it says so. */
const isLanding = ({ view, filters }: Route, { gameLandingSetup }: GeneralSettings): boolean =>
  view === "sports" && Object.keys(filters).length === 0 && gameLandingSetup.sports.type === "promo";

/** A page that is loaded again is come back to. */
const isReload = (): boolean => {
  const [entry] = performance.getEntriesByType?.("navigation") ?? [];
  return (entry as PerformanceNavigationTiming | undefined)?.type === "reload";
};

/** How many steps inside the app lead here. The history keeps it, so that forward and reload do not miscount. */
const depth = (): number => (history.state as { readonly depth?: number } | null)?.depth ?? 0;

/** Whose history the steps in the app are kept in, where it is not the app's own. */
interface AddressOwner {
  readonly back: () => void;
}

/** The address bar as a store. Whatever path is opened, the one shown is canonical and in the brand's words. */
export const createNavigation = (general: GeneralSettings) => {
  const words = general.pathWords;
  const read = (path: string, search: string, arrival: Place["arrival"]): Place => {
    const route = parsePath(path, words, general.baseRouteRedirect);
    const betId = route.view === "bet-details" ? readTicketQuery(search).betId : null;
    return { route: withLanding(route, general), arrival, landing: isLanding(route, general), betId };
  };

  const hrefOf = (route: Route, betId: string | null = null): string =>
    formatPath(route, words) + withBet(location.search, betId);
  const ticketHref = (betId: string): string => hrefOf({ view: "bet-details", filters: {} }, betId);
  const place = createStore<Place>(() => read(location.pathname, location.search, isReload() ? "pop" : "push"));

  /** A host that shows where we are in its own address bar writes down the steps itself: here there is one place, which changes. */
  let owner: AddressOwner | null = null;

  /** What the last landing led to: whoever is there need not land again. */
  let landed: string | null = null;

  const canonicalise = ({ route, betId }: Place): void => {
    const href = hrefOf(route, betId);
    if (href !== location.pathname + location.search) history.replaceState(history.state, "", href);
  };
  canonicalise(place.getState());

  /** Follows a path, or the address of a link with whatever query it has. */
  const go = (address: string): void => {
    const [path = "", search = ""] = address.split("?");
    const next = read(path, search, "push");
    const href = hrefOf(next.route, next.betId);
    const here = location.pathname + location.search;
    if (href === here || (next.landing && here === landed)) return;
    const state = { depth: depth() + 1 };
    if (owner) history.replaceState(state, "", href);
    else history.pushState(state, "", href);
    place.setState(next, true);
  };

  /** The host went back or forward, and this is where that leads. */
  const step = (address: string): void => {
    const [path = "", search = ""] = address.split("?");
    const next = read(path, search, "pop");
    history.replaceState({ depth: Math.max(0, depth() - 1) }, "", hrefOf(next.route, next.betId));
    place.setState(next, true);
  };

  /** What the sports open with has been found, or that there is no such thing. */
  const land = (catalog: number | undefined): void => {
    const before = place.getState();
    if (!before.landing) return;
    const { route } = before;
    const settled: Route = catalog === undefined ? route : { ...route, filters: { ...route.filters, catalog } };
    const next = { ...before, route: settled, landing: false };
    landed = hrefOf(settled);
    canonicalise(next);
    place.setState(next, true);
  };

  window.addEventListener("popstate", () => {
    const next = read(location.pathname, location.search, "pop");
    canonicalise(next);
    place.setState(next, true);
  });

  /** To where one came from; whoever came by the address itself goes to the base route. */
  const back = (): void => {
    if (depth() > 0) (owner ?? history).back();
    else go(formatPath({ view: general.baseRouteRedirect, filters: {} }, words));
  };

  /** Takes a parameter out of the address. */
  const forget = (parameter: string): void => {
    const address = new URL(location.href);
    if (!address.searchParams.has(parameter)) return;
    address.searchParams.delete(parameter);
    history.replaceState(history.state, "", address);
  };

  /** Where we are, without what the page was begun with. */
  const path = (): string => {
    const { route, betId } = place.getState();
    return formatPath(route, words) + withBet("", betId);
  };
  const setOwner = (next: AddressOwner | null): void => {
    owner = next;
  };

  return { place: place as ReadonlyStore<Place>, hrefOf, ticketHref, path, go, step, land, back, forget, setOwner };
};

export type Navigation = ReturnType<typeof createNavigation>;
