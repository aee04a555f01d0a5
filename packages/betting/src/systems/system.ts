import { countCombinations, type Factor, multiplyFactors, sumCombinations } from "./combinations.ts";

/** One system of a bet: every choice of `size` legs that are not bankers, each combined with all bankers. */
export interface SystemStake {
  readonly size: number;
  /** Total stake of this system in minor units; every combination has an equal, exact share of it. */
  readonly stake: bigint;
}

export interface SystemLegs {
  readonly bankers: readonly Factor[];
  readonly others: readonly Factor[];
}

/** An exact amount in minor units, as a fraction. */
export interface ExactAmount {
  readonly top: bigint;
  readonly bottom: bigint;
}

const addExact = (a: ExactAmount, b: ExactAmount): ExactAmount => ({
  top: a.top * b.bottom + b.top * a.bottom,
  bottom: a.bottom * b.bottom,
});

const NOTHING: ExactAmount = { top: 0n, bottom: 1n };

/** Payout of all systems when each leg multiplies its stake by its factor. With the prices as factors it is the maximum. */
export const calculateSystemPayout = (
  { bankers, others }: SystemLegs,
  systems: readonly SystemStake[],
): ExactAmount => {
  const fixed = multiplyFactors(bankers);
  const { sums, scale } = sumCombinations(others);
  const total = systems.reduce((sum, { size, stake }) => {
    const combinations = countCombinations(others.length, size);
    return combinations === 0
      ? sum
      : addExact(sum, { top: stake * (sums[size] as bigint), bottom: BigInt(combinations) });
  }, NOTHING);
  // What all sizes have in common is multiplied once: in each of them it would make the numbers many times as long.
  if (total.top === 0n) return NOTHING;
  return { top: total.top * fixed.top, bottom: total.bottom * fixed.bottom * scale };
};

const compareFactors = (a: Factor, b: Factor): number => Number(a.top * b.bottom - b.top * a.bottom);

const LOST: Factor = { top: 0n, bottom: 1n };

/** The smallest payout above zero: just enough legs win for the smallest size, and those with the lowest prices. */
export const calculateMinPayout = ({ bankers, others }: SystemLegs, systems: readonly SystemStake[]): ExactAmount => {
  const staked = systems.filter(({ stake }) => stake > 0n);
  const smallest = Math.min(...staked.map(({ size }) => size));
  const byPrice = others.toSorted(compareFactors);
  const winners = byPrice.map((factor, index) => (index < smallest ? factor : LOST));
  return calculateSystemPayout({ bankers, others: winners }, staked);
};
