import { MMA_ROUNDS as ROUNDS } from "@touchline/betting";
import { DETAILED_PLAY_STATUS } from "@touchline/protocol";
import { certain, fromCases } from "../chance/distribution.ts";
import { createRandom, waitingTime } from "../chance/random.ts";
import { createOutlook, type Readings } from "../market/outlook.ts";
import { halfLines, market, withRules } from "../market/template.ts";
import type { Drift, SportEngine } from "../play/engine.ts";
import { type Board, emptyBoard, type Frame, type Score } from "../play/frame.ts";
import { secondsPlayed } from "../play/part-outlook.ts";
import { composeFrames, disturb, type Moment } from "../play/timeline.ts";
import type { Fixture } from "../world/fixture.ts";

const ROUND_SECONDS = 300;
const BREAK_SECONDS = 60;
const SECOND = 1000;

/** Values of the `method` reading: each side by finish (knock-out or submission) or on points. */
const HOME_FINISH = 0;
const HOME_POINTS = 1;
const AWAY_FINISH = 2;
const AWAY_POINTS = 3;

/** Finishes per second, by side. */
const finishRates = ({ home, away }: Fixture, drift: Drift): Score => {
  const apart = 0.28 * (home.strength - away.strength);
  const base = 0.5 / (ROUNDS * ROUND_SECONDS);
  return { home: base * Math.exp(apart + 2 * drift.home), away: base * Math.exp(-apart + 2 * drift.away) };
};

const homeOnPoints = ({ home, away }: Fixture, drift: Drift): number =>
  1 / (1 + Math.exp(-(0.4 * (home.strength - away.strength) + 2 * (drift.home - drift.away))));

const start: Board = { ...emptyBoard, tallies: { points: [] } };
const still: Drift = { home: 0, away: 0 };

const running = (round: number): Partial<Board> => ({
  status: `R${round + 1}`,
  part: round,
  clock: 0,
  running: true,
  playStatus: "RUNNING",
  detailedPlayStatus: DETAILED_PLAY_STATUS.running,
});

/** `round` is the round in which it was stopped; ROUNDS + 1 for a decision on points. */
const ended = (method: number, round: number): Partial<Board> => ({
  status: "FT",
  running: false,
  playStatus: "ENDED",
  detailedPlayStatus: DETAILED_PLAY_STATUS.ended,
  score: method < AWAY_FINISH ? { home: 1, away: 0 } : { home: 0, away: 1 },
  decided: { method, round, ...(round <= ROUNDS && { stoppedIn: round }) },
});

const play = (fixture: Fixture): readonly Frame[] => {
  const random = createRandom(fixture.seed, 1);
  const { home, away } = finishRates(fixture, still);
  const moments: Moment[] = [];
  let now = 60 * SECOND;
  for (let round = 0; round < ROUNDS; round += 1) {
    moments.push({ at: now, change: running(round) });
    const wait = waitingTime(random, home + away);
    if (wait < ROUND_SECONDS) {
      const method = random() < home / (home + away) ? HOME_FINISH : AWAY_FINISH;
      moments.push({ at: now + wait * SECOND, change: ended(method, round + 1) });
      return disturb(random, composeFrames(start, { moments, hushes: [] }));
    }
    now += ROUND_SECONDS * SECOND;
    const change = { running: false, playStatus: "BREAK", detailedPlayStatus: DETAILED_PLAY_STATUS.break } as const;
    moments.push({ at: now, change });
    now += BREAK_SECONDS * SECOND;
  }
  const method = random() < homeOnPoints(fixture, still) ? HOME_POINTS : AWAY_POINTS;
  moments.push({ at: now, change: ended(method, ROUNDS + 1) });
  return disturb(random, composeFrames(start, { moments, hushes: [] }));
};

const secondsLeft = (frame: Frame, elapsed: number): readonly number[] =>
  Array.from({ length: ROUNDS }, (_, round) => {
    if (frame.playStatus === "NOT_STARTED" || round > frame.part) return ROUND_SECONDS;
    if (round < frame.part || frame.playStatus === "BREAK") return 0;
    return Math.max(ROUND_SECONDS - secondsPlayed(frame, elapsed), 1);
  });

const readingsOf = (fixture: Fixture, frame: Frame, elapsed: number, drift: Drift): Readings => {
  const { method, round } = frame.decided;
  if (method !== undefined && round !== undefined) {
    return {
      method: () => certain(method),
      round: () => certain(round),
      winner: () => certain(method < AWAY_FINISH ? 1 : 2),
    };
  }
  const { home, away } = finishRates(fixture, drift);
  const points = homeOnPoints(fixture, drift);
  const rounds: (readonly [number, number])[] = [];
  let distance = 1;
  for (const [index, seconds] of secondsLeft(frame, elapsed).entries()) {
    const survived = Math.exp(-(home + away) * seconds);
    rounds.push([index + 1, distance * (1 - survived)]);
    distance *= survived;
  }
  rounds.push([ROUNDS + 1, distance]);
  const homeShare = home / (home + away);
  const methods = [
    [HOME_FINISH, (1 - distance) * homeShare],
    [HOME_POINTS, distance * points],
    [AWAY_FINISH, (1 - distance) * (1 - homeShare)],
    [AWAY_POINTS, distance * (1 - points)],
  ] as const;
  return {
    method: () => fromCases(methods),
    round: () => fromCases(rounds),
    winner: () => fromCases(methods.map(([how, chance]) => [how < AWAY_FINISH ? 1 : 2, chance])),
  };
};

const markets = withRules("mma", [
  market("winner", "fightWinner", "main"),
  market("rounds", "totalFightRounds", "main", { lines: halfLines(1) }),
  market("distance", "goesTheDistance", "main"),
  market("method", "methodOfVictory", "main"),
  market("round", "endsInRound", "main"),
]);

export const mma: SportEngine = {
  markets,
  listMarkets: ["winner", "rounds", "distance"],
  countdown: true,
  hours: 0.22,
  start: () => start,
  play,
  outlook: (fixture, frame, elapsed, drift) => createOutlook(readingsOf(fixture, frame, elapsed, drift)),
  parts: () => [],
  told: ({ part, playStatus }) => ({ parts: [], played: playStatus === "BREAK" ? part + 1 : part }),
  clock: (frame) => (frame.clock === null ? null : Math.max(0, ROUND_SECONDS - Math.floor(frame.clock))),
  progress: (_fixture, frame, elapsed) =>
    (frame.part * ROUND_SECONDS + Math.min(secondsPlayed(frame, elapsed), ROUND_SECONDS)) / (ROUNDS * ROUND_SECONDS),
};
