import type { Statistics } from "@touchline/protocol";

export interface TopLeague {
  readonly id: number;
  readonly name: string;
  readonly flag: string;
}

const MOST = 6;

/** Leagues with the most events, suggested when a search has no results. */
export const topLeaguesOf = (statistics: Statistics | null): TopLeague[] =>
  (statistics?.sports ?? [])
    .flatMap(({ categories }) =>
      categories.flatMap(({ flag, tournaments }) =>
        tournaments.filter(({ top, count }) => top && count > 0).map(({ id, name }) => ({ id, name, flag })),
      ),
    )
    .slice(0, MOST);
