import { isPage, type PageName, type Route } from "@touchline/protocol";

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
