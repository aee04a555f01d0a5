import type { Amount } from "../money/money.ts";
import { type BetTerms, calculateBet, type PricedLeg, type SummaryRules } from "./summary.ts";

/** The bookmaker's limits in one currency. */
export interface BookLimits {
  readonly minStake: Amount;
  readonly maxStake: Amount;
  /** Maximum payout of one bet. */
  readonly maxWinnings: Amount;
}

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
 * The largest stake up to `most` whose payout satisfies the condition. In a system the remainder of the stake is on one size until the
 * stake is a multiple of the number of combinations, so a larger stake may pay less. But the payout rises from multiple to multiple, and
 * within the stakes between two of them. So the largest multiple is found first, then the remainder.
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
  const combinations = BigInt(play(0n).rows.reduce((sum, row) => sum + row.combinations, 0));
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

const orZero = (stake: Amount, { minStake }: BookLimits): Amount => (stake < minStake ? 0n : stake);

/** The largest stake of one bet at these prices; zero where not even the minimum is accepted. */
export const largestStake = (
  terms: Terms,
  legs: readonly PricedLeg[],
  limits: BookLimits,
  rules: SummaryRules,
): Amount => orZero(largestWith(terms, legs, limits.maxStake, rules, isPaid(limits)), limits);

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
  return orZero(largestWith(terms, legs, limits.maxStake, rules, both), limits);
};
