import type { Quarters } from "../odds/lines.ts";

/** What an outcome is called, in one word for all languages. */
export type OutcomeWord =
  | "home"
  | "draw"
  | "away"
  | "homeOrDraw"
  | "homeOrAway"
  | "drawOrAway"
  | "over"
  | "under"
  | "homeHandicap"
  | "drawHandicap"
  | "awayHandicap"
  | "yes"
  | "no"
  | "odd"
  | "even"
  | "nobody"
  | "equal"
  | "firstHalf"
  | "secondHalf"
  | "otherHome"
  | "otherDraw"
  | "otherAway"
  | "homeBy"
  | "awayBy"
  | "homeFinish"
  | "homePoints"
  | "awayFinish"
  | "awayPoints"
  | "onPoints";

/** A word, one with a number to be put into its text, or a sign that is the same in every language. */
export type Word = OutcomeWord | { readonly text: OutcomeWord; readonly n: string } | { readonly sign: string };

/** Several words make a combined outcome, such as "home & over". */
export type OutcomeWords = readonly Word[];

/**
 * How an outcome fares when the reading comes out at x (and y, where it is a pair):
 * 1 won, 0.5 half won, 0 void, -0.5 half lost, -1 lost.
 */
export type Verdict = (x: number, y: number, line: Quarters, outcome: number) => number;

/** Which outcome wins; all others lose. */
export type WinnerAt = (x: number, y: number, line: Quarters) => number;

export interface MarketKind {
  /** Empty where the outcomes are the event's own: players or runners. */
  readonly outcomes: readonly OutcomeWords[];
  /** What stands between the words of a combined outcome. */
  readonly joint: " & " | " / ";
  readonly verdict: Verdict;
  /** Where always exactly one outcome wins, which one: all chances are then found in one pass. */
  readonly winnerAt?: WinnerAt;
}

export const exclusive = (
  outcomes: readonly OutcomeWords[],
  winnerAt: WinnerAt,
  joint: MarketKind["joint"] = " & ",
): MarketKind => ({
  outcomes,
  joint,
  verdict: (x, y, line, outcome) => (winnerAt(x, y, line) === outcome ? 1 : -1),
  winnerAt,
});
