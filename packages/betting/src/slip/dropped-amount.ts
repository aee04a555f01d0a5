import type { Amount } from "../money/money.ts";
import { multiplesRows } from "./multiples.ts";
import { type Betslip, selectionsOf } from "./slip-state.ts";
import { playedType } from "./ticket-types.ts";

/** What a bettor entered and what no longer counts, and why: another currency, another price, other picks. */
export type DroppedAmount = "currency" | "desired_profit" | "multiples";

const stakedRows = (slip: Betslip): string[] =>
  playedType(slip) === "multiples"
    ? multiplesRows(slip.selectionsList.length).flatMap(({ key }) =>
        slip.betMultiples[key] === undefined ? [] : [key],
      )
    : [];

/** What no longer counts after a change that was no entry of an amount; null where everything does. */
export const droppedAmount = (before: Betslip, after: Betslip): DroppedAmount | null => {
  if (after.selectionsList.length === 0) return null;
  if (before.desiredProfit !== null && after.desiredProfit === null) return "desired_profit";
  // Another type is the bettor's choice, and its stakes come back with it.
  if (before.selectionsList.length === after.selectionsList.length) return null;
  const rows = stakedRows(after);
  return stakedRows(before).some((row) => !rows.includes(row)) ? "multiples" : null;
};

/** Whether the bettor entered an amount on the slip: one other than the default stake. */
export const hasEnteredAmount = (slip: Betslip, defaultStake: Amount | null): boolean =>
  slip.desiredProfit !== null ||
  Object.keys(slip.betMultiples).length > 0 ||
  [slip.stake, ...selectionsOf(slip).map(({ payment }) => payment)].some(
    (amount) => amount !== null && amount !== defaultStake,
  );
