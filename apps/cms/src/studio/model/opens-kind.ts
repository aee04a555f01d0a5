import { findRoute, formatPath, type PathWords, type Route } from "@touchline/protocol";

export const OPENS_KINDS = ["nothing", "match", "league", "page", "path", "address"] as const;
export type OpensKind = (typeof OPENS_KINDS)[number];

/** Pages of the app that an editor names rather than finds. */
export const PAGE_ROUTES = {
  homepage: { view: "homepage", filters: {} },
  sports: { view: "sports", filters: {} },
  today: { view: "sports", filters: { date: "today" } },
  live: { view: "live", filters: {} },
  outrights: { view: "sports", filters: { page: "outrights" } },
  search: { view: "sports", filters: { page: "search" } },
  "last-tickets": { view: "last-tickets", filters: {} },
  preferences: { view: "preferences", filters: {} },
} as const satisfies Record<string, Route>;
export type PageName = keyof typeof PAGE_ROUTES;
export const PAGE_NAMES = Object.keys(PAGE_ROUTES) as readonly PageName[];

export const pathOfPage = (page: PageName, words: PathWords): string => formatPath(PAGE_ROUTES[page], words);

/** The page that a path names; null where it is none of them. */
export const pageOf = (route: string, words: PathWords): PageName | null => {
  const found = route.startsWith("/") ? findRoute(route, words) : null;
  const path = found && formatPath(found, words);
  return PAGE_NAMES.find((page) => pathOfPage(page, words) === path) ?? null;
};

/** What kind of link a route is. */
export const kindOf = (route: string | null, words: PathWords): OpensKind => {
  if (!route) return "nothing";
  if (!route.startsWith("/")) return "address";
  const filters = findRoute(route.split(/[?#]/)[0] ?? "", words)?.filters;
  if (filters?.event !== undefined) return "match";
  if (filters?.tournament !== undefined) return "league";
  return pageOf(route, words) ? "page" : "path";
};
