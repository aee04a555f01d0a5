import type { Filters, Route, Statistics } from "@touchline/protocol";
import { message } from "../../i18n/message.ts";
import { formatCount } from "../../i18n/numbers.ts";
import { sportIcon } from "../../ui/sport-icon.ts";
import { selectedOf } from "./leagues-choice.ts";

export interface TreeItem {
  readonly key: string;
  readonly level: 1 | 2 | 3;
  readonly name: string;
  readonly count: string;
  readonly href: string;
  readonly current: boolean;
  readonly icon?: string;
  readonly flag?: string;
  /** Undefined for an item without children. */
  readonly open?: boolean;
}

type CountedSport = Statistics["sports"][number];
type CountedCategory = CountedSport["categories"][number];
type CountedTournament = CountedCategory["tournaments"][number];

export interface TreeContext {
  readonly route: Route;
  readonly statistics: Statistics;
  readonly favouriteCount: number;
  readonly opened: ReadonlySet<string>;
  readonly hrefOf: (route: Route) => string;
}

/** On Live the links keep the live view; from every other page, and for outrights, they lead to sports. */
const placeRoute = ({ view, filters }: Route, place: Filters): Route => ({
  view: view === "live" && place.page !== "outrights" ? "live" : "sports",
  filters: { ...(filters.date ? { date: filters.date } : {}), ...place },
});

const item = (context: TreeContext, place: Filters): Pick<TreeItem, "href"> => ({
  href: context.hrefOf(placeRoute(context.route, place)),
});

export const specialItems = (context: TreeContext): TreeItem[] => {
  const { route, statistics, favouriteCount } = context;
  const specials = [
    {
      key: "favourites",
      icon: "star",
      count: favouriteCount,
      filters: { favourites: true },
      current: route.filters.favourites,
    },
    {
      key: "streams",
      icon: "play",
      count: statistics.totals.streamed,
      filters: { streamed: true },
      current: route.filters.streamed,
    },
    {
      key: "outrights",
      icon: "trophy",
      count: statistics.totals.outrights,
      filters: { date: "all", page: "outrights" },
      current: route.filters.page === "outrights",
    },
  ] as const;
  const offered = specials.filter(({ key, count, current }) => key === "favourites" || count > 0 || current);
  return offered.map(({ key, icon, count, filters, current }) => ({
    key,
    level: 1,
    icon,
    name: message(`filters.${key}`),
    count: formatCount(count),
    current: current === true,
    ...item(context, filters),
  }));
};

const tournamentItem = (
  context: TreeContext,
  level: 1 | 3,
  sport: CountedSport,
  category: CountedCategory,
  tournament: CountedTournament,
): TreeItem => ({
  key: `${level === 1 ? "top" : "t"}/${tournament.id}`,
  level,
  flag: category.flag,
  name: tournament.name,
  count: formatCount(tournament.count),
  current: selectedOf(context.route).includes(tournament.id),
  ...item(context, { sport: sport.id, category: category.id, tournament: tournament.id }),
});

export const topLeagueItems = (context: TreeContext): TreeItem[] =>
  context.statistics.sports.flatMap((sport) =>
    sport.categories.flatMap((category) =>
      category.tournaments
        .filter(({ top, count }) => top && count > 0)
        .map((tournament) => tournamentItem(context, 1, sport, category, tournament)),
    ),
  );

const categoryItems = (context: TreeContext, sport: CountedSport, category: CountedCategory): TreeItem[] => {
  const key = `c/${category.id}`;
  const open = context.opened.has(key);
  const { filters } = context.route;
  const self: TreeItem = {
    key,
    level: 2,
    flag: category.flag,
    name: category.name,
    count: formatCount(category.count),
    current: filters.category === category.id && selectedOf(context.route).length === 0,
    open,
    ...item(context, { sport: sport.id, category: category.id }),
  };
  const leagues = category.tournaments.filter(({ count }) => count > 0);
  return open ? [self, ...leagues.map((league) => tournamentItem(context, 3, sport, category, league))] : [self];
};

/** Sports, and under those that are open their countries and leagues. */
export const sportItems = (context: TreeContext): TreeItem[] =>
  context.statistics.sports
    .filter(({ count }) => count > 0)
    .flatMap((sport) => {
      const key = `s/${sport.id}`;
      const open = context.opened.has(key);
      const { filters } = context.route;
      const self: TreeItem = {
        key,
        level: 1,
        icon: sportIcon(sport.key),
        name: sport.name,
        count: formatCount(sport.count),
        current: filters.sport === sport.id && filters.category === undefined && selectedOf(context.route).length === 0,
        open,
        ...item(context, { sport: sport.id }),
      };
      const categories = sport.categories.filter(({ count }) => count > 0);
      return open ? [self, ...categories.flatMap((category) => categoryItems(context, sport, category))] : [self];
    });

/** Keys of the items that must be open for the current route's item to be visible. */
export const keysOfRoute = ({ filters }: Route): string[] => [
  ...(filters.sport === undefined ? [] : [`s/${filters.sport}`]),
  ...(filters.category === undefined ? [] : [`c/${filters.category}`]),
];
