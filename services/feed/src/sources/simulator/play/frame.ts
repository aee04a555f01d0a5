import { DETAILED_PLAY_STATUS, type Incident, type Pair, type PlayStatus, type Side } from "@touchline/protocol";

export interface Score {
  readonly home: number;
  readonly away: number;
}

/** A single score, in sports where each is recorded: a goal, a game of tennis. */
export interface Scorer {
  readonly part: number;
  readonly side: Side;
  /** Index among the players of the match, home first; null where no player is credited. */
  readonly player: number | null;
}

/** State of a match. */
export interface Board {
  readonly status: string;
  readonly playStatus: PlayStatus;
  readonly detailedPlayStatus: number;
  /** The current part of the match, from 0. */
  readonly part: number;
  /** Seconds played in the part; null where the sport has no clock. */
  readonly clock: number | null;
  readonly running: boolean;
  readonly extraTime: number | null;
  readonly score: Pair;
  /** Counts by part so far, by counter (goals, corners, games). */
  readonly tallies: Readonly<Record<string, readonly Pair[]>>;
  /** Points of the current game or leg; `game` has them as they are announced, where the sport has names for them. */
  readonly points: Pair;
  readonly game: { readonly home: string; readonly away: string } | null;
  readonly server: Side | null;
  readonly redCards: Pair;
  readonly yellowCards: Pair;
  readonly scorers: readonly Scorer[];
  /** Readings that were decided during play: winner of a shootout, method of a bout. */
  readonly decided: Readonly<Record<string, number>>;
  /** The next point may decide the current game. */
  readonly tense: boolean;
}

export interface Frame extends Board {
  /** Milliseconds after the start; minus infinity before the match. */
  readonly at: number;
  readonly suspended: boolean;
  readonly incident: Incident | null;
}

export const NIL: Pair = { home: 0, away: 0 };

export const addPairs = (a: Pair, b: Pair): Pair => ({ home: a.home + b.home, away: a.away + b.away });
export const sumPairs = (pairs: readonly Pair[]): Pair => pairs.reduce(addPairs, NIL);
export const forSide = (side: Side, count: number): Pair =>
  side === "HOME" ? { home: count, away: 0 } : { home: 0, away: count };
export const otherSide = (side: Side): Side => (side === "HOME" ? "AWAY" : "HOME");
/** Home is 1 and away is 2 in every reading. */
export const sideNumber = (side: Side): number => (side === "HOME" ? 1 : 2);

export const addToPart = (parts: readonly Pair[], part: number, added: Pair): readonly Pair[] =>
  Array.from({ length: Math.max(parts.length, part + 1) }, (_, index) =>
    index === part ? addPairs(parts[index] ?? NIL, added) : (parts[index] ?? NIL),
  );

export const emptyBoard: Board = {
  status: "NS",
  playStatus: "NOT_STARTED",
  detailedPlayStatus: DETAILED_PLAY_STATUS.notStarted,
  part: 0,
  clock: null,
  running: false,
  extraTime: null,
  score: NIL,
  tallies: {},
  points: NIL,
  game: null,
  server: null,
  redCards: NIL,
  yellowCards: NIL,
  scorers: [],
  decided: {},
  tense: false,
};

export const beforeMatch = (board: Board): Frame => ({
  ...board,
  at: Number.NEGATIVE_INFINITY,
  suspended: false,
  incident: null,
});
