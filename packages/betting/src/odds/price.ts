/**
 * Decimal odds in hundredths: 185 is 1.85. The canonical form; other formats are for display only. On the wire a price may also be
 * negative (suspended) or zero (not offered); here it is always positive.
 */
export type Price = number;

export const MIN_PRICE: Price = 101;
export const MAX_PRICE: Price = 100_000;

export const isPrice = (value: number): boolean => Number.isInteger(value) && value >= MIN_PRICE && value <= MAX_PRICE;

export const clampPrice = (value: number): Price => Math.min(MAX_PRICE, Math.max(MIN_PRICE, Math.round(value)));

/** The exact product of prices, as the fraction `product / scale`. */
export interface Odds {
  readonly product: bigint;
  readonly scale: bigint;
}

export const combineOdds = (prices: Iterable<Price>): Odds => {
  let product = 1n;
  let scale = 1n;
  for (const price of prices) {
    product *= BigInt(price);
    scale *= 100n;
  }
  return { product, scale };
};
