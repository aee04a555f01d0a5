import { createRandom, hash, share, waitingTime } from "../chance/random.ts";
import { fixtureId, ID_SPACE } from "../world/fixture.ts";
import { teamsOf } from "../world/teams.ts";
import { EPOCH, HOUR } from "../world/timetable.ts";
import { ALL_TOURNAMENTS, type Tournament } from "../world/tournament.ts";
import type { SportKey } from "../world/tournaments.ts";

/** A team or player in a season's markets. */
export interface Runner {
  readonly name: string;
  readonly strength: number;
}

export interface Season {
  readonly id: number;
  readonly seed: number;
  readonly tournament: Tournament;
  readonly number: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly teams: readonly Runner[];
  readonly scorers: readonly Runner[];
}

const DAY = 24 * HOUR;
/** Ids of outrights use tournament indexes above those of matches. */
const ID_OFFSET = ID_SPACE / 2;
/** Effect of one standard deviation of strength over a season, as a logarithm. */
const STRENGTH_WEIGHT = 1.1;
const SCORERS_PER_TEAM = 3;
const SCORING_TEAMS = 8;

const SEASON_DAYS: Partial<Record<SportKey, number>> = { soccer: 280, basketball: 240, "ice-hockey": 240, tennis: 14 };

export const OUTRIGHT_TOURNAMENTS: readonly Tournament[] = ALL_TOURNAMENTS.filter(
  ({ sport, tier }) => tier < 3 && SEASON_DAYS[sport] !== undefined,
);

const scorersOf = (seed: number, tournament: Tournament): readonly Runner[] =>
  teamsOf(seed, tournament)
    .toSorted((a, b) => b.strength - a.strength)
    .slice(0, SCORING_TEAMS)
    .flatMap(({ players, strength }) =>
      players.slice(0, SCORERS_PER_TEAM).map((name, place) => ({ name, strength: strength - place * 0.8 })),
    );

const seasonOf = (worldSeed: number, tournament: Tournament, number: number): Season => {
  const length = (SEASON_DAYS[tournament.sport] ?? 1) * DAY;
  const first = EPOCH - Math.floor((share(worldSeed, tournament.id, 5) * length) / DAY) * DAY - 8 * HOUR;
  const id = fixtureId(ID_OFFSET + tournament.index, number);
  return {
    id,
    seed: hash(worldSeed, id),
    tournament,
    number,
    startsAt: first + number * length,
    endsAt: first + (number + 1) * length,
    teams: teamsOf(worldSeed, tournament),
    scorers: scorersOf(worldSeed, tournament),
  };
};

export const seasonAt = (worldSeed: number, tournament: Tournament, at: number): Season => {
  const { startsAt, endsAt } = seasonOf(worldSeed, tournament, 0);
  return seasonOf(worldSeed, tournament, Math.floor((at - startsAt) / (endsAt - startsAt)));
};

export const findSeason = (worldSeed: number, tournamentIndex: number, number: number): Season | null => {
  const tournament = OUTRIGHT_TOURNAMENTS.find(({ index }) => index === tournamentIndex - ID_OFFSET);
  return tournament ? seasonOf(worldSeed, tournament, number) : null;
};

export const weightOf = (strength: number): number => Math.exp(STRENGTH_WEIGHT * strength);

/** Draws the final order: runner indexes from first to last; stronger runners tend to arrive sooner. */
export const arrivals = (seed: number, runners: readonly Runner[]): readonly number[] => {
  const random = createRandom(seed);
  const times = runners.map(({ strength }) => waitingTime(random, weightOf(strength)));
  return runners.map((_, index) => index).sort((a, b) => (times[a] as number) - (times[b] as number));
};
