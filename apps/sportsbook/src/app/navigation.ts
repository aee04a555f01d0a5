import type { GeneralSettings } from "@touchline/brands";
import { formatPath, parsePath, type Route } from "@touchline/protocol";
import { createState, type Readable } from "../data/state.ts";

export interface Place {
  readonly route: Route;
  /** How we came here: a step back wants its old scroll position, a step on does not. */
  readonly arrival: "push" | "pop";
  /** The address leaves open what the brand begins its sports with: a catalog, which is yet to be found. */
  readonly landing: boolean;
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

/** The address bar as a store. Whatever path is opened, the one shown is canonical and in the brand's words. */
export const createNavigation = (general: GeneralSettings) => {
  const words = general.pathWords;
  const read = (path: string, arrival: Place["arrival"]): Place => {
    const route = parsePath(path, words, general.baseRouteRedirect);
    return { route: withLanding(route, general), arrival, landing: isLanding(route, general) };
  };

  const hrefOf = (route: Route): string => `${formatPath(route, words)}${location.search}`;
  const place = createState<Place>(read(location.pathname, isReload() ? "pop" : "push"));

  /** What the last landing led to: whoever is there need not land again. */
  let landed: string | null = null;

  const canonicalise = (route: Route): void => {
    if (hrefOf(route) !== location.pathname + location.search) history.replaceState(history.state, "", hrefOf(route));
  };
  canonicalise(place.get().route);

  /** Follows a path, or the address of a link with whatever query it has. */
  const go = (address: string): void => {
    const next = read(address.split("?")[0] ?? "", "push");
    const href = hrefOf(next.route);
    const here = location.pathname + location.search;
    if (href === here || (next.landing && here === landed)) return;
    history.pushState({ depth: depth() + 1 }, "", href);
    place.set(next);
  };

  /** What the sports open with has been found, or that there is no such thing. */
  const land = (catalog: number | undefined): void => {
    const { route, arrival, landing } = place.get();
    if (!landing) return;
    const settled: Route = catalog === undefined ? route : { ...route, filters: { ...route.filters, catalog } };
    landed = hrefOf(settled);
    canonicalise(settled);
    place.set({ route: settled, arrival, landing: false });
  };

  window.addEventListener("popstate", () => {
    const next = read(location.pathname, "pop");
    canonicalise(next.route);
    place.set(next);
  });

  /** To where one came from; whoever came by the address itself goes to the base route. */
  const back = (): void => {
    if (depth() > 0) history.back();
    else go(formatPath({ view: general.baseRouteRedirect, filters: {} }, words));
  };

  /** Takes a parameter out of the address. */
  const forget = (parameter: string): void => {
    const address = new URL(location.href);
    if (!address.searchParams.has(parameter)) return;
    address.searchParams.delete(parameter);
    history.replaceState(history.state, "", address);
  };

  return { place: place as Readable<Place>, hrefOf, go, land, back, forget };
};

export type Navigation = ReturnType<typeof createNavigation>;
