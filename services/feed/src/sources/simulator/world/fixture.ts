import { hash, share } from "../chance/random.ts";
import { type CatalogPlace, placeInCatalogs } from "./catalogs.ts";
import { type Team, teamsOf } from "./teams.ts";
import type { Round } from "./timetable.ts";
import type { Tournament } from "./tournament.ts";

/** A match to be simulated; times are simulated time. */
export interface Fixture extends CatalogPlace {
  readonly id: number;
  readonly seed: number;
  readonly tournament: Tournament;
  readonly startsAt: number;
  readonly home: Team;
  readonly away: Team;
  /** Names of both squads, home first. */
  readonly players: readonly string[];
  readonly reversed: boolean;
  readonly streamed: boolean;
}

/** Ids have the tournament index in their lower part; outrights use the upper half of it. */
export const ID_SPACE = 1024;
const REVERSED_SHARE = 0.03;
const STREAMED_SHARE = 0.12;

export const fixtureId = (tournamentIndex: number, number: number): number => number * ID_SPACE + tournamentIndex + 1;
export const readFixtureId = (id: number): { tournamentIndex: number; number: number } => ({
  tournamentIndex: (id - 1) % ID_SPACE,
  number: Math.floor((id - 1) / ID_SPACE),
});

/** Round robin, home and away: no team plays again before all others have. */
export const pairUp = (number: number, teams: number): readonly [home: number, away: number] => {
  const half = teams / 2;
  const round = Math.floor(number / half);
  const table = number % half;
  const seat = (place: number): number => (place === 0 ? 0 : 1 + ((place - 1 + round) % (teams - 1)));
  const pair = [seat(table), seat(teams - 1 - table)] as const;
  return (round + table) % 2 === 0 ? pair : [pair[1], pair[0]];
};

export const createFixture = (worldSeed: number, { tournament, number, startsAt }: Round): Fixture => {
  const id = fixtureId(tournament.index, number);
  const seed = hash(worldSeed, id);
  const teams = teamsOf(worldSeed, tournament);
  const [first, second] = pairUp(number, teams.length);
  const home = teams[first] as Team;
  const away = teams[second] as Team;
  return {
    id,
    seed,
    tournament,
    startsAt,
    home,
    away,
    players: [...home.players, ...away.players],
    reversed: share(seed, 2) < REVERSED_SHARE,
    streamed: share(seed, 3) < STREAMED_SHARE,
    ...placeInCatalogs(seed, tournament, startsAt),
  };
};
