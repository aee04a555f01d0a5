import { absolute } from "./money.ts";

/** The only two ways in which money is rounded. Values are exact fractions until then; the denominator must be positive. */

/** To the nearest integer, halves away from zero: for payouts, taxes and bonuses. */
export const roundHalfUp = (top: bigint, bottom: bigint): bigint => {
  const rounded = (absolute(top) * 2n + bottom) / (bottom * 2n);
  return top < 0n ? -rounded : rounded;
};

/** Towards negative infinity: where we must never pay more than there is, such as a part of a cash-out. */
export const roundDown = (top: bigint, bottom: bigint): bigint => {
  const quotient = top / bottom;
  return top % bottom < 0n ? quotient - 1n : quotient;
};
