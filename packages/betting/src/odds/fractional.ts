import { MAX_PRICE, MIN_PRICE, type Price } from "./price.ts";

/** A fraction of the stake that is won. */
export interface Fraction {
  readonly top: number;
  readonly bottom: number;
}

/** The traditional ladder, as it is called out on a racecourse. */
const LADDER = (
  "1/100 1/66 1/50 1/40 1/33 1/25 1/20 1/16 1/14 1/12 1/11 1/10 1/9 1/8 2/15 1/7 2/13 1/6 2/11 1/5 2/9 1/4 2/7 3/10 1/3 " +
  "4/11 2/5 4/9 1/2 8/15 4/7 8/13 4/6 8/11 4/5 5/6 10/11 1/1 21/20 11/10 6/5 5/4 11/8 7/5 6/4 8/5 13/8 7/4 9/5 15/8 2/1 " +
  "85/40 11/5 9/4 5/2 11/4 3/1 10/3 7/2 4/1 9/2 5/1 11/2 6/1 13/2 7/1 15/2 8/1 17/2 9/1 10/1 11/1 12/1 14/1 16/1 18/1 20/1 " +
  "22/1 25/1 28/1 33/1 40/1 50/1 66/1 80/1 100/1 125/1 150/1 200/1 250/1 300/1 400/1 500/1 600/1 750/1 999/1"
)
  .split(" ")
  .map((text): Fraction => {
    const [top = 0, bottom = 1] = text.split("/").map(Number);
    return { top, bottom };
  });

/** Off the ladder the fraction stays small: the longer the odds, the coarser the steps. `below` is in units won per unit staked. */
const DENOMINATORS = [
  { below: 1, largest: 20 },
  { below: 5, largest: 10 },
  { below: 10, largest: 4 },
  { below: 20, largest: 2 },
  { below: Number.POSITIVE_INFINITY, largest: 1 },
];

const sizeOf = ({ top, bottom }: Fraction): number => top / bottom;
const priceOf = (fraction: Fraction): Price => Math.round(100 + sizeOf(fraction) * 100);

const largestDenominator = (value: number): number => DENOMINATORS.find(({ below }) => value < below)?.largest ?? 1;

/** Nearest small fraction to `value` within the rungs around it, so that a longer price never shows a shorter fraction. */
const nearestBetween = (value: number, low: Fraction, high: Fraction): Fraction => {
  let nearest = value - sizeOf(low) <= sizeOf(high) - value ? low : high;
  for (let bottom = 1; bottom <= largestDenominator(value); bottom += 1) {
    const candidate = { top: Math.round(value * bottom), bottom };
    const size = sizeOf(candidate);
    if (size < sizeOf(low) || size > sizeOf(high)) continue;
    if (Math.abs(size - value) < Math.abs(sizeOf(nearest) - value)) nearest = candidate;
  }
  return nearest;
};

const rungs = LADDER.map((fraction) => ({ fraction, price: priceOf(fraction) }));
const first = rungs[0] as (typeof rungs)[number];
const last = rungs.at(-1) as (typeof rungs)[number];

/** Position of the first rung at or above a price. */
const rungAbove = (price: Price): number => {
  let low = 0;
  let high = rungs.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rungs[middle] as (typeof rungs)[number]).price < price) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** On the ladder the traditional fraction; elsewhere the nearest small one. */
export const toFraction = (price: Price): Fraction => {
  const above = rungAbove(price);
  const high = rungs[above] ?? last;
  if (high.price === price) return high.fraction;
  const low = rungs[above - 1] ?? first;
  return nearestBetween((price - 100) / 100, low.fraction, high.fraction);
};

export const fromFraction = (fraction: Fraction): Price => Math.min(MAX_PRICE, Math.max(MIN_PRICE, priceOf(fraction)));
