import { countCombinations, type Factor, multiplyFactors, sumCombinations } from "./combinations.ts";

/** One system of a bet: every choice of `size` of the legs that are no bankers, each together with all bankers. */
export interface SystemStake {
  readonly size: number;
  /** The whole stake on this system, in minor units; each combination has an equal, exact share of it. */
  readonly stake: bigint;
}

export interface SystemLegs {
  readonly bankers: readonly Factor[];
  readonly others: readonly Factor[];
}

/** An exact amount, not rounded yet. */
export interface ExactAmount {
  readonly top: bigint;
  readonly bottom: bigint;
}

const addExact = (a: ExactAmount, b: ExactAmount): ExactAmount => ({
  top: a.top * b.bottom + b.top * a.bottom,
  bottom: a.bottom * b.bottom,
});

const NOTHING: ExactAmount = { top: 0n, bottom: 1n };

/** What all systems together pay when each leg multiplies its stake by the given factor; at the prices themselves, the most they can. */
export const calculateSystemPayout = (
  { bankers, others }: SystemLegs,
  systems: readonly SystemStake[],
): ExactAmount => {
  const fixed = multiplyFactors(bankers);
  const { sums, scale } = sumCombinations(others);
  return systems.reduce((total, { size, stake }) => {
    const combinations = countCombinations(others.length, size);
    if (combinations === 0) return total;
    const top = stake * fixed.top * (sums[size] as bigint);
    return addExact(total, { top, bottom: BigInt(combinations) * fixed.bottom * scale });
  }, NOTHING);
};

const compareFactors = (a: Factor, b: Factor): number => Number(a.top * b.bottom - b.top * a.bottom);

const LOST: Factor = { top: 0n, bottom: 1n };

/** The least that is not nothing: just enough legs win for the smallest system, and those with the shortest prices. */
export const calculateMinPayout = ({ bankers, others }: SystemLegs, systems: readonly SystemStake[]): ExactAmount => {
  const staked = systems.filter(({ stake }) => stake > 0n);
  const smallest = Math.min(...staked.map(({ size }) => size));
  const byPrice = others.toSorted(compareFactors);
  const winners = byPrice.map((factor, index) => (index < smallest ? factor : LOST));
  return calculateSystemPayout({ bankers, others: winners }, staked);
};
