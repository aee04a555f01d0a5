import { type Amount, larger, parseAmount } from "../money/money.ts";
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

/** The largest stake that a market allows, of its text; null where it has none. Of a text that is no amount of the currency nothing is allowed. */
export const parseStakeCeiling = (text: string | null, currency: string): Amount | null =>
  text === null ? null : (parseAmount(text, currency) ?? 0n);

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

/** The largest integer from `low` up to `high` that satisfies a monotonic condition, which `low` does. */
const largest = (low: Amount, high: Amount, holds: (amount: Amount) => boolean): Amount => {
  let [found, most] = [low, high];
  while (found < most) {
    const middle = (found + most + 1n) / 2n;
    if (holds(middle)) found = middle;
    else most = middle - 1n;
  }
  return found;
};

type Terms = Omit<BetTerms, "stake">;
type Holds = (stake: Amount, pays: Amount) => boolean;

/**
 * A stake up to `most` whose payout satisfies the condition: the largest, or in a system of several sizes one that is less than a minor
 * unit per combination below it. There a larger stake may pay less, because what the shares of the sizes leave is on one of them. But from
 * one multiple of the number of combinations to the next the payout rises. So the largest multiple is found first, then what is added to it.
 */
const largestWith = (
  terms: Terms,
  legs: readonly PricedLeg[],
  most: Amount,
  rules: SummaryRules,
  condition: Holds,
): Amount => {
  const play = (stake: Amount) => calculateBet({ ...terms, stake }, legs, rules);
  const holds = (stake: Amount): boolean => condition(stake, play(stake).maxWinnings.total);
  const combinations = BigInt(combinationsOf(terms, legs));
  if (combinations <= 1n) return largest(0n, most, holds);
  const start = combinations * largest(0n, most / combinations, (times) => holds(times * combinations));
  const end = start + combinations - 1n;
  return largest(start, end < most ? end : most, holds);
};

const isPaid =
  ({ maxWinnings }: BookLimits): Holds =>
  (_, pays) =>
    pays <= maxWinnings;

/** The bettor's own stake is income and does not count against the room. */
const isWithin =
  (room: Amount): Holds =>
  (stake, pays) =>
    pays - stake <= room;

/** Zero where not even the smallest stake of the bet is accepted. */
const orZero = (stake: Amount, terms: Terms, legs: readonly PricedLeg[], limits: BookLimits): Amount =>
  stake < limitsForBet(terms, legs, limits).minStake ? 0n : stake;

/** The largest stake of one bet at these prices; zero where not even the minimum is accepted. */
export const largestStake = (
  terms: Terms,
  legs: readonly PricedLeg[],
  limits: BookLimits,
  rules: SummaryRules,
): Amount => orZero(largestWith(terms, legs, limits.maxStake, rules, isPaid(limits)), terms, legs, limits);

/** The largest stake of a bet when the bookmaker may still lose `room` on an outcome. */
export const stakeWithinRoom = (
  terms: Terms,
  legs: readonly PricedLeg[],
  room: Amount,
  most: Amount,
  rules: SummaryRules,
): Amount => largestWith(terms, legs, most, rules, isWithin(room));

/** The largest stake of one bet by the limits and by the room, which is null where it is not known; zero where not even the minimum is accepted. */
export const acceptedStake = (
  terms: Terms,
  legs: readonly PricedLeg[],
  limits: BookLimits,
  room: Amount | null,
  rules: SummaryRules,
): Amount => {
  if (room === null) return largestStake(terms, legs, limits, rules);
  const [paid, within] = [isPaid(limits), isWithin(room)];
  const both: Holds = (stake, pays) => paid(stake, pays) && within(stake, pays);
  return orZero(largestWith(terms, legs, limits.maxStake, rules, both), terms, legs, limits);
};
