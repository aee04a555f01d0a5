import type { BetLeg, SystemStake } from "@touchline/betting";
import { decidedResult, type LegOutcomeResult, type StoredBet } from "@touchline/db";

/** The price at which a leg was accepted. */
const priceOf = ({ decision, terms }: StoredBet, position: number): number => {
  const { hash, odds } = terms.legs[position] as StoredBet["terms"]["legs"][number];
  return decision?.settlement?.odds[hash] ?? odds;
};

/** Null for singles and combos. */
export const systemsOf = ({ decision }: StoredBet): readonly SystemStake[] | null => {
  const rows = decision?.settlement?.rows ?? [];
  return rows.length === 0 ? null : rows.map(({ size, stake }) => ({ size, stake: BigInt(stake) }));
};

/** The legs at their accepted prices, with the results known so far. */
export const legsOf = (bet: StoredBet, results: readonly (LegOutcomeResult | null)[]): BetLeg[] =>
  bet.terms.legs.map(({ banker }, position) => ({
    price: priceOf(bet, position),
    banker,
    result: decidedResult(results[position]),
  }));

/** The stake that was not cashed out. */
export const openStakeOf = ({ stake, cashedStake }: StoredBet): bigint => stake - cashedStake;
