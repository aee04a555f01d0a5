import type { Filters, Route } from "@touchline/protocol";
import type { League, SportLeagues } from "./league-lists.ts";

export type TimeRange = "today" | "all";

/** The content of the right column: the leagues of a sport, or favourite leagues. */
export type Chosen = number | "favourites";

export const chosenOf = ({ filters }: Route): Chosen | null =>
  filters.favourites ? "favourites" : (filters.sport ?? null);

/** Leagues that are selected when the sheet opens. */
export const selectedOf = ({ filters }: Route): readonly number[] =>
  filters.tournaments ?? (filters.tournament === undefined ? [] : [filters.tournament]);

/** The chosen sport; if none was chosen or it has no match, that of the first selected league, else the first. */
export const sportShown = (
  sports: readonly SportLeagues[],
  chosen: Chosen | null,
  selected: readonly League[],
): SportLeagues | undefined => {
  const wanted = chosen ?? selected[0]?.sportId;
  return sports.find(({ id }) => id === wanted) ?? sports[0];
};

interface Choice {
  readonly time: TimeRange;
  readonly chosen: Chosen | undefined;
  readonly leagues: readonly League[];
}

/** The category of several leagues is not written: they may be of different countries, and of different sports among favourites. */
const placeOf = ({ chosen, leagues }: Choice): Filters => {
  const [league] = leagues;
  if (league && leagues.length === 1)
    return { sport: league.sportId, category: league.categoryId, tournament: league.id };
  if (league) {
    const isOneSport = leagues.every(({ sportId }) => sportId === league.sportId);
    return { ...(isOneSport ? { sport: league.sportId } : {}), tournaments: leagues.map(({ id }) => id) };
  }
  if (chosen === "favourites") return { favourites: true };
  return chosen === undefined ? {} : { sport: chosen };
};

/** The route of the button. Live has no time range. */
export const routeOfChoice = ({ view, filters }: Route, choice: Choice): Route =>
  view === "live"
    ? { view, filters: { ...(filters.date ? { date: filters.date } : {}), ...placeOf(choice) } }
    : { view: "sports", filters: { date: choice.time, ...placeOf(choice) } };
