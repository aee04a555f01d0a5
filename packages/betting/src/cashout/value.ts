import type { Amount } from "../money/money.ts";
import { roundDown } from "../money/round.ts";
import type { Price } from "../odds/price.ts";
import type { BasisPoints } from "../payout/payout.ts";
import { type LegResult, legFactor } from "../settlement/leg.ts";
import { type Factor, multiplyFactors } from "../systems/combinations.ts";
import { calculateSystemPayout, type ExactAmount, type SystemStake } from "../systems/system.ts";
import { CASHOUT_CODES, type CashoutCode } from "./codes.ts";

export interface CashoutLeg {
  /** At which it was accepted. */
  readonly price: Price;
  readonly banker: boolean;
  readonly result: LegResult | null;
  /** At which it could be bet on now; null where it cannot. */
  readonly priceNow: Price | null;
}

export interface CashoutBet {
  /** What plays: the stake after payin tax and bonus, less what was cashed out already. */
  readonly playing: Amount;
  readonly stake: Amount;
  readonly legs: readonly CashoutLeg[];
  readonly systems: readonly SystemStake[] | null;
  /** The most the bet can still pay, after tax. Cash-out never pays more, whatever the prices say. */
  readonly maxWin: Amount;
}

export interface CashoutRules {
  /** Kept by the book for the exchange of a chance into money. None of it at certainty. */
  readonly margin: BasisPoints;
  readonly smallest: Amount;
}

export type CashoutValue =
  | { readonly allowed: true; readonly value: Amount }
  | { readonly allowed: false; readonly codes: readonly CashoutCode[] };

const WHOLE = 10_000n;

/**
 * What a leg is worth now per unit on it. Decided: what it pays. Open: the accepted price over the price now, which is the payout
 * times the chance the market gives it. A leg never counts for more than it can pay.
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

const refuse = (...codes: CashoutCode[]): CashoutValue => ({ allowed: false, codes });

/** The value of a bet now, rounded down. */
export const calculateCashout = (bet: CashoutBet, { margin, smallest }: CashoutRules): CashoutValue => {
  const factors = bet.legs.map(legValue);
  if (!factors.every((factor) => factor !== null)) return refuse(CASHOUT_CODES.noPrice);
  const { top, bottom } = exactValue(bet, factors);
  const isCertain = bet.legs.every(({ result }) => result !== null);
  const kept = isCertain ? 0n : BigInt(margin);
  let value = roundDown(top * (WHOLE - kept), bottom * WHOLE);
  if (value > bet.maxWin) value = bet.maxWin;
  return value < smallest || value <= 0n ? refuse(CASHOUT_CODES.tooSmall) : { allowed: true, value };
};

/** Within this share of an end the slider snaps to it. */
const SNAP: BasisPoints = 250;

/** The part of the stake a slider means, snapped to nothing or all near the ends. */
export const snapPart = (part: Amount, stake: Amount): Amount => {
  if (part * WHOLE <= stake * BigInt(SNAP)) return 0n;
  return (stake - part) * WHOLE <= stake * BigInt(SNAP) ? stake : part;
};

/** A part of the full value, in proportion to the part of the stake, rounded down. All of the stake gives all of the value. */
export const partialValue = (fullValue: Amount, part: Amount, stake: Amount): Amount =>
  roundDown(fullValue * part, stake);
