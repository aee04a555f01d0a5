import { NO_EXTRAS, payoutRulesOf, type SummaryRules } from "@touchline/betting";
import type { TaxesAndBonuses } from "@touchline/protocol";

/** Taxes and bonuses on the bets of the slip: as they are written in the brand's settings, and as rules of its figures. */
export interface PayoutTerms {
  /** Undefined where there are none. Sent with the bets, so that the server knows what was shown. */
  readonly taxesAndBonuses: TaxesAndBonuses | undefined;
  readonly rules: SummaryRules;
}

export const NO_TERMS: PayoutTerms = { taxesAndBonuses: undefined, rules: { payout: NO_EXTRAS, remainder: "first" } };

export const payoutTermsOf = (taxesAndBonuses: TaxesAndBonuses | undefined, currency: string): PayoutTerms => ({
  taxesAndBonuses,
  rules: { ...NO_TERMS.rules, payout: payoutRulesOf(taxesAndBonuses, currency) },
});
