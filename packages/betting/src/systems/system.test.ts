import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sumAmounts } from "../money/money.ts";
import { multiplesRows } from "../slip/multiples.ts";
import {
  countCombinations,
  createTriangle,
  type Factor,
  multiplyFactors,
  priceFactor,
  sumCombinations,
} from "./combinations.ts";
import { FULL_COVERS, fullCoversOf, sizesOf } from "./full-cover.ts";
import { splitSystemStake } from "./stake-split.ts";
import { calculateMinPayout, calculateSystemPayout, type ExactAmount, type SystemStake } from "./system.ts";

/** Oracle: enumerates every combination. */
const chooseAll = <Item>(items: readonly Item[], size: number): Item[][] => {
  if (size === 0) return [[]];
  return items.flatMap((item, index) => chooseAll(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]));
};
const add = (a: ExactAmount, b: ExactAmount): ExactAmount => ({
  top: a.top * b.bottom + b.top * a.bottom,
  bottom: a.bottom * b.bottom,
});
const equal = (a: ExactAmount, b: ExactAmount): boolean => a.top * b.bottom === b.top * a.bottom;
const isLess = (a: ExactAmount, b: ExactAmount): boolean => a.top * b.bottom < b.top * a.bottom;
const ZERO: ExactAmount = { top: 0n, bottom: 1n };

const bruteForce = (
  bankers: readonly Factor[],
  others: readonly Factor[],
  systems: readonly SystemStake[],
): ExactAmount =>
  systems.reduce((total, { size, stake }) => {
    const combinations = chooseAll(others, size);
    return combinations.reduce((sum, legs) => {
      const product = multiplyFactors([...bankers, ...legs]);
      return add(sum, { top: stake * product.top, bottom: product.bottom * BigInt(combinations.length) });
    }, total);
  }, ZERO);

const factor = fc.integer({ min: 101, max: 5000 }).map(priceFactor);
const settledFactor = fc.oneof(
  factor,
  fc.constantFrom<Factor>(
    { top: 0n, bottom: 1n },
    { top: 1n, bottom: 1n },
    { top: 1n, bottom: 2n },
    { top: 285n, bottom: 200n },
  ),
);
const stake = fc.bigInt({ min: 1n, max: 100_000n });
const systemsOf = (count: number) =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: count }), { minLength: 1, maxLength: 3 })
    .chain((sizes) => fc.tuple(...sizes.map((size) => stake.map((amount) => ({ size, stake: amount })))));
const bet = (leg: fc.Arbitrary<Factor>, most: number) =>
  fc.integer({ min: 1, max: most }).chain((count) =>
    fc.record({
      bankers: fc.array(leg, { maxLength: 3 }),
      others: fc.array(leg, { minLength: count, maxLength: count }),
      systems: systemsOf(count),
    }),
  );

