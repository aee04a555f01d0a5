import { exclusive, type MarketKind, type OutcomeWords } from "./kind.ts";
import { sideOf } from "./number-kinds.ts";

const SIDES = ["home", "draw", "away"] as const;

const scoreSign = (home: number, away: number): OutcomeWords => [{ sign: `${home}:${away}` }];

/** For a score: every score up to `most` per side, and the rest by winner. */
export const correctScore = (most: number): MarketKind => {
  const width = most + 1;
  const scores = Array.from({ length: width ** 2 }, (_, index) => scoreSign(Math.floor(index / width), index % width));
  return exclusive([...scores, ["otherHome"], ["otherDraw"], ["otherAway"]], (x, y) =>
    x <= most && y <= most ? x * width + y : scores.length + sideOf(x - y),
  );
};

/** For a score, out of a fixed list. */
export const oneOfScores = (scores: readonly (readonly [home: number, away: number])[]): MarketKind =>
  exclusive(
    scores.map(([home, away]) => scoreSign(home, away)),
    (x, y) => scores.findIndex(([home, away]) => home === x && away === y),
  );

/** For a score where one side must reach `needed`: 2:0, 2:1, 1:2, 0:2. */
export const raceScore = (needed: number): MarketKind => {
  const losses = Array.from({ length: needed }, (_, index) => index);
  return oneOfScores([
    ...losses.map((lost) => [needed, lost] as const),
    ...losses.toReversed().map((lost) => [lost, needed] as const),
  ]);
};

/** For the pair of margins of the first and the second half. */
export const halfAndFullTime: MarketKind = exclusive(
  SIDES.flatMap((half) => SIDES.map((full): OutcomeWords => [half, full])),
  (x, y) => sideOf(x) * SIDES.length + sideOf(x + y),
  " / ",
);

/** For the pair of totals of the first and the second half. */
export const highestHalf: MarketKind = exclusive([["firstHalf"], ["equal"], ["secondHalf"]], (x, y) => sideOf(x - y));

const OVER_UNDER = ["over", "under"] as const;

export const resultAndTotal: MarketKind = exclusive(
  SIDES.flatMap((side) => OVER_UNDER.map((total): OutcomeWords => [side, total])),
  (x, y, line) => sideOf(x - y) * 2 + (4 * (x + y) > line ? 0 : 1),
);

/** For the pair of the margin's sign and the total, where no draw is possible. */
export const winnerAndTotal: MarketKind = exclusive(
  (["home", "away"] as const).flatMap((side) => OVER_UNDER.map((total): OutcomeWords => [side, total])),
  (x, y, line) => (x === 0 ? -1 : (x > 0 ? 0 : 2) + (4 * y > line ? 0 : 1)),
);

const bothScore = (x: number, y: number): boolean => x > 0 && y > 0;

export const resultAndBothScore: MarketKind = exclusive(
  SIDES.flatMap((side) => (["yes", "no"] as const).map((both): OutcomeWords => [side, both])),
  (x, y) => sideOf(x - y) * 2 + (bothScore(x, y) ? 0 : 1),
);

export const totalAndBothScore: MarketKind = exclusive(
  (["yes", "no"] as const).flatMap((both) => OVER_UNDER.map((total): OutcomeWords => [total, both])),
  (x, y, line) => (bothScore(x, y) ? 0 : 2) + (4 * (x + y) > line ? 0 : 1),
);
