import type { Amount } from "../money/money.ts";
import { roundHalfUp } from "../money/round.ts";
import type { Price } from "../odds/price.ts";
import type { ExactAmount } from "../systems/system.ts";

/** Hundredths of a percent: 500 is 5 %. */
export type BasisPoints = number;

const WHOLE = 10_000n;

export interface TaxBracket {
  /** The part of the profit above this is taxed at the rate, up to where the next bracket begins. */
  readonly above: Amount;
  readonly rate: BasisPoints;
}

export interface ComboBonus {
  readonly legs: number;
  readonly rate: BasisPoints;
}

/** A jurisdiction's and a brand's rules of what is taken from, and added to, a bet. */
export interface PayoutRules {
  readonly payinTax: BasisPoints;
  readonly payinBonus: BasisPoints;
  /** By rising `above`. */
  readonly payoutTax: readonly TaxBracket[];
  /** By number of legs; a combo gets the richest row it reaches. */
  readonly comboBonus: readonly ComboBonus[];
  /** A leg below these odds does not count for the bonus. */
  readonly comboBonusMinOdds: Price;
}

export const NO_EXTRAS: PayoutRules = {
  payinTax: 0,
  payinBonus: 0,
  payoutTax: [],
  comboBonus: [],
  comboBonusMinOdds: 0,
};

const share = (amount: Amount, rate: BasisPoints): Amount => roundHalfUp(amount * BigInt(rate), WHOLE);

/** What is paid in, and what of it plays. The tax is taken out of the stake, the bonus is put on top of it. */
export interface Payin {
  readonly stake: Amount;
  readonly tax: Amount;
  readonly bonus: Amount;
  readonly playing: Amount;
}

export const calculatePayin = (stake: Amount, rules: PayoutRules): Payin => {
  const tax = share(stake, rules.payinTax);
  const bonus = share(stake, rules.payinBonus);
  return { stake, tax, bonus, playing: stake - tax + bonus };
};

/** The rate a combo of these prices earns. */
export const comboBonusRate = (
  prices: readonly Price[],
  { comboBonus, comboBonusMinOdds }: PayoutRules,
): BasisPoints => {
  const counting = prices.filter((price) => price >= comboBonusMinOdds).length;
  return Math.max(0, ...comboBonus.filter(({ legs }) => counting >= legs).map(({ rate }) => rate));
};

const clampAtZero = (amount: Amount): Amount => (amount > 0n ? amount : 0n);

/** Each bracket adds to the rate of the one before, for all that lies above it. */
export const calculatePayoutTax = (profit: Amount, brackets: readonly TaxBracket[]): Amount => {
  let tax = 0n;
  let before = 0;
  for (const { above, rate } of brackets) {
    tax += clampAtZero(profit - above) * BigInt(rate - before);
    before = rate;
  }
  return roundHalfUp(tax, WHOLE);
};

export interface Winnings {
  /** Stake in play times odds. */
  readonly gross: Amount;
  readonly bonus: Amount;
  readonly tax: Amount;
  /** What is paid out. */
  readonly total: Amount;
}

/** From the exact gross amount to what is paid. Gross, bonus and tax are each rounded once, here. */
export const calculateWinnings = (
  gross: ExactAmount,
  payin: Payin,
  bonusRate: BasisPoints,
  rules: PayoutRules,
): Winnings => {
  const rounded = roundHalfUp(gross.top, gross.bottom);
  const bonus = share(clampAtZero(rounded - payin.playing), bonusRate);
  const tax = calculatePayoutTax(rounded + bonus - payin.stake, rules.payoutTax);
  return { gross: rounded, bonus, tax, total: rounded + bonus - tax };
};
