import type { Pair, ResultFacts } from "@touchline/protocol";
import { NO_RESULT } from "../markets/no-result.ts";

const NIL: Pair = { home: 0, away: 0 };
const isLevel = ({ home, away }: Pair): boolean => home === away;

/** All pairs of counts whose sum is at most `most`. */
const countsUpTo = (most: number): readonly Pair[] =>
  Array.from({ length: most + 1 }, (_, home) =>
    Array.from({ length: most - home + 1 }, (_, away) => ({ home, away })),
  ).flat();

/** A level score is decided by one more score of either side. */
const deciders = (score: Pair): readonly Pair[] =>
  isLevel(score)
    ? [
        { home: 1, away: 0 },
        { home: 0, away: 1 },
      ]
    : [NIL];

const add = (a: Pair, b: Pair): Pair => ({ home: a.home + b.home, away: a.away + b.away });

/** All scores of two halves. */
export const halfScores = (most: number): readonly ResultFacts[] =>
  countsUpTo(most).flatMap((first) =>
    countsUpTo(most - first.home - first.away).map((second) => ({
      ...NO_RESULT,
      parts: [first, second],
      score: add(first, second),
    })),
  );

export const cornerCounts = (most: number): readonly ResultFacts[] =>
  countsUpTo(most).map((count) => ({ ...NO_RESULT, corners: [count] }));

export const cardCounts = (most: number): readonly ResultFacts[] =>
  countsUpTo(most).map((count) => ({ ...NO_RESULT, cards: [count] }));

/** Regular time in one part, as no market needs single periods, and the decider of a level score. */
export const hockeyScores = (most: number): readonly ResultFacts[] =>
  countsUpTo(most).flatMap((regular) =>
    deciders(regular).map((decider) => ({
      ...NO_RESULT,
      parts: [regular, NIL, NIL, decider],
      score: add(regular, decider),
    })),
  );

/** Scores with a winner, in one part. */
export const wonScores = (most: number): readonly ResultFacts[] =>
  countsUpTo(most)
    .filter((score) => !isLevel(score))
    .map((score) => ({ ...NO_RESULT, parts: [score], score }));

/** Scores in points with totals from `least` to `most` and margins up to `widest`. */
export const pointScores = (least: number, most: number, widest: number): readonly ResultFacts[] => {
  const scores: ResultFacts[] = [];
  for (let total = least; total <= most; total += 1) {
    for (let margin = -widest; margin <= widest; margin += 1) {
      if (margin === 0 || (total + margin) % 2 !== 0) continue;
      const score = { home: (total + margin) / 2, away: (total - margin) / 2 };
      scores.push({ ...NO_RESULT, parts: [score], score });
    }
  }
  return scores;
};
