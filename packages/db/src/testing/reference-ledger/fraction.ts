/** An exact fraction; the denominator is positive. */
export type Fraction = readonly [top: bigint, bottom: bigint];

export const ONE: Fraction = [1n, 1n];
export const ZERO: Fraction = [0n, 1n];

export const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d];
export const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d];

/** To the nearest whole number, halves up. Not for negative fractions. */
export const nearest = ([top, bottom]: Fraction): bigint => (2n * top + bottom) / (2n * bottom);
export const down = ([top, bottom]: Fraction): bigint => top / bottom;

/** A rate in percent with at most two digits after the point. */
export const percent = (rate: number): Fraction => [BigInt(Math.round(rate * 100)), 10_000n];
