import type { Amount } from "../money/money.ts";
import { roundDown } from "../money/round.ts";
import type { Price } from "../odds/price.ts";
import { type BasisPoints, calculatePayoutTax, type TaxBracket } from "../payout/payout.ts";
import { type LegResult, legFactor } from "../settlement/leg.ts";
import { type Factor, multiplyFactors } from "../systems/combinations.ts";
import { calculateSystemPayout, type ExactAmount, type SystemStake } from "../systems/system.ts";
import { CASHOUT_CODES, type CashoutCode } from "./codes.ts";

export interface CashoutLeg {
  /** The accepted price. */
  readonly price: Price;
  readonly banker: boolean;
  readonly result: LegResult | null;
  /** The current price; null where it cannot be bet on. */
  readonly priceNow: Price | null;
}

export interface CashoutBet {
  /** Stake after payin tax and bonus. */
  readonly playing: Amount;
  readonly stake: Amount;
  readonly legs: readonly CashoutLeg[];
  readonly systems: readonly SystemStake[] | null;
  /** Taken from the profit of a cash-out as from that of a result. */
  readonly payoutTax: readonly TaxBracket[];
  /** Maximum payout after tax. Cash-out never pays more, whatever the prices. */
  readonly maxWin: Amount;
}

export interface CashoutRules {
  /** The bookmaker's margin on a cash-out. */
  readonly margin: BasisPoints;
  readonly smallest: Amount;
}

export type CashoutValue =
  /** `value` is paid; `tax` was deducted from it. */
  | { readonly allowed: true; readonly value: Amount; readonly tax: Amount }
  | { readonly allowed: false; readonly codes: readonly CashoutCode[] };

const WHOLE = 10_000n;

/**
 * Current value of a leg per unit staked. A decided leg: its payout. An open leg: accepted price over current price, which is the payout
 * times the implied chance.
 */
const legValue = ({ price, result, priceNow }: CashoutLeg): Factor | null => {
  if (result) return legFactor(price, result);
  return priceNow === null ? null : { top: BigInt(price), bottom: BigInt(priceNow) };
};

const exactValue = ({ playing, stake, legs, systems }: CashoutBet, factors: readonly Factor[]): ExactAmount => {
  if (!systems) {
    const { top, bottom } = multiplyFactors(factors);
    return { top: playing * top, bottom };
  }
  const isBanker = (_: Factor, index: number): boolean => (legs[index] as CashoutLeg).banker;
  const bankers = factors.filter(isBanker);
  const others = factors.filter((factor, index) => !isBanker(factor, index));
  const { top, bottom } = calculateSystemPayout({ bankers, others }, systems);
  return { top: top * playing, bottom: bottom * stake };
};

/** Whether the bet pays nothing even if every open leg wins. */
const isLost = (bet: CashoutBet): boolean =>
  exactValue(
    bet,
    bet.legs.map(({ price, result }) => legFactor(price, result ?? { resolution: "WON" })),
  ).top === 0n;

const refuse = (...codes: CashoutCode[]): CashoutValue => ({ allowed: false, codes });

/** The current value of a bet, rounded down, less the payout tax. A combo bonus is given only for a result. */
export const calculateCashout = (bet: CashoutBet, { margin, smallest }: CashoutRules): CashoutValue => {
  if (isLost(bet)) return refuse(CASHOUT_CODES.tooSmall);
  // Settlement pays it in full: rounded to the nearest, and with the bonus of a combo.
  if (bet.legs.every(({ result }) => result !== null)) return refuse(CASHOUT_CODES.decided);
  const factors = bet.legs.map(legValue);
  if (!factors.every((factor) => factor !== null)) return refuse(CASHOUT_CODES.noPrice);
  const { top, bottom } = exactValue(bet, factors);
  const gross = roundDown(top * (WHOLE - BigInt(margin)), bottom * WHOLE);
  const tax = calculatePayoutTax(gross - bet.stake, bet.payoutTax);
  let value = gross - tax;
  if (value > bet.maxWin) value = bet.maxWin;
  return value < smallest || value <= 0n ? refuse(CASHOUT_CODES.tooSmall) : { allowed: true, value, tax };
};

/** Within this share of an end the slider snaps to it. In basis points. */
const SNAP: BasisPoints = 250;

/** The part of the stake for a slider position, snapped to zero or the full stake near the ends. */
export const snapPart = (part: Amount, stake: Amount): Amount => {
  if (part * WHOLE <= stake * BigInt(SNAP)) return 0n;
  return (stake - part) * WHOLE <= stake * BigInt(SNAP) ? stake : part;
};

/** Value of a part of the stake, in proportion and rounded down. The full stake gives the full value. */
export const partialValue = (fullValue: Amount, part: Amount, stake: Amount): Amount =>
  roundDown(fullValue * part, stake);
