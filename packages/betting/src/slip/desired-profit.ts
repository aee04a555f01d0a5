import type { Amount } from "../money/money.ts";
import { roundDown, roundHalfUp } from "../money/round.ts";
import type { Price } from "../odds/price.ts";
import { type Betslip, oddsOf, soleSelection } from "./slip-state.ts";

/** Up to these odds an Indonesian single is entered as the profit wanted, above them as the stake. */
export const DESIRED_PROFIT_THRESHOLD: Price = 200;

export type EnteredField = "stake" | "desiredProfit";

export const enteredField = (odds: Price): EnteredField =>
  odds <= DESIRED_PROFIT_THRESHOLD ? "desiredProfit" : "stake";

/** The stake that wins the profit wanted. */
export const stakeForProfit = (profit: Amount, odds: Price): Amount => roundHalfUp(profit * 100n, BigInt(odds - 100));

/** The profit a stake wins, rounded down: the stake made of it again is never larger. */
const profitForStake = (stake: Amount, odds: Price): Amount => roundDown(stake * BigInt(odds - 100), 100n);

const soleOdds = (slip: Betslip): Price | null => {
  const selection = soleSelection(slip);
  return selection ? oddsOf(slip, selection) : null;
};

/** The field an Indonesian single asks for now; null where the rule does not apply. */
export const indonesianField = (slip: Betslip): EnteredField | null => {
  const odds = soleOdds(slip);
  return odds === null ? null : enteredField(odds);
};

/** Keeps stake and desired profit true to each other: the field not asked for is derived or empty, never left over. */
export const alignDesiredProfit = (slip: Betslip): Betslip => {
  const odds = soleOdds(slip);
  if (odds === null) return slip.desiredProfit === null ? slip : { ...slip, desiredProfit: null };
  if (enteredField(odds) === "stake")
    return slip.desiredProfit === null ? slip : { ...slip, desiredProfit: null, stake: null };
  return { ...slip, stake: slip.desiredProfit === null ? null : stakeForProfit(slip.desiredProfit, odds) };
};

/** Another stake than the bettor's own. Where a profit was entered it follows, or it would bring the old stake back. */
export const replaceStake = (slip: Betslip, stake: Amount): Betslip =>
  slip.desiredProfit === null
    ? { ...slip, stake }
    : { ...slip, stake, desiredProfit: profitForStake(stake, soleOdds(slip) as Price) };
