import type { Amount } from "../money/money.ts";
import { roundHalfUp } from "../money/round.ts";
import type { Price } from "../odds/price.ts";
import type { ExactAmount } from "../systems/system.ts";

/** Hundredths of a percent: 500 is 5 %. */
export type BasisPoints = number;

const WHOLE = 10_000n;

export interface TaxBracket {
  /** The rate applies to the part of the profit above this amount, up to the next bracket. */
  readonly above: Amount;
  readonly rate: BasisPoints;
}

export interface ComboBonus {
  readonly legs: number;
  readonly rate: BasisPoints;
}

/** Taxes and bonuses on a bet, by jurisdiction and brand. */
export interface PayoutRules {
  readonly payinTax: BasisPoints;
  readonly payinBonus: BasisPoints;
  /** Sorted by rising `above`. */
  readonly payoutTax: readonly TaxBracket[];
  /** By number of legs; a combo gets the highest rate it qualifies for. */
  readonly comboBonus: readonly ComboBonus[];
  /** Legs below these odds do not count for the bonus. */
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

/** What is paid in and what of it is in play: the tax is deducted from the stake, the bonus is added. */
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

/** The bonus rate of a combo with these prices. */
export const comboBonusRate = (
  prices: readonly Price[],
  { comboBonus, comboBonusMinOdds }: PayoutRules,
): BasisPoints => {
  const counting = prices.filter((price) => price >= comboBonusMinOdds).length;
  return Math.max(0, ...comboBonus.filter(({ legs }) => counting >= legs).map(({ rate }) => rate));
};

const clampAtZero = (amount: Amount): Amount => (amount > 0n ? amount : 0n);

/**
 * The tax before it is rounded, in ten-thousandths of a minor unit. Sums brackets incrementally: each adds the difference to the previous
 * rate for everything above its limit.
 */
export const exactPayoutTax = (profit: Amount, brackets: readonly TaxBracket[]): bigint => {
  let tax = 0n;
  let before = 0;
  for (const { above, rate } of brackets) {
    tax += clampAtZero(profit - above) * BigInt(rate - before);
    before = rate;
  }
  return tax;
};

export const calculatePayoutTax = (profit: Amount, brackets: readonly TaxBracket[]): Amount =>
  roundHalfUp(exactPayoutTax(profit, brackets), WHOLE);

/** The rate of the highest bracket that the profit reaches. */
export const payoutTaxRate = (profit: Amount, brackets: readonly TaxBracket[]): BasisPoints =>
  brackets.findLast(({ above }) => profit > above)?.rate ?? 0;

export interface Winnings {
  /** Stake in play times odds. */
  readonly gross: Amount;
  readonly bonus: Amount;
  readonly tax: Amount;
  /** Amount paid out: gross plus bonus less tax. */
  readonly total: Amount;
}

/** Winnings from the exact gross amount. Gross, bonus and tax are each rounded once, here. */
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
