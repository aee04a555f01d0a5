import fc from "fast-check";
import { expect, test } from "vitest";
import { chanceOfPrice, priceOfChance, snapToLadder } from "./ladder.ts";

const chance = fc.double({ min: 0.0015, max: 0.98, noNaN: true });

test("a price is between 1.01 and 1000, and lower for likelier outcomes", () => {
  fc.assert(
    fc.property(chance, chance, (a, b) => {
      for (const price of [priceOfChance(a), priceOfChance(b)]) {
        expect(Number.isInteger(price)).toBe(true);
        expect(price === 0 || (price >= 101 && price <= 100_000)).toBe(true);
      }
      if (a < b && priceOfChance(a) > 0) expect(priceOfChance(a)).toBeGreaterThanOrEqual(priceOfChance(b));
    }),
  );
});

test("two-way and three-way markets have a margin of about five to seven per cent", () => {
  const book = (...chances: readonly number[]): number =>
    chances.reduce((sum, one) => sum + 100 / priceOfChance(one), 0);
  expect(book(0.5, 0.5)).toBeCloseTo(1.05, 2);
  expect(book(0.45, 0.28, 0.27)).toBeGreaterThan(1.05);
  expect(book(0.45, 0.28, 0.27)).toBeLessThan(1.075);
});

test("the chance can be computed back from the price within a step of the ladder", () => {
  fc.assert(
    fc.property(fc.double({ min: 0.05, max: 0.95, noNaN: true }), (fair) => {
      expect(Math.abs(chanceOfPrice(priceOfChance(fair)) - fair)).toBeLessThan(0.006);
    }),
  );
});

test("steps grow with the price", () => {
  expect([151.4, 231.2, 334, 487, 733, 1234, 4711, 23_456].map(snapToLadder)).toEqual([
    151, 232, 335, 490, 740, 1250, 4800, 22_500,
  ]);
});

test("gives no price outside the range", () => {
  expect([0, 1, 0.9999, 0.0001].map(priceOfChance)).toEqual([0, 0, 0, 0]);
});
