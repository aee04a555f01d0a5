import { DETAILED_PLAY_STATUS, type Pair, type Side } from "@touchline/protocol";
import { between, createRandom, type Random } from "../chance/random.ts";
import type { Fixture } from "../world/fixture.ts";
import {
  addPairs,
  addToPart,
  type Board,
  emptyBoard,
  type Frame,
  forSide,
  NIL,
  otherSide,
  type Scorer,
} from "./frame.ts";
import { isWon } from "./race.ts";
import { isSetWon, isTieBreak, pointChance, raceOfGame, type Serves } from "./tennis-model.ts";
import { composeFrames, disturb, type Hush, type Moment } from "./timeline.ts";

const SECOND = 1000;
const CALLS = ["0", "15", "30", "40"] as const;

export const startTennis: Board = { ...emptyBoard, tallies: { games: [] } };

const callPoints = (points: Pair, games: Pair): Board["game"] => {
  if (isTieBreak(games)) return { home: `${points.home}`, away: `${points.away}` };
  const call = (own: number, others: number): string => {
    if (own > 3 || others > 3) return own > others ? "A" : "40";
    return CALLS[own] as string;
  };
  return { home: call(points.home, points.away), away: call(points.away, points.home) };
};

const isGamePoint = (points: Pair, games: Pair): boolean =>
  (["HOME", "AWAY"] as const).some((side) => isWon(addPairs(points, forSide(side, 1)), raceOfGame(games)));

interface Playing {
  readonly random: Random;
  readonly serves: Serves;
  readonly moments: Moment[];
  readonly hushes: Hush[];
  now: number;
  server: Side;
  games: readonly Pair[];
  scorers: readonly Scorer[];
}

const playGame = (playing: Playing, set: number): Side => {
  const { random, serves, moments } = playing;
  const games = playing.games[set] as Pair;
  let points = NIL;
  for (;;) {
    playing.now += between(random, 28, 52) * SECOND;
    const side: Side = random() < pointChance(serves, games, playing.server) ? "HOME" : "AWAY";
    points = addPairs(points, forSide(side, 1));
    if (isWon(points, raceOfGame(games))) return side;
    moments.push({
      at: playing.now,
      change: { points, game: callPoints(points, games), tense: isGamePoint(points, games) },
    });
  }
};

/** Records a finished game; the other side serves next. */
const closeGame = (playing: Playing, set: number, side: Side): void => {
  const games = playing.games[set] as Pair;
  const broken = side !== playing.server && !isTieBreak(games);
  playing.scorers = [...playing.scorers, { part: set, side, player: null }];
  playing.games = addToPart(playing.games, set, forSide(side, 1));
  playing.server = otherSide(playing.server);
  if (broken) playing.hushes.push({ from: playing.now - 2 * SECOND, to: playing.now + 6 * SECOND });
  playing.moments.push({
    at: playing.now,
    change: {
      tallies: { games: playing.games },
      points: NIL,
      game: { home: "0", away: "0" },
      server: playing.server,
      scorers: playing.scorers,
      tense: false,
    },
    ...(broken && { incident: { kind: "BREAK_OF_SERVE", side } }),
  });
  if ((games.home + games.away) % 2 === 0) playing.now += 60 * SECOND;
};

const playSet = (playing: Playing, set: number): Side => {
  playing.games = addToPart(playing.games, set, NIL);
  playing.hushes.push({ from: playing.now - 6 * SECOND, to: playing.now + SECOND });
  playing.moments.push({
    at: playing.now,
    change: {
      status: `S${set + 1}`,
      part: set,
      playStatus: "RUNNING",
      detailedPlayStatus: DETAILED_PLAY_STATUS.running,
      tallies: { games: playing.games },
      game: { home: "0", away: "0" },
      server: playing.server,
    },
  });
  for (;;) {
    const side = playGame(playing, set);
    closeGame(playing, set, side);
    if (isSetWon(playing.games[set] as Pair)) return side;
  }
};

/** Simulates point by point. */
export const playTennis = (fixture: Fixture, needed: number, serves: Serves): readonly Frame[] => {
  const random = createRandom(fixture.seed, 1);
  const now = between(random, 0, 240) * SECOND;
  const server: Side = random() < 0.5 ? "HOME" : "AWAY";
  const playing: Playing = { random, serves, moments: [], hushes: [], now, server, games: [], scorers: [] };
  let score = NIL;
  for (let set = 0; Math.max(score.home, score.away) < needed; set += 1) {
    const side = playSet(playing, set);
    score = addPairs(score, forSide(side, 1));
    playing.hushes.push({ from: playing.now - 2 * SECOND, to: playing.now + 12 * SECOND });
    playing.moments.push({ at: playing.now, change: { score }, incident: { kind: "PART_WON", side } });
    playing.now += between(random, 90, 150) * SECOND;
  }
  const ended = DETAILED_PLAY_STATUS.ended;
  const change: Partial<Board> = {
    status: "FT",
    playStatus: "ENDED",
    detailedPlayStatus: ended,
    game: null,
    server: null,
  };
  playing.moments.push({ at: playing.now, change });
  return disturb(random, composeFrames(startTennis, playing));
};
