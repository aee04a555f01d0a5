import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { acceptedStake, type BookLimits, largestStake, limitsForBet, stakeWithinRoom } from "./limits.ts";
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

interface Case {
  readonly odds: readonly number[];
  readonly sizes: readonly number[];
  readonly remainder: "first" | "last";
}

const chooseAll = (items: readonly number[], size: number): number[][] =>
  size === 0
    ? [[]]
    : items.flatMap((item, index) => chooseAll(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]));

const SCALE = 100n ** 5n;

/** The payout if all legs win, combination by combination: each size has its share, rounded down, and one of them the remainder on top. */
const payoutOf = ({ odds, sizes, remainder }: Case, stake: bigint): bigint => {
  const rows = sizes.map((size) => chooseAll(odds, size));
  const count = BigInt(rows.flat().length);
  const place = remainder === "first" ? 0 : rows.length - 1;
  let total = 0n;
  let parts = 1n;
  for (const row of rows) parts *= BigInt(row.length);
  const shares = rows.map((row) => (stake * BigInt(row.length)) / count);
  const rest = stake - shares.reduce((sum, share) => sum + share, 0n);
  for (const [index, row] of rows.entries()) {
    const staked = (shares[index] as bigint) + (index === place ? rest : 0n);
    for (const chosen of row) {
      const product = chosen.reduce((value, price) => value * BigInt(price), 100n ** BigInt(5 - chosen.length));
      total += (staked * product * parts) / BigInt(row.length);
    }
  }
  const bottom = SCALE * parts;
  return (2n * total + bottom) / (2n * bottom);
};

const anyCase = fc.record({
  odds: fc.array(fc.integer({ min: 101, max: 900 }), { minLength: 3, maxLength: 5 }),
  sizes: fc
    .uniqueArray(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 })
    .map((sizes) => sizes.toSorted()),
  remainder: fc.constantFrom("first" as const, "last" as const),
});

const MOST = 150n;

describe("PEER-7 the largest stake of a system whose remainder is on one size", () => {
  const given = ({ odds, sizes, remainder }: Case) =>
    [
      { type: "system" as const, sizes },
      odds.map((price) => ({ odds: price, banker: false })),
      { ...STANDARD_RULES, remainder },
    ] as const;
  const limitsOf = (maxWinnings: bigint): BookLimits => ({ minStake: 1n, maxStake: MOST, maxWinnings });
  const amount = fc.bigInt({ min: 1n, max: 3_000n });

  test("is found although a smaller stake may pay more", () => {
    // 4 singles, 6 doubles and 4 triples. Of 27 the shares are 7, 11 and 7, and 2 more on the triples; of 28 they are 8, 12 and 8.
    const system: Case = { odds: [900, 900, 900, 900], sizes: [1, 2, 3], remainder: "last" };
    expect(payoutOf(system, 27n) > payoutOf(system, 28n)).toBe(true);
    const [terms, legs, rules] = given(system);
    expect(largestStake(terms, legs, limitsOf(payoutOf(system, 28n)), rules)).toBe(28n);
  });

  test("is accepted, and less than a minor unit per combination below the one that a search of all stakes finds", () => {
    fc.assert(
      fc.property(anyCase, amount, amount, (system, most, room) => {
        const [terms, legs, rules] = given(system);
        const least = BigInt(system.sizes.reduce((sum, size) => sum + chooseAll(system.odds, size).length, 0));
        const pays = (stake: bigint): bigint => payoutOf(system, stake);
        const expectLargest = (found: bigint, from: bigint, holds: (stake: bigint) => boolean): void => {
          let largest = MOST;
          while (largest >= from && !holds(largest)) largest -= 1n;
          const isRight = largest < from ? found === 0n : holds(found) && found >= from && largest - found < least;
          expect(isRight, `${found} found, ${largest} is the largest`).toBe(true);
        };
        const isPaid = (stake: bigint): boolean => pays(stake) <= most;
        const isWithin = (stake: bigint): boolean => pays(stake) - stake <= room;
        expectLargest(largestStake(terms, legs, limitsOf(most), rules), least, isPaid);
        expectLargest(stakeWithinRoom(terms, legs, room, MOST, rules), 0n, isWithin);
        const both = acceptedStake(terms, legs, limitsOf(most), room, rules);
        expectLargest(both, least, (stake) => isPaid(stake) && isWithin(stake));
      }),
      { numRuns: 300 },
    );
  });
});
