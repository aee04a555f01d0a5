import type { Filters, Route } from "@touchline/protocol";
import type { League, SportLeagues } from "./league-lists.ts";

export type TimeRange = "today" | "all";

/** The content of the right column: the leagues of a sport, or favourite leagues. */
export type Chosen = number | "favourites";

export const chosenOf = ({ filters }: Route): Chosen | null =>
  filters.favourites ? "favourites" : (filters.sport ?? null);

/** The chosen sport; if none was chosen or it has no match, that of the selected league, else the first. */
export const sportShown = (
  sports: readonly SportLeagues[],
  chosen: Chosen | null,
  selected: League | null,
): SportLeagues | undefined => {
  const wanted = chosen ?? selected?.sportId;
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

/** The route of the button. An address has at most one league, and Live has no time range. */
export const routeOfChoice = ({ view, filters }: Route, choice: Choice): Route =>
  view === "live"
    ? { view, filters: { ...(filters.date ? { date: filters.date } : {}), ...placeOf(choice) } }
    : { view: "sports", filters: { date: choice.time, ...placeOf(choice) } };
