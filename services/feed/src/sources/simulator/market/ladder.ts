/** Divides net odds, so that no price is below 1: about 5 % margin on two-way markets and 6.5 % on 1X2. */
const MARGIN = 1.105;

const LEAST = 101;
const MOST = 100_000;

/** In hundredths: below the first number prices are multiples of the second. */
const STEPS: readonly (readonly [below: number, step: number])[] = [
  [200, 1],
  [300, 2],
  [400, 5],
  [600, 10],
  [1_000, 20],
  [2_000, 50],
  [3_000, 100],
  [5_000, 200],
  [10_000, 500],
  [50_000, 2_500],
  [Number.POSITIVE_INFINITY, 10_000],
];

export const snapToLadder = (hundredths: number): number => {
  for (const [below, step] of STEPS) if (hundredths < below) return Math.round(hundredths / step) * step;
  return hundredths;
};

/** Decimal odds with the margin, before rounding to the ladder. A certain outcome has odds of 1. */
export const oddsOfChance = (chance: number): number => 1 + (1 - chance) / (chance * MARGIN);

/** In hundredths; 0 where the odds are outside the offered range. */
export const priceOfOdds = (odds: number): number => {
  const price = snapToLadder(100 * odds);
  return price < LEAST || price > MOST ? 0 : price;
};

/** The price of a fair chance; 0 where it cannot be priced. */
export const priceOfChance = (chance: number): number =>
  chance <= 0 || chance >= 1 ? 0 : priceOfOdds(oddsOfChance(chance));

/** The fair chance behind a price, up to the rounding of the ladder. */
export const chanceOfPrice = (price: number): number => 1 / (1 + (price / 100 - 1) * MARGIN);
