import { chooseTaxesAndBonuses, isNoWorse } from "@touchline/betting";
import type { BetslipSettings } from "@touchline/brands";
import type { PlacementResult } from "@touchline/protocol";
import { type BetslipStore, selectActiveSlip } from "../betslip-store.ts";
import { type PayoutTerms, payoutTermsOf } from "./payout-terms.ts";

export interface TermsSyncOptions {
  readonly store: BetslipStore;
  readonly setting: () => BetslipSettings["taxesAndBonuses"];
  readonly currency: () => string;
}

/** Keeps taxes and bonuses of the slip true to the published brand, the currency of the stakes and the server's word. */
export const createTermsSync = ({ store, setting, currency }: TermsSyncOptions) => {
  let known: { readonly setting: BetslipSettings["taxesAndBonuses"]; readonly currency: string } | null = null;

  /** Whoever looks at a slip is told when less will be paid than was shown. */
  const isToldOf = (next: PayoutTerms): boolean =>
    selectActiveSlip(store.getState()).selectionsList.length > 0 &&
    !isNoWorse(next.rules.payout, store.getState().terms.rules.payout);

  return {
    /** The server's word holds until something else is published. */
    refresh: (): void => {
      const now = { setting: setting(), currency: currency() };
      if (known && known.setting === now.setting && known.currency === now.currency) return;
      const next = payoutTermsOf(chooseTaxesAndBonuses(now.setting, now.currency), now.currency);
      const isOtherCurrency = known?.currency !== now.currency;
      store.setState({ terms: next, termsNotice: !isOtherCurrency && isToldOf(next) });
      known = now;
    },
    /** A bet that was rejected because of its terms names those in force. */
    takeFrom: ({ bets }: PlacementResult): void => {
      const renewed = bets.find(({ taxesAndBonuses }) => taxesAndBonuses !== undefined);
      if (renewed) store.setState({ terms: payoutTermsOf(renewed.taxesAndBonuses, currency()), termsNotice: false });
    },
  };
};
