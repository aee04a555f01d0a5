import { payoutRulesOf, STANDARD_RULES, type SummaryRules } from "@touchline/betting";
import type { StoredBet } from "@touchline/db";

/** The rules of a bet, with the taxes and bonuses of its placement. */
export const rulesOf = ({ terms, currency }: StoredBet): SummaryRules => ({
  ...STANDARD_RULES,
  payout: payoutRulesOf(terms.taxesAndBonuses, currency),
});
