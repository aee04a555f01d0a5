import { describe, expect, test } from "vitest";
import { acceptedStake, type BookLimits, largestStake, limitsForBet } from "./limits.ts";
import { STANDARD_RULES } from "./summary.ts";

const BOOK: BookLimits = { minStake: 10n, maxStake: 1_000_000n, maxWinnings: 100_000_000n };
const legs = (count: number, bankers = 0) =>
  Array.from({ length: count }, (_, index) => ({ odds: 200, banker: index < bankers }));
const least = (sizes: readonly number[], count: number, more: Partial<BookLimits> = {}, bankers = 0) =>
  limitsForBet({ type: "system", sizes }, legs(count, bankers), { ...BOOK, ...more }).minStake;
const DOUBLES_UP = [2, 3, 4, 5, 6, 7, 8, 9, 10];

describe("STAKE-2 the smallest stake of a system", () => {
  test("STAKE-2 gives each combination one minor unit where the brand asks for no more", () => {
    // 2 to the power of 10, less the empty choice and the ten singles.
    expect(least(DOUBLES_UP, 10)).toBe(1013n);
    expect(least(DOUBLES_UP, 10, { minCombinationStake: 0n })).toBe(1013n);
    // Two bankers of twelve: the same combinations of the other ten.
    expect(least(DOUBLES_UP, 12, {}, 2)).toBe(1013n);
  });
  test("STAKE-2 gives each combination what the brand asks for, and is never below the smallest stake of a bet", () => {
    expect(least([2, 3], 4, { minCombinationStake: 25n })).toBe(250n);
    expect(least([2], 3)).toBe(10n);
    const multiples = { type: "multiples", sizes: [2, 3] } as const;
    expect(limitsForBet(multiples, legs(4), { ...BOOK, minCombinationStake: 25n }).minStake).toBe(250n);
  });
  test("STAKE-2 is the bookmaker's own for singles and combos", () => {
    for (const type of ["single", "combo"] as const)
      expect(limitsForBet({ type, sizes: [] }, legs(4), { ...BOOK, minCombinationStake: 25n }).minStake).toBe(10n);
  });
  test("PEER-7 a system whose smallest stake is above the largest takes none", () => {
    const terms = { type: "system", sizes: DOUBLES_UP } as const;
    expect(largestStake(terms, legs(10), { ...BOOK, maxStake: 1012n }, STANDARD_RULES)).toBe(0n);
    expect(largestStake(terms, legs(10), { ...BOOK, maxStake: 1013n }, STANDARD_RULES)).toBe(1013n);
    expect(acceptedStake(terms, legs(10), { ...BOOK, maxStake: 1012n }, null, STANDARD_RULES)).toBe(0n);
  });
});
