import {
  type Amount,
  type Betslip,
  type BookLimits,
  largestStake,
  oddsOf,
  type PricedLeg,
  type SlipSummary,
  STANDARD_RULES,
  type StakeLimits,
  selectionsOf,
  type TicketType,
} from "@touchline/betting";

/** What of a slip decides how much can be staked on it. Plain enough to be handed to a worker. */
export interface LargestStakeTask {
  readonly type: TicketType;
  readonly sizes: readonly number[];
  readonly legs: readonly PricedLeg[];
  readonly limits: BookLimits;
}

/** Null where there is nothing to work out: no price, no system chosen, or rows that are staked by themselves. */
export const largestStakeTask = (
  slip: Betslip,
  { type, rows }: SlipSummary,
  limits: BookLimits | null,
): LargestStakeTask | null => {
  const selections = selectionsOf(slip);
  const legs = selections.flatMap((selection) => {
    const odds = oddsOf(slip, selection);
    return odds === null || selection.availability !== "open" ? [] : [{ odds, banker: selection.banker }];
  });
  if (!limits || legs.length === 0 || legs.length < selections.length || type === "multiples") return null;
  const sizes = rows.map(({ size }) => size);
  return type === "system" && sizes.length === 0 ? null : { type, sizes, legs, limits };
};

/** Several singles share what is staked evenly, so the one that takes least decides. */
export const solveLargestStake = ({ type, sizes, legs, limits }: LargestStakeTask): Amount => {
  if (type !== "single") return largestStake({ type, sizes }, legs, limits, STANDARD_RULES);
  const each = legs.map((leg) => largestStake({ type, sizes }, [leg], limits, STANDARD_RULES));
  const [least = 0n] = each.toSorted((one, other) => Number(one - other));
  return least * BigInt(each.length);
};

/** The book's limits are those of one bet; a slip of several bets takes as many times as much. */
export const stakeLimitsOf = (
  { bets }: SlipSummary,
  limits: BookLimits | null,
  largest: Amount | null,
): StakeLimits | null => {
  if (!limits) return null;
  const count = BigInt(Math.max(1, bets));
  return { min: limits.minStake * count, max: largest ?? limits.maxStake * count };
};
