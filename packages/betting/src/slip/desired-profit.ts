import type { Amount } from "../money/money.ts";
import { roundHalfUp } from "../money/round.ts";
import type { Price } from "../odds/price.ts";
import { type Betslip, oddsOf, type Selection, selectionsOf } from "./slip-state.ts";

/** Up to these odds an Indonesian single is entered as the profit wanted, above them as the stake. */
export const DESIRED_PROFIT_THRESHOLD: Price = 200;

export type EnteredField = "stake" | "desiredProfit";

export const enteredField = (odds: Price): EnteredField =>
  odds <= DESIRED_PROFIT_THRESHOLD ? "desiredProfit" : "stake";

/** The stake that wins the profit wanted. */
export const stakeForProfit = (profit: Amount, odds: Price): Amount => roundHalfUp(profit * 100n, BigInt(odds - 100));

const soleSelection = (slip: Betslip): Selection | undefined => {
  const selections = selectionsOf(slip);
  return selections.length === 1 ? selections[0] : undefined;
};

/** The field an Indonesian single asks for now; null where the rule does not apply. */
export const indonesianField = (slip: Betslip): EnteredField | null => {
  const selection = slip.type === "single" ? soleSelection(slip) : undefined;
  const odds = selection && oddsOf(slip, selection);
  return odds === null || odds === undefined ? null : enteredField(odds);
};

/** Keeps stake and desired profit true to each other: the field not asked for is derived or empty, never left over. */
export const alignDesiredProfit = (slip: Betslip): Betslip => {
  const selection = soleSelection(slip);
  const field = indonesianField(slip);
  if (field === null || !selection) return slip.desiredProfit === null ? slip : { ...slip, desiredProfit: null };
  if (field === "stake") return slip.desiredProfit === null ? slip : { ...slip, desiredProfit: null, stake: null };
  const odds = oddsOf(slip, selection) as Price;
  return { ...slip, stake: slip.desiredProfit === null ? null : stakeForProfit(slip.desiredProfit, odds) };
};
