/** Maximum number of selections on a slip; Pascal's triangle has this many rows. */
export const MAX_SELECTIONS = 30;

/** Pascal's triangle: `triangle[n][k]` is the number of ways to choose k of n. */
export const createTriangle = (rows = MAX_SELECTIONS): number[][] => {
  const triangle: number[][] = [[1]];
  for (let n = 1; n <= rows; n += 1) {
    const above = triangle[n - 1] as number[];
    triangle.push(Array.from({ length: n + 1 }, (_, k) => (above[k - 1] ?? 0) + (above[k] ?? 0)));
  }
  return triangle;
};

const triangle = createTriangle();

export const countCombinations = (of: number, choose: number): number => triangle[of]?.[choose] ?? 0;

/** Factor of a leg on the stake, as a fraction: 1.85 is 185/100, a lost leg 0/1. */
export interface Factor {
  readonly top: bigint;
  readonly bottom: bigint;
}

export const priceFactor = (price: number): Factor => ({ top: BigInt(price), bottom: 100n });

export interface FactorSums {
  /** `sums[k]` is the sum, over all choices of k legs, of the product of their factors, times `scale`. */
  readonly sums: readonly bigint[];
  readonly scale: bigint;
}

/**
 * Sums over all combinations of every size without enumerating them: the coefficients of the product of (bottom + top · x) over all legs.
 * 30 legs take 465 multiplications, while 30 choose 15 has 155 million combinations.
 */
export const sumCombinations = (factors: readonly Factor[]): FactorSums => {
  const sums: bigint[] = [1n];
  let scale = 1n;
  for (const { top, bottom } of factors) {
    sums.push(0n);
    for (let size = sums.length - 1; size >= 0; size -= 1)
      sums[size] = (sums[size] as bigint) * bottom + (sums[size - 1] ?? 0n) * top;
    scale *= bottom;
  }
  return { sums, scale };
};

/** Product of all factors: of bankers, or of a combo. */
export const multiplyFactors = (factors: Iterable<Factor>): Factor => {
  let top = 1n;
  let bottom = 1n;
  for (const factor of factors) {
    top *= factor.top;
    bottom *= factor.bottom;
  }
  return { top, bottom };
};
