import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { acceptedStake, type BookLimits, largestStake, stakeWithinRoom } from "./limits.ts";
import { STANDARD_RULES } from "./summary.ts";

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

/** The payout if all legs win, combination by combination: each has a whole part of the stake, and one size the remainder on top. */
const payoutOf = ({ odds, sizes, remainder }: Case, stake: bigint): bigint => {
  const rows = sizes.map((size) => chooseAll(odds, size));
  const count = BigInt(rows.flat().length);
  const place = remainder === "first" ? 0 : rows.length - 1;
  let total = 0n;
  let parts = 1n;
  for (const row of rows) parts *= BigInt(row.length);
  for (const [index, row] of rows.entries()) {
    const staked = (stake / count) * BigInt(row.length) + (index === place ? stake % count : 0n);
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
/** The largest stake that satisfies the condition, of all that there are. */
const search = (holds: (stake: bigint) => boolean): bigint => {
  for (let stake = MOST; stake > 0n; stake -= 1n) if (holds(stake)) return stake;
  return 0n;
};

describe("PEER-7 the largest stake of a system whose remainder is on one size", () => {
  const given = ({ odds, sizes, remainder }: Case) =>
    [
      { type: "system" as const, sizes },
      odds.map((price) => ({ odds: price, banker: false })),
      { ...STANDARD_RULES, remainder },
    ] as const;
  const limitsOf = (maxWinnings: bigint): BookLimits => ({ minStake: 1n, maxStake: MOST, maxWinnings });
  const amount = fc.bigInt({ min: 1n, max: 3_000n });

  test("is found although a larger stake may pay less", () => {
    // 20 combinations: 39 put one on each and 19 more on the triples, 40 put two on each.
    const system: Case = { odds: [900, 900, 900, 101, 101], sizes: [2, 3], remainder: "last" };
    expect(payoutOf(system, 39n) > payoutOf(system, 40n)).toBe(true);
    const [terms, legs, rules] = given(system);
    expect(largestStake(terms, legs, limitsOf(payoutOf(system, 40n)), rules)).toBe(40n);
  });

  test("is the one that a search of all stakes finds, by the payout, by what may be lost, and by both", () => {
    fc.assert(
      fc.property(anyCase, amount, amount, (system, most, room) => {
        const [terms, legs, rules] = given(system);
        const pays = (stake: bigint): bigint => payoutOf(system, stake);
        expect(largestStake(terms, legs, limitsOf(most), rules)).toBe(search((stake) => pays(stake) <= most));
        expect(stakeWithinRoom(terms, legs, room, MOST, rules)).toBe(search((stake) => pays(stake) - stake <= room));
        expect(acceptedStake(terms, legs, limitsOf(most), room, rules)).toBe(
          search((stake) => pays(stake) <= most && pays(stake) - stake <= room),
        );
      }),
      { numRuns: 300 },
    );
  });
});
