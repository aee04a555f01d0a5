import type { Price } from "./price.ts";

/** Profit per unit staked, as a fraction. */
export interface Fraction {
  readonly top: number;
  readonly bottom: number;
}

/**
 * The traditional ladder of bookmakers. Of fractions with the same price in hundredths only the nearest is listed: 1.02 is 1/50, not 1/66.
 * Above 5/2 every traditional fraction is the nearest small one anyway.
 */
const LADDER =
  "1/100 1/50 1/33 1/25 1/20 1/16 1/14 1/12 1/11 1/10 1/9 2/15 1/7 2/13 1/6 2/11 1/5 2/9 1/4 2/7 3/10 1/3 4/11 2/5 4/9 1/2 " +
  "8/15 4/7 8/13 4/6 8/11 4/5 5/6 10/11 1/1 21/20 11/10 6/5 5/4 11/8 7/5 6/4 8/5 13/8 7/4 9/5 15/8 2/1 85/40 11/5 9/4 5/2";

const FRACTION = /^(\d+)\/(\d+)$/;

const parseFraction = (text: string): Fraction => {
  const match = FRACTION.exec(text);
  return { top: Number(match?.[1]), bottom: Number(match?.[2]) };
};

const sizeOf = ({ top, bottom }: Fraction): number => top / bottom;

/** The price in hundredths, not rounded; NaN where the text is not a fraction. */
export const readFraction = (text: string): number => 100 + 100 * sizeOf(parseFraction(text));

const RUNGS: ReadonlyMap<Price, Fraction> = new Map(
  LADDER.split(" ").map((text) => [Math.round(readFraction(text)), parseFraction(text)]),
);

/** Off the ladder denominators are small, and smaller for longer odds. `below` is the profit per unit staked. */
const DENOMINATORS = [
  { below: 1, largest: 20 },
  { below: 5, largest: 10 },
  { below: 10, largest: 4 },
  { below: 20, largest: 2 },
];

const largestDenominator = (value: number): number => DENOMINATORS.find(({ below }) => value < below)?.largest ?? 1;

const nearestFraction = (value: number): Fraction => {
  const distance = (fraction: Fraction): number => Math.abs(sizeOf(fraction) - value);
  let nearest: Fraction = { top: Math.round(value), bottom: 1 };
  for (let bottom = 2; bottom <= largestDenominator(value); bottom += 1) {
    const candidate = { top: Math.round(value * bottom), bottom };
    if (distance(candidate) < distance(nearest)) nearest = candidate;
  }
  return nearest;
};

/** The traditional fraction on the ladder, otherwise the nearest small one. */
export const toFraction = (price: Price): Fraction => RUNGS.get(price) ?? nearestFraction((price - 100) / 100);
