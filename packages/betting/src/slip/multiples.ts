import { countCombinations } from "../systems/combinations.ts";
import { countBets, fullCoversOf, sizesOf } from "../systems/full-cover.ts";
import type { Betslip, SlipRules } from "./slip-state.ts";
import { typeObstacle } from "./ticket-types.ts";

/** A row of multiples: one size, or a named bet with several sizes. */
export interface MultiplesRow {
  readonly name: string | null;
  readonly sizes: readonly number[];
  readonly combinations: number;
}

/** Rows that can be staked: every size, and named bets where the brand shows them. */
export const offeredMultiples = (slip: Betslip, rules: SlipRules): MultiplesRow[] => {
  if (typeObstacle(slip, "multiples", rules)) return [];
  const count = slip.selectionsList.length;
  const sizes = Array.from({ length: count }, (_, index) => index + 1);
  const covers = rules.displayMultiplesBetTypes ? fullCoversOf(count) : [];
  return [
    ...sizes.map((size) => ({ name: null, sizes: [size], combinations: countCombinations(count, size) })),
    ...covers.map((cover) => ({ name: cover.name, sizes: sizesOf(cover), combinations: countBets(cover) })),
  ];
};
