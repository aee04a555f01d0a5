import type { BetLeg, SystemStake } from "@touchline/betting";
import type { LegOutcomeResult, StoredBet } from "@touchline/db";

/** The price a leg was taken at. */
const priceOf = ({ decision, terms }: StoredBet, position: number): number => {
  const { hash, odds } = terms.legs[position] as StoredBet["terms"]["legs"][number];
  return decision?.settlement?.odds[hash] ?? odds;
};

/** Null for singles and combos. */
export const systemsOf = ({ decision }: StoredBet): readonly SystemStake[] | null => {
  const rows = decision?.settlement?.rows ?? [];
  return rows.length === 0 ? null : rows.map(({ size, stake }) => ({ size, stake: BigInt(stake) }));
};

/** The legs of a bet as they were taken, with how they came out. */
export const legsOf = (bet: StoredBet, results: readonly (LegOutcomeResult | null)[]): BetLeg[] =>
  bet.terms.legs.map(({ banker }, position) => ({
    price: priceOf(bet, position),
    banker,
    result: results[position] ?? null,
  }));

/** Of the stake, what no cash-out has taken. */
export const openStakeOf = ({ stake, cashedStake }: StoredBet): bigint => stake - cashedStake;