describe("SYS-1 systems", () => {
  test("SYS-1 the triangle of combinations reaches 30", () => {
    const triangle = createTriangle();
    expect(triangle).toHaveLength(31);
    expect(triangle[4]).toEqual([1, 4, 6, 4, 1]);
    expect(countCombinations(30, 15)).toBe(155_117_520);
    expect([countCombinations(3, 4), countCombinations(31, 1), countCombinations(5, -1)]).toEqual([0, 0, 0]);
  });

  test("SYS-1 sums without enumeration equal the enumerated sums, with bankers, up to 12 selections", () => {
    fc.assert(
      fc.property(bet(settledFactor, 9), ({ bankers, others, systems }) => {
        expect(equal(calculateSystemPayout({ bankers, others }, systems), bruteForce(bankers, others, systems))).toBe(
          true,
        );
      }),
      { numRuns: 60 },
    );
  });

  test("SYS-1 twelve selections, all sizes, by brute force", () => {
    const others = Array.from({ length: 12 }, (_, index) => priceFactor(130 + index * 37));
    const systems = Array.from({ length: 12 }, (_, index) => ({ size: index + 1, stake: 1000n + BigInt(index) }));
    expect(
      equal(
        calculateSystemPayout({ bankers: [priceFactor(150)], others }, systems),
        bruteForce([priceFactor(150)], others, systems),
      ),
    ).toBe(true);
  });

  test("SYS-1 the minimum payout is the smallest of all payouts above zero", () => {
    fc.assert(
      fc.property(bet(factor, 6), ({ bankers, others, systems }) => {
        let least: ExactAmount | null = null;
        for (let won = 0; won < 2 ** others.length; won += 1) {
          const settled = others.map((leg, index) => ((won >> index) & 1 ? leg : { top: 0n, bottom: 1n }));
          const paid = bruteForce(bankers, settled, systems);
          if (paid.top > 0n && (least === null || isLess(paid, least))) least = paid;
        }
        expect(equal(calculateMinPayout({ bankers, others }, systems), least ?? ZERO)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test("pays nothing without a stake or without legs", () => {
    const others = [priceFactor(150), priceFactor(200)];
    expect(calculateMinPayout({ bankers: [], others }, [])).toEqual(ZERO);
    expect(calculateMinPayout({ bankers: [], others }, [{ size: 2, stake: 0n }])).toEqual(ZERO);
    expect(calculateMinPayout({ bankers: [], others }, [{ size: 3, stake: 5n }])).toEqual(ZERO);
    expect(calculateSystemPayout({ bankers: [], others }, [{ size: 3, stake: 5n }])).toEqual(ZERO);
    expect(
      calculateMinPayout({ bankers: [], others }, [
        { size: 1, stake: 0n },
        { size: 2, stake: 100n },
      ]),
    ).toMatchObject({ top: expect.anything() });
    expect(sumCombinations([])).toEqual({ sums: [1n], scale: 1n });
  });

  test("SYS-1 thirty selections take milliseconds", () => {
    const others = Array.from({ length: 30 }, (_, index) => priceFactor(120 + index * 11));
    const systems = Array.from({ length: 30 }, (_, index) => ({ size: index + 1, stake: 100n }));
    const started = performance.now();
    expect(calculateSystemPayout({ bankers: [], others }, systems).top > 0n).toBe(true);
    expect(calculateMinPayout({ bankers: [], others }, systems).top > 0n).toBe(true);
    expect(performance.now() - started).toBeLessThan(100);
  });
});

describe("STAKE-2 the stake of a system", () => {
  test("STAKE-2 every size has its share of the stake in minor units, the remainder goes to the first or last system", () => {
    const choices = [
      { size: 2, combinations: 6 },
      { size: 3, combinations: 4 },
    ];
    // 10.03 in ten combinations: 6.018 and 4.012.
    expect(splitSystemStake(1003n, choices, "first")).toEqual([
      { size: 2, stake: 602n },
      { size: 3, stake: 401n },
    ]);
    expect(splitSystemStake(1003n, choices, "last")).toEqual([
      { size: 2, stake: 601n },
      { size: 3, stake: 402n },
    ]);
    expect(splitSystemStake(1003n, [], "last")).toEqual([]);
    expect(splitSystemStake(1003n, [{ size: 9, combinations: 0 }], "last")).toEqual([{ size: 9, stake: 0n }]);
  });

  test("STAKE-2 no size is starved: ten selections in all sizes from doubles, just above the smallest stakes", () => {
    // 1,013 combinations of 2 to 10: 45, 120, 210, 252, 210, 120, 45, 10 and 1.
    const all = [45, 120, 210, 252, 210, 120, 45, 10, 1].map((combinations, index) => ({
      size: index + 2,
      combinations,
    }));
    const split = (whole: bigint) => splitSystemStake(whole, all, "first").map((part) => part.stake);
    expect(split(1013n)).toEqual([45n, 120n, 210n, 252n, 210n, 120n, 45n, 10n, 1n]);
    // 20.25 is a cent less than two for each combination. Shares rounded down, and the eight cents left on the first.
    expect(split(2025n)).toEqual([97n, 239n, 419n, 503n, 419n, 239n, 89n, 19n, 1n]);
  });

  test("STAKE-2 every size has at least its share rounded down, and only the first or last has more", () => {
    const choices = fc.array(fc.record({ size: fc.nat(30), combinations: fc.integer({ min: 1, max: 1000 }) }), {
      minLength: 1,
      maxLength: 29,
    });
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 7n }), choices, (whole, parts) => {
        const all = parts.reduce((sum, { combinations }) => sum + combinations, 0);
        for (const [index, { stake: given }] of splitSystemStake(whole, parts, "last").entries()) {
          const share = whole * BigInt(parts[index]?.combinations ?? 0);
          const missing = share - given * BigInt(all);
          expect(missing < BigInt(all)).toBe(true);
          if (index < parts.length - 1) expect(missing >= 0n).toBe(true);
        }
      }),
    );
  });

  test("STAKE-6 the parts always add up to the stake", () => {
    const choices = fc.array(fc.record({ size: fc.nat(30), combinations: fc.integer({ min: 1, max: 1000 }) }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 12n }),
        choices,
        fc.constantFrom("first" as const, "last" as const),
        (whole, parts, place) => {
          expect(sumAmounts(splitSystemStake(whole, parts, place).map((part) => part.stake))).toBe(whole);
        },
      ),
    );
  });
});

test.each([
  ["trixie", 3, 4],
  ["patent", 3, 7],
  ["yankee", 4, 11],
  ["lucky15", 4, 15],
  ["canadian", 5, 26],
  ["lucky31", 5, 31],
  ["heinz", 6, 57],
  ["lucky63", 6, 63],
  ["super_heinz", 7, 120],
  ["goliath", 8, 247],
])("a %s is %i selections in %i bets", (name, selections, bets) => {
  const cover = FULL_COVERS.find((known) => known.name === name);
  expect(cover?.selections).toBe(selections);
  const row = multiplesRows(selections).find(({ sizes }) => cover && sizes.join() === sizesOf(cover).join());
  expect(row?.combinations).toBe(bets);
  expect(fullCoversOf(selections)).toContain(cover);
});

test("full covers are offered only for their number of selections", () => {
  expect(fullCoversOf(4).map(({ name }) => name)).toEqual(["yankee", "lucky15"]);
  expect(fullCoversOf(2)).toEqual([]);
  expect(sizesOf({ name: "patent", selections: 3, smallest: 1 })).toEqual([1, 2, 3]);
});
