import { DETAILED_PLAY_STATUS, type Pair, type Side } from "@touchline/protocol";
import { between, createRandom } from "../chance/random.ts";
import type { Fixture } from "../world/fixture.ts";
import { addPairs, addToPart, type Board, emptyBoard, type Frame, forSide, NIL } from "./frame.ts";
import { isWon, type RaceRules } from "./race.ts";
import { composeFrames, disturb, type Hush, type Moment } from "./timeline.ts";

const SECOND = 1000;

export interface RallyRules {
  /** Sets needed to win the match. */
  readonly needed: number;
  /** Rules of a set, by its number from 0. */
  readonly race: (set: number) => RaceRules;
  /** Home's chance to win a rally. */
  readonly chance: (fixture: Fixture) => number;
  /** Seconds of a rally including the pause after it; then seconds between sets. */
  readonly rally: readonly [low: number, high: number];
  readonly pause: readonly [low: number, high: number];
  readonly statusPrefix: string;
}

export const startRally: Board = { ...emptyBoard, tallies: { points: [] } };

const setStart = (status: string, set: number): Partial<Board> => ({
  status,
  part: set,
  playStatus: "RUNNING",
  detailedPlayStatus: DETAILED_PLAY_STATUS.running,
});

/** Simulates rally by rally. */
export const playRallies = (rules: RallyRules, fixture: Fixture): readonly Frame[] => {
  const random = createRandom(fixture.seed, 1);
  const chance = rules.chance(fixture);
  const moments: Moment[] = [];
  const hushes: Hush[] = [];
  let now = between(random, 0, 60) * SECOND;
  let points: readonly Pair[] = [];
  let score = NIL;
  for (let set = 0; Math.max(score.home, score.away) < rules.needed; set += 1) {
    points = addToPart(points, set, NIL);
    hushes.push({ from: now - 6 * SECOND, to: now + SECOND });
    moments.push({ at: now, change: { ...setStart(`${rules.statusPrefix}${set + 1}`, set), tallies: { points } } });
    let last: Side = "HOME";
    while (!isWon(points[set] as Pair, rules.race(set))) {
      now += between(random, ...rules.rally) * SECOND;
      last = random() < chance ? "HOME" : "AWAY";
      points = addToPart(points, set, forSide(last, 1));
      if (!isWon(points[set] as Pair, rules.race(set))) {
        moments.push({ at: now, change: { tallies: { points }, server: last } });
      }
    }
    score = addPairs(score, forSide(last, 1));
    const isBreak = Math.max(score.home, score.away) < rules.needed;
    const change: Partial<Board> = {
      tallies: { points },
      score,
      ...(isBreak && { playStatus: "BREAK", detailedPlayStatus: DETAILED_PLAY_STATUS.break }),
    };
    hushes.push({ from: now - 2 * SECOND, to: now + 8 * SECOND });
    moments.push({ at: now, change, incident: { kind: "PART_WON", side: last } });
    if (isBreak) now += between(random, ...rules.pause) * SECOND;
  }
  now += 5 * SECOND;
  const ended = DETAILED_PLAY_STATUS.ended;
  moments.push({ at: now, change: { status: "FT", playStatus: "ENDED", detailedPlayStatus: ended, server: null } });
  return disturb(random, composeFrames(startRally, { moments, hushes }));
};
