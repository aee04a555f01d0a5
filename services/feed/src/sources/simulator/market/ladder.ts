/** Net odds are divided by this, which gives two-way books some 5 % and 1X2 books some 6.5 %, and never a price below 1. */
const MARGIN = 1.105;

const LEAST = 101;
const MOST = 100_000;

/** Hundredths: up to the first number prices move in steps of the second. */
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

/** With the margin, before the ladder. What is certain pays nothing. */
export const oddsOfChance = (chance: number): number => 1 + (1 - chance) / (chance * MARGIN);

/** In hundredths; 0 where no sane price exists. */
export const priceOfOdds = (odds: number): number => {
  const price = snapToLadder(100 * odds);
  return price < LEAST || price > MOST ? 0 : price;
};

/** The price of a fair chance. */
export const priceOfChance = (chance: number): number =>
  chance <= 0 || chance >= 1 ? 0 : priceOfOdds(oddsOfChance(chance));

/** The fair chance behind a price, as far as the ladder lets one see it. */
export const chanceOfPrice = (price: number): number => 1 / (1 + (price / 100 - 1) * MARGIN);
