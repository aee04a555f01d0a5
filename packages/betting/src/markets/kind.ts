import type { Quarters } from "../odds/lines.ts";

/** Key of an outcome's name, translated by the offer. */
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

/** A key, a key with a number for its text, or a sign that is the same in every language. */
export type Word = OutcomeWord | { readonly text: OutcomeWord; readonly n: string } | { readonly sign: string };

/** Several words form a combined outcome, such as "home & over". */
export type OutcomeWords = readonly Word[];

/** The result of an outcome when the reading is x (and y, for pairs): 1 won, 0.5 half won, 0 void, -0.5 half lost, -1 lost. */
export type Verdict = (x: number, y: number, line: Quarters, outcome: number) => number;

/** Index of the winning outcome; all others lose. */
export type WinnerAt = (x: number, y: number, line: Quarters) => number;

export interface MarketKind {
  /** Empty where the outcomes are the event's own: players or runners. */
  readonly outcomes: readonly OutcomeWords[];
  /** Separator between the words of a combined outcome. */
  readonly joint: " & " | " / ";
  readonly verdict: Verdict;
  /** Set where exactly one outcome always wins, so that all chances can be computed in one pass. */
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
