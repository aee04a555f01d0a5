import type { MatchEnd } from "./own-matches.ts";
import { createRandom } from "./random.ts";

/** `bets` is both nodes of the bets service; `frozen bets` is one that is paused and then continues as if nothing had happened. */
export const TARGETS = ["bets", "one of bets", "frozen bets", "api", "push", "nats", "postgres"] as const;
export type Target = (typeof TARGETS)[number];

/** Actions of a bettor with a bad connection. */
export type Deed =
  /** Places a bet, and repeats until the outcome is known. */
  | "place"
  /** Sends the same request twice at once. */
  | "place twice"
  /** Disconnects before the answer, then repeats. */
  | "hang up"
  /** The same reqUuid with another stake, which must be refused. */
  | "place otherwise"
  /** Cashes out a placed bet, in full or in part. */
  | "cash out"
  | "cash out a part"
  /** Adds a rule that a better price meets. */
  | "leave a rule"
  | "cancel"
  /** Cuts the push connection. */
  | "cut";

export interface Step {
  /** Milliseconds from the start. */
  readonly at: number;
  readonly bettor: number;
  readonly deed: Deed;
}

export interface Kill {
  readonly at: number;
  readonly target: Target;
  /** Milliseconds until it is started again. */
  readonly for: number;
}

/** A change of one of our matches, independent of failures. */
export interface Turn {
  readonly at: number;
  readonly match: number;
  /** A price, or the result. */
  readonly to: number | MatchEnd;
}

/** Number of matches that begin and end with a schedule. */
export const OWN_MATCHES = 3;

export interface Schedule {
  readonly seed: number;
  readonly bettors: number;
  readonly steps: readonly Step[];
  readonly kills: readonly Kill[];
  readonly turns: readonly Turn[];
}

const LENGTH_MS = 1_500;
const DEEDS: readonly Deed[] = [
  "place",
  "place",
  "place",
  "place twice",
  "place twice",
  "hang up",
  "place otherwise",
  "cash out",
  "cash out a part",
  "leave a rule",
  "cancel",
  "cut",
];

/** One to three failures while bettors are active. */
export const createSchedule = (seed: number): Schedule => {
  const random = createRandom(seed);
  const bettors = random.whole(3, 6);
  const steps = Array.from({ length: random.whole(12, 30) }, () => ({
    at: random.whole(0, LENGTH_MS),
    bettor: random.whole(0, bettors - 1),
    deed: random.pick(DEEDS),
  }));
  const targets = [...TARGETS].sort(() => random.whole(0, 1) - 0.5).slice(0, random.pick([1, 1, 1, 2, 2, 3]));
  const kills = targets.map((target) => ({
    at: random.whole(100, LENGTH_MS),
    target,
    // Long enough for another node to take over the work of the frozen one.
    for: target === "frozen bets" ? random.whole(1_800, 3_000) : random.whole(0, 800),
  }));
  const turns = Array.from({ length: OWN_MATCHES }, (_, match): Turn[] => [
    { at: random.whole(300, LENGTH_MS), match, to: random.pick([150, 180, 260]) },
    { at: random.whole(LENGTH_MS / 2, LENGTH_MS + 400), match, to: random.pick(["won", "lost", "void"]) },
  ]).flat();
  return { seed, bettors, turns, steps: steps.sort((a, b) => a.at - b.at), kills: kills.sort((a, b) => a.at - b.at) };
};
