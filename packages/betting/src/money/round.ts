/**
 * Every rounding of money and odds is one of these two, and nothing else in the product rounds.
 * Values are exact until then: a fraction of two whole numbers.
 */

const floorDivide = (numerator: bigint, denominator: bigint): bigint => {
  const quotient = numerator / denominator;
  return numerator % denominator !== 0n && numerator < 0n !== denominator < 0n ? quotient - 1n : quotient;
};

/** To the nearest whole, halves away from zero: what a bettor expects of a payout, a tax, a bonus. */
export const roundHalfUp = (numerator: bigint, denominator: bigint): bigint => {
  const sign = numerator < 0n !== denominator < 0n ? -1n : 1n;
  const [top, bottom] = [numerator < 0n ? -numerator : numerator, denominator < 0n ? -denominator : denominator];
  return sign * ((top * 2n + bottom) / (bottom * 2n));
};

/** Down: where the book must never promise more than there is, as in a share of a cash-out. */
export const roundDown = floorDivide;
