import type { GeneralSettings } from "@touchline/brands";
import { formatPath, parsePath, type Route } from "../config/route.ts";
import { createState, type Readable } from "../data/state.ts";

export interface Place {
  readonly route: Route;
  /** How we came here: a step back wants its old scroll position, a step on does not. */
  readonly arrival: "push" | "pop";
}

/** A sports list is always of a time: without one in the address it is the brand's usual one. */
const withLanding = (route: Route, general: GeneralSettings): Route => {
  const { view, filters } = route;
  if (view !== "sports" || filters.date || filters.page === "search") return route;
  return { view, filters: { ...filters, date: general.gameLandingSetup.sports.time } };
};

/** The address bar as a store. Whatever path is opened, the one shown is canonical and in the brand's words. */
export const createNavigation = (general: GeneralSettings) => {
  const words = general.pathWords;
  const read = (path: string): Route => withLanding(parsePath(path, words, general.baseRouteRedirect), general);

  const hrefOf = (route: Route): string => `${formatPath(route, words)}${location.search}`;
  const place = createState<Place>({ route: read(location.pathname), arrival: "push" });

  const canonicalise = (route: Route): void => {
    if (hrefOf(route) !== location.pathname + location.search) history.replaceState(null, "", hrefOf(route));
  };
  canonicalise(place.get().route);

  const go = (path: string): void => {
    const route = read(path);
    if (hrefOf(route) === location.pathname + location.search) return;
    history.pushState(null, "", hrefOf(route));
    place.set({ route, arrival: "push" });
  };

  window.addEventListener("popstate", () => {
    const route = read(location.pathname);
    canonicalise(route);
    place.set({ route, arrival: "pop" });
  });

  return { place: place as Readable<Place>, hrefOf, go };
};

export type Navigation = ReturnType<typeof createNavigation>;
