import type { Filters, Route } from "@touchline/protocol";
import type { League, SportLeagues } from "./league-lists.ts";

export type TimeRange = "today" | "all";

/** What the sheet shows on its right: the leagues of a sport, or those that are favourites. */
export type Chosen = number | "favourites";

export const chosenOf = ({ filters }: Route): Chosen | null =>
  filters.favourites ? "favourites" : (filters.sport ?? null);

/** The sport that was chosen or, where none was or it has nothing, that of the marked league, or the first. */
export const sportShown = (
  sports: readonly SportLeagues[],
  chosen: Chosen | null,
  marked: League | null,
): SportLeagues | undefined => {
  const wanted = chosen ?? marked?.sportId;
  return sports.find(({ id }) => id === wanted) ?? sports[0];
};

interface Choice {
  readonly time: TimeRange;
  readonly chosen: Chosen | undefined;
  readonly league: League | null;
}

const placeOf = ({ chosen, league }: Choice): Filters => {
  if (league) return { sport: league.sportId, category: league.categoryId, tournament: league.id };
  if (chosen === "favourites") return { favourites: true };
  return chosen === undefined ? {} : { sport: chosen };
};

/** Where the sheet leads. An address holds one league; what is live has no time range of its own. */
export const routeOfChoice = ({ view, filters }: Route, choice: Choice): Route =>
  view === "live"
    ? { view, filters: { ...(filters.date ? { date: filters.date } : {}), ...placeOf(choice) } }
    : { view: "sports", filters: { date: choice.time, ...placeOf(choice) } };
