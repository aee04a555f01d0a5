import type { Amount } from "../money/money.ts";
import { type BetTerms, calculateBet, type PricedLeg, type SummaryRules } from "./summary.ts";

/** What the book takes in one currency. */
export interface BookLimits {
  readonly minStake: Amount;
  readonly maxStake: Amount;
  /** The most that one bet pays. */
  readonly maxWinnings: Amount;
}

/** The largest whole number up to `most` for which the test holds; it must hold for all below one for which it holds. */
const largest = (most: Amount, holds: (amount: Amount) => boolean): Amount => {
  let low = 0n;
  let high = most;
  while (low < high) {
    const middle = (low + high + 1n) / 2n;
    if (holds(middle)) low = middle;
    else high = middle - 1n;
  }
  return low;
};

/** The most that can be staked on one bet at these prices; zero where not even the least is taken. */
export const largestStake = (
  terms: Omit<BetTerms, "stake">,
  legs: readonly PricedLeg[],
  limits: BookLimits,
  rules: SummaryRules,
): Amount => {
  const pays = (stake: Amount): Amount => calculateBet({ ...terms, stake }, legs, rules).maxWinnings.total;
  const stake = largest(limits.maxStake, (amount) => pays(amount) <= limits.maxWinnings);
  return stake < limits.minStake ? 0n : stake;
};

/** What the stake lacks or has too much of, by the book's limits; null where it is within them. */
export const stakeObstacle = (stake: Amount, limits: BookLimits, most: Amount): "below_min" | "above_max" | null => {
  if (stake < limits.minStake) return "below_min";
  return stake > most ? "above_max" : null;
};

/**
 * The most that can be staked on an outcome of which the book has `room` left: what it may still lose on it.
 * The bettor's own stake is what the book wins, so it does not count against the room.
 */
export const stakeWithinRoom = (
  terms: Omit<BetTerms, "stake">,
  legs: readonly PricedLeg[],
  room: Amount,
  most: Amount,
  rules: SummaryRules,
): Amount => largest(most, (stake) => calculateBet({ ...terms, stake }, legs, rules).maxWinnings.total - stake <= room);
