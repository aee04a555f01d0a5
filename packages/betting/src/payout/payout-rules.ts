import type { TaxesAndBonuses } from "@touchline/protocol";
import { minorUnits } from "../money/currency.ts";
import type { Amount } from "../money/money.ts";
import { type BasisPoints, comboBonusRate, exactPayoutTax, type PayoutRules, type TaxBracket } from "./payout.ts";

const basisPoints = (percent = 0): BasisPoints => Math.round(percent * 100);

/** To the nearest minor unit: an amount that is finer than the currency has no other meaning. */
const amountOf = (amount: number, currency: string): Amount =>
  BigInt(Math.round(amount * Number(minorUnits(currency))));

/** The rules of taxes and bonuses as they are written in settings, requests and stored bets; none where nothing is given. */
export const payoutRulesOf = (given: TaxesAndBonuses | undefined, currency: string): PayoutRules => ({
  payinTax: basisPoints(given?.payinTax),
  payinBonus: basisPoints(given?.payinBonus),
  payoutTax: (given?.payoutTax ?? []).map(({ above, rate }) => ({
    above: amountOf(above, currency),
    rate: basisPoints(rate),
  })),
  comboBonus: (given?.comboBonus ?? []).map(({ legs, rate }) => ({ legs, rate: basisPoints(rate) })),
  comboBonusMinOdds: Math.round((given?.comboBonusMinOdds ?? 0) * 100),
});

/** A brand's setting: a default and values of single currencies. */
interface TaxesByCurrency {
  readonly default: TaxesAndBonuses;
  readonly currencies?: Readonly<Record<string, TaxesAndBonuses>> | undefined;
}

/** What applies in a currency; undefined where the brand has no taxes and bonuses. */
export const chooseTaxesAndBonuses = (
  setting: TaxesByCurrency | undefined,
  currency: string,
): TaxesAndBonuses | undefined => setting?.currencies?.[currency] ?? setting?.default;

/** Both taxes are straight lines between these profits, so they need to be compared only there, and beyond the last by their rates. */
const isTaxNoHigher = (now: readonly TaxBracket[], shown: readonly TaxBracket[]): boolean =>
  (now.at(-1)?.rate ?? 0) <= (shown.at(-1)?.rate ?? 0) &&
  [...now, ...shown].every(({ above }) => exactPayoutTax(above, now) <= exactPayoutTax(above, shown));

/** The bonus of this many legs that all count. */
const bonusOf = (legs: number, rules: PayoutRules): BasisPoints =>
  comboBonusRate(
    Array.from({ length: legs }, () => rules.comboBonusMinOdds),
    rules,
  );

const isBonusNoLower = (now: PayoutRules, shown: PayoutRules): boolean =>
  shown.comboBonus.every(({ legs, rate }) => bonusOf(legs, now) >= rate) &&
  (shown.comboBonus.every(({ rate }) => rate === 0) || now.comboBonusMinOdds <= shown.comboBonusMinOdds);

/** Whether no bet, whatever its result, gets less by the rules now than by those that were shown. */
export const isNoWorse = (now: PayoutRules, shown: PayoutRules): boolean =>
  now.payinTax <= shown.payinTax &&
  now.payinBonus >= shown.payinBonus &&
  isTaxNoHigher(now.payoutTax, shown.payoutTax) &&
  isBonusNoLower(now, shown);
