import type { Amount } from "../money/money.ts";
import { roundDown, roundHalfUp } from "../money/round.ts";
import type { Price } from "../odds/price.ts";
import { type Betslip, oddsOf, type SlipRules, soleSelection } from "./slip-state.ts";

/** Up to these odds the desired profit of an Indonesian single is entered, above them the stake. */
export const DESIRED_PROFIT_THRESHOLD: Price = 200;

export type EnteredField = "stake" | "desiredProfit";

export const enteredField = (odds: Price): EnteredField =>
  odds <= DESIRED_PROFIT_THRESHOLD ? "desiredProfit" : "stake";

/** The stake that wins the desired profit. */
export const stakeForProfit = (profit: Amount, odds: Price): Amount => roundHalfUp(profit * 100n, BigInt(odds - 100));

/** The profit that a stake wins, rounded down so that the stake derived from it is never larger. */
const profitForStake = (stake: Amount, odds: Price): Amount => roundDown(stake * BigInt(odds - 100), 100n);

const soleOdds = (slip: Betslip): Price | null => {
  const selection = soleSelection(slip);
  return selection ? oddsOf(slip, selection) : null;
};

/** Whether a desired profit may be entered: in the Indonesian offer, and wherever a slip was begun with one. */
export const takesDesiredProfit = (slip: Betslip, { indonesian }: Pick<SlipRules, "indonesian">): boolean =>
  indonesian || slip.desiredProfit !== null;

/** The field to enter for an Indonesian single; null where the rule does not apply. */
export const indonesianField = (slip: Betslip): EnteredField | null => {
  const odds = soleOdds(slip);
  return odds === null ? null : enteredField(odds);
};

/** Keeps stake and desired profit consistent: the field that is not entered is derived or empty. */
export const alignDesiredProfit = (slip: Betslip): Betslip => {
  const odds = soleOdds(slip);
  if (odds === null) return slip.desiredProfit === null ? slip : { ...slip, desiredProfit: null };
  if (enteredField(odds) === "stake")
    return slip.desiredProfit === null ? slip : { ...slip, desiredProfit: null, stake: null };
  return { ...slip, stake: slip.desiredProfit === null ? null : stakeForProfit(slip.desiredProfit, odds) };
};

/** Sets a stake other than the entered one. A desired profit is changed too, or it would restore the old stake. */
export const replaceStake = (slip: Betslip, stake: Amount): Betslip =>
  slip.desiredProfit === null
    ? { ...slip, stake }
    : { ...slip, stake, desiredProfit: profitForStake(stake, soleOdds(slip) as Price) };
