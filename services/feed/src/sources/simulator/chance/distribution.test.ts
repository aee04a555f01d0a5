import fc from "fast-check";
import { expect, test } from "vitest";
import {
  binomial,
  certain,
  compoundPoisson,
  differenceOf,
  fromCases,
  independent,
  meanOf,
  normal,
  poisson,
  type Series,
  sumOf,
} from "./distribution.ts";

const total = (chances: readonly number[]): number => chances.reduce((sum, chance) => sum + chance, 0);
const chanceOf = (series: Series, value: number): number => series.chances[value - series.from] ?? 0;

test("every distribution adds up to 1 and has the requested mean", () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 40, noNaN: true }), fc.integer({ min: 0, max: 9 }), (mean, from) => {
      for (const series of [
        poisson(mean, from),
        compoundPoisson(
          mean / 2,
          [
            [1, 0.5],
            [3, 0.5],
          ],
          from,
        ),
        normal(from + mean, 3),
      ]) {
        expect(total(series.chances)).toBeCloseTo(1, 6);
        expect(meanOf(series)).toBeCloseTo(from + mean, 1);
      }
    }),
  );
});

test("the sum of two Poisson distributions is the Poisson distribution of the summed means", () => {
  const sum = sumOf(poisson(1.3, 1), poisson(0.9, 0));
  const whole = poisson(2.2, 1);
  for (const value of [1, 2, 3, 4, 5, 6]) expect(chanceOf(sum, value)).toBeCloseTo(chanceOf(whole, value), 8);
});

test("a difference ranges from its least to its greatest value", () => {
  expect(differenceOf(certain(2), certain(5))).toEqual({ from: -3, chances: [1] });
});

test("adds up cases with the same value", () => {
  expect(
    fromCases([
      [2, 0.25],
      [4, 0.5],
      [2, 0.25],
    ]),
  ).toEqual({ from: 2, chances: [0.5, 0, 0.5] });
});

test("independent numbers give every pair", () => {
  const joint = independent(
    fromCases([
      [0, 0.5],
      [1, 0.5],
    ]),
    fromCases([
      [3, 0.2],
      [4, 0.8],
    ]),
  );
  expect(joint).toEqual({ x: [0, 0, 1, 1], y: [3, 4, 3, 4], chances: [0.1, 0.4, 0.1, 0.4] });
});

test("a player's goals by share have the expected mean", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 12 }), fc.double({ min: 0, max: 0.9, noNaN: true }), (count, share) => {
      const series = binomial(count, share, 2);
      expect(total(series.chances)).toBeCloseTo(1, 9);
      expect(meanOf(series)).toBeCloseTo(2 + count * share, 9);
      expect(chanceOf(series, 2)).toBeCloseTo((1 - share) ** count, 9);
    }),
  );
});
