import type { MarketOutcome } from "@touchline/betting";
import type { JointPrice } from "../../../source.ts";
import { oddsOfChance, priceOfOdds } from "../market/ladder.ts";
import { jointChances } from "./joint-chance.ts";
import type { JointSpace } from "./world.ts";

/** Below this no price on the ladder exists. */
const LEAST_CHANCE = 1e-7;

const describeMarket = ({ marketKey, specifiers, outcome }: MarketOutcome): string =>
  `${marketKey} ${Object.values(specifiers).join()} ${outcome}`;

/** Least likely first, so that the price does not depend on the order of the request. */
const inOrder = (spaces: readonly JointSpace[], outcomes: readonly MarketOutcome[]): readonly MarketOutcome[] => {
  const alone = new Map(outcomes.map((outcome) => [outcome, jointChances(spaces, [outcome])?.[0] ?? 0]));
  return outcomes.toSorted(
    (a, b) => (alone.get(a) as number) - (alone.get(b) as number) || describeMarket(a).localeCompare(describeMarket(b)),
  );
};

/**
 * Multiplies the odds of each outcome given those before it. Independent outcomes multiply including their margins; an outcome that
 * follows from the others adds nothing.
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
