import type { Incident, Side } from "@touchline/protocol";
import type { Random } from "../chance/random.ts";
import type { Fixture } from "../world/fixture.ts";
import type { Board, Score } from "./frame.ts";

export interface PartRules {
  readonly status: string;
  readonly minutes: number;
  /** What share of a match's happenings each side has in this part. */
  readonly share: Score;
  readonly breakStatus: string;
  readonly breakMinutes: number;
}

export interface HappeningRules {
  /** What it is counted as; null where it only tells the story. */
  readonly counter: string | null;
  readonly incident: Incident["kind"] | null;
  /** How many a match has on average, by side. */
  readonly perMatch: (fixture: Fixture) => Score;
  /** How much one counts for, with weights. */
  readonly worth: readonly (readonly [count: number, weight: number])[];
  /** Scores that come more evenly than by chance: the count varies so many times less. */
  readonly regularity?: number;
  /** Seconds before and after it in which betting is stopped. */
  readonly hush?: readonly [before: number, after: number];
  /** What is seen some seconds before: the whistle for a penalty. */
  readonly herald?: { readonly incident: Incident["kind"]; readonly seconds: number };
  /** Seconds for which the match clock stands still. */
  readonly stop?: readonly [low: number, high: number];
  /** What else it changes. */
  readonly apply?: (board: Board, side: Side, random: Random, fixture: Fixture) => Partial<Board>;
}

export type OvertimeRules =
  /** The first to score wins, and that one score counts. */
  | { readonly kind: "sudden"; readonly status: string; readonly minutes: number }
  /** Another part is played until somebody is ahead. */
  | { readonly kind: "period"; readonly status: string; readonly minutes: number; readonly share: number }
  /** Kicks decide who goes on; the score stays. Only where a match must have a winner. */
  | { readonly kind: "shootout"; readonly status: string; readonly minutes: number };

export interface TimedRules {
  /** The counter that makes the score. */
  readonly counter: string;
  readonly parts: readonly PartRules[];
  /** How many parts make one on the board: an inning has two. */
  readonly halvesPerPart?: number;
  readonly happenings: readonly HappeningRules[];
  readonly clock: "up" | "down" | "none";
  /** Most minutes added to a part. */
  readonly stoppage: number;
  readonly overtime: OvertimeRules | null;
  /** How much the board changes a side's scoring: a man sent off. */
  readonly factor?: (board: Board, side: Side) => number;
  /** A part that need not be played on: the last inning, a chase that succeeded. */
  readonly isOver?: (board: Board, part: number) => boolean;
}

/** Minutes that are played on average, with those added. */
export const expectedMinutes = ({ stoppage }: Pick<TimedRules, "stoppage">, minutes: number): number =>
  stoppage > 0 ? minutes + (1 + stoppage) / 2 : minutes;

export const evenParts = (
  statuses: readonly string[],
  minutes: number,
  breaks: readonly (readonly [status: string, minutes: number])[],
): readonly PartRules[] =>
  statuses.map((status, index) => ({
    status,
    minutes,
    share: { home: 1 / statuses.length, away: 1 / statuses.length },
    breakStatus: breaks[index]?.[0] ?? "",
    breakMinutes: breaks[index]?.[1] ?? 0,
  }));
