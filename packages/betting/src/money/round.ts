import { absolute } from "./money.ts";

/**
 * Every rounding of money is one of these two, and nothing else in the product rounds it.
 * Values are exact until then: a fraction of two whole numbers, the lower one positive.
 */

/** To the nearest whole, halves away from zero: what a bettor expects of a payout, a tax, a bonus. */
export const roundHalfUp = (top: bigint, bottom: bigint): bigint => {
  const rounded = (absolute(top) * 2n + bottom) / (bottom * 2n);
  return top < 0n ? -rounded : rounded;
};

/** Down: where the book must never promise more than there is, as in a share of a cash-out. */
export const roundDown = (top: bigint, bottom: bigint): bigint => {
  const quotient = top / bottom;
  return top % bottom < 0n ? quotient - 1n : quotient;
};
