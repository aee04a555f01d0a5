import type { MarketOutcome } from "@touchline/betting";
import type { JointPrice } from "../../../source.ts";
import { oddsOfChance, priceOfOdds } from "../market/ladder.ts";
import { jointChances } from "./joint-chance.ts";
import type { JointSpace } from "./world.ts";

/** Less than any price could pay for. */
const LEAST_CHANCE = 1e-7;

const describeMarket = ({ marketKey, specifiers, outcome }: MarketOutcome): string =>
  `${marketKey} ${Object.values(specifiers).join()} ${outcome}`;

/** Least likely first, however they were asked for. */
const inOrder = (spaces: readonly JointSpace[], outcomes: readonly MarketOutcome[]): readonly MarketOutcome[] => {
  const alone = new Map(outcomes.map((outcome) => [outcome, jointChances(spaces, [outcome])?.[0] ?? 0]));
  return outcomes.toSorted(
    (a, b) => (alone.get(a) as number) - (alone.get(b) as number) || describeMarket(a).localeCompare(describeMarket(b)),
  );
};

/**
 * Each outcome at the odds of its chance given those before it. So what has nothing to do with the others multiplies, margin
 * and all, and what follows from the others anyway costs nothing.
 */
export const priceTogether = (spaces: readonly JointSpace[], outcomes: readonly MarketOutcome[]): JointPrice => {
  const chances = jointChances(spaces, inOrder(spaces, outcomes));
  if (!chances) return { error: "NOT_COMBINABLE" };
  if ((chances.at(-1) ?? 0) < LEAST_CHANCE) return { error: "NOT_COMBINABLE" };
  const odds = chances.reduce(
    (product, chance, index) => product * oddsOfChance(chance / (chances[index - 1] ?? 1)),
    1,
  );
  const price = priceOfOdds(odds);
  return price > 0 ? { price } : { error: "UNAVAILABLE" };
};
