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

/** How many steps inside the app lead here. The history keeps it, so that forward and reload do not miscount. */
const depth = (): number => (history.state as { readonly depth?: number } | null)?.depth ?? 0;

/** The address bar as a store. Whatever path is opened, the one shown is canonical and in the brand's words. */
export const createNavigation = (general: GeneralSettings) => {
  const words = general.pathWords;
  const read = (path: string): Route => withLanding(parsePath(path, words, general.baseRouteRedirect), general);

  const hrefOf = (route: Route): string => `${formatPath(route, words)}${location.search}`;
  const place = createState<Place>({ route: read(location.pathname), arrival: isReload() ? "pop" : "push" });

  const canonicalise = (route: Route): void => {
    if (hrefOf(route) !== location.pathname + location.search) history.replaceState(history.state, "", hrefOf(route));
  };
  canonicalise(place.get().route);

  /** Follows a path, or the address of a link with whatever query it has. */
  const go = (address: string): void => {
    const route = read(address.split("?")[0] ?? "");
    if (hrefOf(route) === location.pathname + location.search) return;
    history.pushState({ depth: depth() + 1 }, "", hrefOf(route));
    place.set({ route, arrival: "push" });
  };

  window.addEventListener("popstate", () => {
    const route = read(location.pathname);
    canonicalise(route);
    place.set({ route, arrival: "pop" });
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

  return { place: place as Readable<Place>, hrefOf, go, back, forget };
};

export type Navigation = ReturnType<typeof createNavigation>;
