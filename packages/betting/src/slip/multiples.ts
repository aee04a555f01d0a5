import { countCombinations } from "../systems/combinations.ts";
import { findCover, fullCoversOf, sizesOf } from "../systems/full-cover.ts";
import type { Betslip, SlipRules } from "./slip-state.ts";
import { typeObstacle } from "./ticket-types.ts";

/** A row of multiples, which is one bet: one size, or a named bet with several sizes. */
export interface MultiplesRow {
  /** `2`: all doubles. `2+`: the named bet from doubles up, whatever it is called with this number of picks. */
  readonly key: string;
  readonly sizes: readonly number[];
  readonly combinations: number;
}

const rowOf = (key: string, sizes: readonly number[], count: number): MultiplesRow => ({
  key,
  sizes,
  combinations: sizes.reduce((sum, size) => sum + countCombinations(count, size), 0),
});

/** All rows of a number of picks. */
export const multiplesRows = (count: number): MultiplesRow[] => [
  ...Array.from({ length: count }, (_, index) => rowOf(String(index + 1), [index + 1], count)),
  ...fullCoversOf(count).map((cover) => rowOf(`${cover.smallest}+`, sizesOf(cover), count)),
];

/** Whether these sizes are one bet of multiples. */
export const isMultiplesBet = (sizes: readonly number[], count: number): boolean =>
  sizes.length === 1 || findCover(sizes, count) !== undefined;

/** The key of the row with these sizes. */
export const multiplesKey = (sizes: readonly number[]): string =>
  sizes.length > 1 ? `${sizes[0]}+` : String(sizes[0]);

/** Rows that can be staked: every size, and named bets where the brand shows them. */
export const offeredMultiples = (slip: Betslip, rules: SlipRules): MultiplesRow[] =>
  typeObstacle(slip, "multiples", rules)
    ? []
    : multiplesRows(slip.selectionsList.length).filter(
        ({ sizes }) => sizes.length === 1 || rules.displayMultiplesBetTypes,
      );
