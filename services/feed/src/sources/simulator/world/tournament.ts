import { COUNTRIES, type Country, countryOf } from "./countries.ts";
import { SPORT_KEYS, type SportKey, TOURNAMENTS, type TournamentRow } from "./tournaments.ts";

export interface Tournament extends TournamentRow {
  /** Position among all tournaments; part of its events' ids. */
  readonly index: number;
  readonly id: number;
  readonly sport: SportKey;
  readonly sportId: number;
  readonly categoryId: number;
  readonly country: Country;
  readonly teamCount: number;
  readonly rank: number;
}

const DEFAULT_TEAMS = 16;

export const sportIdOf = (sport: SportKey): number => SPORT_KEYS.indexOf(sport) + 1;

export const categoryIdOf = (sportId: number, flag: string): number =>
  sportId * 100 + COUNTRIES.findIndex((country) => country.flag === flag) + 1;

export const ALL_TOURNAMENTS: readonly Tournament[] = SPORT_KEYS.flatMap((sport) =>
  TOURNAMENTS[sport].map((row, rank) => {
    const sportId = sportIdOf(sport);
    return {
      ...row,
      id: sportId * 1000 + rank + 1,
      sport,
      sportId,
      categoryId: categoryIdOf(sportId, row.flag),
      country: countryOf(row.flag),
      teamCount: row.teams ?? DEFAULT_TEAMS,
      rank: rank + 1,
    };
  }),
).map((tournament, index) => ({ ...tournament, index }));
