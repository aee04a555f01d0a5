import type { Filters, PromotedStatistics, Route, Statistics } from "@touchline/protocol";
import { message } from "../../i18n/message.ts";
import { formatCount } from "../../i18n/numbers.ts";
import type { SegmentLink } from "../../ui/segments.tsx";
import { sportIcon } from "../../ui/sport-icon.ts";

export type HrefOf = (route: Route) => string;

export interface FilterLink {
  readonly key: string;
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
  readonly count?: string | undefined;
  readonly icon?: string;
}

/** The same page with other filters; filters set to undefined are removed. */
const withFilters = (route: Route, changes: { readonly [Key in keyof Filters]?: Filters[Key] | undefined }): Route => {
  const entries = Object.entries({ ...route.filters, ...changes }).filter(([, value]) => value !== undefined);
  return { view: route.view, filters: Object.fromEntries(entries) };
};

const NO_PLACE = { sport: undefined, category: undefined, tournament: undefined, tournaments: undefined };
const NO_CHOICE = {
  catalog: undefined,
  promotedOffer: undefined,
  favourites: undefined,
  streamed: undefined,
  page: undefined,
  event: undefined,
};

export const timeLinks = (route: Route, statistics: Statistics | null, hrefOf: HrefOf): SegmentLink[] =>
  (["today", "all"] as const).map((date) => ({
    href: hrefOf(withFilters(route, { date, event: undefined })),
    label: message(`filters.${date}`),
    count: statistics ? formatCount(statistics.totals[date]) : undefined,
    current: route.filters.date === date,
  }));

const totalCount = (statistics: Statistics): number => statistics.sports.reduce((sum, { count }) => sum + count, 0);

/** Every sport that has events, after a tab for all of them. */
export const sportLinks = (route: Route, statistics: Statistics | null, hrefOf: HrefOf): FilterLink[] => {
  if (!statistics) return [];
  const everySport: FilterLink = {
    key: "all",
    label: message("filters.all"),
    icon: "grid",
    href: hrefOf(withFilters(route, { ...NO_PLACE, ...NO_CHOICE })),
    current: route.filters.sport === undefined,
    count: formatCount(totalCount(statistics)),
  };
  const sports = statistics.sports.filter(({ id, count }) => count > 0 || id === route.filters.sport);
  return [
    everySport,
    ...sports.map(({ id, key, name, count }) => ({
      key,
      label: name,
      icon: sportIcon(key),
      href: hrefOf(withFilters(route, { ...NO_PLACE, ...NO_CHOICE, sport: id })),
      current: route.filters.sport === id,
      count: formatCount(count),
    })),
  ];
};

/** The link of an active chip removes its filter. */
const choiceLink = (
  route: Route,
  hrefOf: HrefOf,
  choice: Partial<Filters>,
  current: boolean,
): Pick<FilterLink, "href" | "current"> => ({
  href: hrefOf(withFilters(route, { ...NO_CHOICE, ...(current ? {} : choice) })),
  current,
});

export const favouritesLink = (route: Route, hrefOf: HrefOf) =>
  choiceLink(route, hrefOf, { favourites: true }, route.filters.favourites === true);

export const streamsLink = (route: Route, hrefOf: HrefOf) =>
  choiceLink(route, hrefOf, { streamed: true }, route.filters.streamed === true);

export const outrightsLink = (route: Route, hrefOf: HrefOf) =>
  choiceLink(route, hrefOf, { date: "all", page: "outrights" }, route.filters.page === "outrights");

export const catalogLinks = (route: Route, promoted: PromotedStatistics | null, hrefOf: HrefOf): FilterLink[] =>
  (promoted?.catalogs ?? [])
    .filter(({ id, count }) => count > 0 || id === route.filters.catalog)
    .map(({ id, name, count }) => ({
      key: String(id),
      label: name,
      count: formatCount(count),
      ...choiceLink(route, hrefOf, { catalog: id }, route.filters.catalog === id),
    }));
