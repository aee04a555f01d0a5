import type { Quarters } from "../odds/lines.ts";
import { exclusive, type MarketKind, type OutcomeWord, type OutcomeWords } from "./kind.ts";

/** Index by margin: 0 home, 1 draw, 2 away. All three-way markets have this order. */
export const sideOf = (margin: number): 0 | 1 | 2 => (margin > 0 ? 0 : margin === 0 ? 1 : 2);

/** A quarter line is half the stake on each neighbouring line; the same formula is correct for whole and half lines. */
const beyondLine = (distance: Quarters): number => (Math.sign(distance - 1) + Math.sign(distance + 1)) / 2;

/** The second outcome is the exact opposite of the first, also for half results. */
const twoSided = (home: OutcomeWord, away: OutcomeWord, first: (x: number, line: Quarters) => number): MarketKind => ({
  outcomes: [[home], [away]],
  joint: " & ",
  verdict: (x, _y, line, outcome) => (outcome === 0 ? first(x, line) : -first(x, line)),
});

export const overUnder = twoSided("over", "under", (x, line) => beyondLine(4 * x - line));
export const handicap = twoSided("homeHandicap", "awayHandicap", (x, line) => beyondLine(4 * x + line));
export const drawNoBet = twoSided("home", "away", (x) => Math.sign(x));
export const oddEven = exclusive([["odd"], ["even"]], (x) => (x % 2 === 0 ? 1 : 0));
/** For a reading that is 1 for home and 2 for away. */
export const winner = exclusive([["home"], ["away"]], (x) => x - 1);

/** For a margin. */
export const result = exclusive([["home"], ["draw"], ["away"]], sideOf);
export const threeWayHandicap = exclusive([["homeHandicap"], ["drawHandicap"], ["awayHandicap"]], (x, _y, line) =>
  sideOf(4 * x + line),
);
export const doubleChance: MarketKind = {
  outcomes: [["homeOrDraw"], ["homeOrAway"], ["drawOrAway"]],
  joint: " & ",
  verdict: (x, _y, _line, outcome) => (sideOf(x) === 2 - outcome ? -1 : 1),
};

export const yesNo = (holds: (x: number, y: number) => boolean): MarketKind =>
  exclusive([["yes"], ["no"]], (x, y) => (holds(x, y) ? 0 : 1));

/** For a reading that is 1 for home, 2 for away and 0 for nobody. */
export const whichSide = exclusive([["home"], ["nobody"], ["away"]], (x) => (x === 1 ? 0 : x === 0 ? 1 : 2));

/** Numbers from `first` to `last`; `last` includes all greater ones, `first` all smaller ones. */
export const exactly = (last: number, first = 0): MarketKind => {
  const counts = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const sign = (count: number): string =>
    count === last ? `${count}+` : first > 0 && count === first ? `0–${count}` : `${count}`;
  return exclusive(
    counts.map((count) => [{ sign: sign(count) }]),
    (x) => Math.min(Math.max(x, first), last) - first,
  );
};

/** Margin of the winner in bands: each from its number up to the next one's. */
export const winningMargin = (bands: readonly number[], draw: boolean): MarketKind => {
  const named = (index: number): string => {
    const low = bands[index] as number;
    const next = bands[index + 1];
    return next === undefined ? `${low}+` : next === low + 1 ? `${low}` : `${low}–${next - 1}`;
  };
  const side = (text: OutcomeWord): OutcomeWords[] => bands.map((_, index) => [{ text, n: named(index) }]);
  const middle: OutcomeWords[] = draw ? [["draw"]] : [];
  const bandOf = (margin: number): number => bands.findLastIndex((low) => Math.abs(margin) >= low);
  return exclusive([...side("homeBy"), ...middle, ...side("awayBy")], (x) => {
    if (x === 0) return draw ? bands.length : -1;
    return x > 0 ? bandOf(x) : bands.length + middle.length + bandOf(x);
  });
};

/** For a player's number of scores; the outcomes are the players. */
export const scoresAtLeast = (count: number): MarketKind => ({
  outcomes: [],
  joint: " & ",
  verdict: (x) => (x >= count ? 1 : -1),
});

/** For the index of the player who did it. */
export const isPlayer: MarketKind = {
  outcomes: [],
  joint: " & ",
  verdict: (x, _y, _line, outcome) => (x === outcome ? 1 : -1),
};
