import { type Amount, larger } from "../money/money.ts";
import type { TicketType } from "./slip-state.ts";
import { type BetTerms, calculateBet, combinationsOf, type PricedLeg, type SummaryRules } from "./summary.ts";

/** The bookmaker's limits in one currency. */
export interface BookLimits {
  readonly minStake: Amount;
  readonly maxStake: Amount;
  /** Maximum payout of one bet. */
  readonly maxWinnings: Amount;
  /** Minimum stake of each combination of a system or of multiples; one minor unit where it is missing or less. */
  readonly minCombinationStake?: Amount | undefined;
}

/** The smallest stake of one bet in so many combinations. Less than a minor unit for each could not be split over its sizes. */
export const smallestStake = (
  type: TicketType,
  combinations: number,
  { minStake, minCombinationStake = 1n }: BookLimits,
): Amount => {
  if (type === "single" || type === "combo") return minStake;
  return larger(minStake, larger(minCombinationStake, 1n) * BigInt(combinations));
};

/** The limits of one bet, with the smallest stake of its combinations. */
export const limitsForBet = <Limits extends BookLimits>(
  terms: Omit<BetTerms, "stake">,
  legs: readonly PricedLeg[],
  limits: Limits,
): Limits => ({ ...limits, minStake: smallestStake(terms.type, combinationsOf(terms, legs), limits) });

/** The largest integer up to `most` that satisfies a monotonic condition: if it holds for one, it holds for all smaller ones. */
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

/** The largest stake of one bet at these prices; zero where not even the minimum is accepted. */
export const largestStake = (
  terms: Omit<BetTerms, "stake">,
  legs: readonly PricedLeg[],
  limits: BookLimits,
  rules: SummaryRules,
): Amount => {
  const pays = (stake: Amount): Amount => calculateBet({ ...terms, stake }, legs, rules).maxWinnings.total;
  const stake = largest(limits.maxStake, (amount) => pays(amount) <= limits.maxWinnings);
  return stake < limitsForBet(terms, legs, limits).minStake ? 0n : stake;
};

/** Whether the stake is outside the limits; null where it is within them. */
export const stakeObstacle = (stake: Amount, limits: BookLimits, most: Amount): "below_min" | "above_max" | null => {
  if (stake < limits.minStake) return "below_min";
  return stake > most ? "above_max" : null;
};

/**
 * The largest stake of a bet when the bookmaker may still lose `room` on an outcome. The bettor's own stake is income and does not count
 * against the room.
 */
export const stakeWithinRoom = (
  terms: Omit<BetTerms, "stake">,
  legs: readonly PricedLeg[],
  room: Amount,
  most: Amount,
  rules: SummaryRules,
): Amount => largest(most, (stake) => calculateBet({ ...terms, stake }, legs, rules).maxWinnings.total - stake <= room);

/** The largest stake of one bet by the limits and by the room, which is null where it is not known; zero where not even the minimum is accepted. */
export const acceptedStake = (
  terms: Omit<BetTerms, "stake">,
  legs: readonly PricedLeg[],
  limits: BookLimits,
  room: Amount | null,
  rules: SummaryRules,
): Amount => {
  const most = largestStake(terms, legs, limits, rules);
  const stake = room === null ? most : stakeWithinRoom(terms, legs, room, most, rules);
  return stake < limitsForBet(terms, legs, limits).minStake ? 0n : stake;
};
