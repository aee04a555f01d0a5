import type { GeneralSettings } from "@touchline/brands";
import { formatPath, parsePath, type Route } from "@touchline/protocol";
import { createState, type Readable } from "../data/state.ts";

export interface Place {
  readonly route: Route;
  /** How we came here: a step back wants its old scroll position, a step on does not. */
  readonly arrival: "push" | "pop";
}

/** A sports list is always of a time: without one in the address it is the brand's usual one. */
const withLanding = (route: Route, general: GeneralSettings): Route => {
  const { view, filters } = route;
  if (view !== "sports" || filters.date || filters.page || filters.event) return route;
  return { view, filters: { ...filters, date: general.gameLandingSetup.sports.time } };
};

/** A page that is loaded again is come back to. */
const isReload = (): boolean => {
  const [entry] = performance.getEntriesByType?.("navigation") ?? [];
  return (entry as PerformanceNavigationTiming | undefined)?.type === "reload";
};

/** The address bar as a store. Whatever path is opened, the one shown is canonical and in the brand's words. */
export const createNavigation = (general: GeneralSettings) => {
  const words = general.pathWords;
  const read = (path: string): Route => withLanding(parsePath(path, words, general.baseRouteRedirect), general);

  const hrefOf = (route: Route): string => `${formatPath(route, words)}${location.search}`;
  const place = createState<Place>({ route: read(location.pathname), arrival: isReload() ? "pop" : "push" });

  const canonicalise = (route: Route): void => {
    if (hrefOf(route) !== location.pathname + location.search) history.replaceState(null, "", hrefOf(route));
  };
  canonicalise(place.get().route);
  /** Inside the app since it was opened. */
  let steps = 0;

  const go = (path: string): void => {
    const route = read(path);
    if (hrefOf(route) === location.pathname + location.search) return;
    history.pushState(null, "", hrefOf(route));
    steps += 1;
    place.set({ route, arrival: "push" });
  };

  window.addEventListener("popstate", () => {
    const route = read(location.pathname);
    canonicalise(route);
    steps -= 1;
    place.set({ route, arrival: "pop" });
  });

  /** To where one came from; whoever came by the address itself goes to the base route. */
  const back = (): void => {
    if (steps > 0) history.back();
    else go(formatPath({ view: general.baseRouteRedirect, filters: {} }, words));
  };

  /** Takes a parameter out of the address. */
  const forget = (parameter: string): void => {
    const address = new URL(location.href);
    if (!address.searchParams.has(parameter)) return;
    address.searchParams.delete(parameter);
    history.replaceState(history.state, "", address);
    place.set({ ...place.get() });
  };

  return { place: place as Readable<Place>, hrefOf, go, back, forget };
};

export type Navigation = ReturnType<typeof createNavigation>;
