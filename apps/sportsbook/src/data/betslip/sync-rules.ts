import { COMBO_SLIP, SINGLE_SLIP, type SlipRules } from "@touchline/betting";
import type { BetslipSettings, GeneralSettings } from "@touchline/brands";
import type { OfferTables } from "../offer/offer-model.ts";
import type { PreferencesStore } from "../preferences/preferences-store.ts";
import type { BetslipStore } from "./betslip-store.ts";
import { slipRulesOf } from "./slip-rules.ts";

interface RulesSyncOptions {
  readonly store: BetslipStore;
  readonly general: GeneralSettings;
  readonly betslip: BetslipSettings;
  readonly preferences: PreferencesStore;
  readonly isNarrow: () => boolean;
  readonly currency: () => string;
  readonly tables: () => OfferTables;
  readonly builtSports: () => readonly number[];
}

const signOf = (rules: SlipRules): string => Object.values(rules).map(String).join("|");

/** Keeps the rules of the slip true to the brand, the view that is chosen and who is here. */
export const createRulesSync = (options: RulesSyncOptions) => {
  const { store, general, betslip, preferences, isNarrow, currency, tables, builtSports } = options;

  const refresh = (): void => {
    const next = slipRulesOf({
      general,
      betslip,
      preferences: preferences.preferences.getState(),
      isNarrow: isNarrow(),
      currency: currency(),
      sports: tables().sports.values(),
      builtSports: builtSports(),
    });
    if (signOf(next) !== signOf(store.getState().rules)) store.setState({ rules: next });
  };

  return {
    refresh,
    /** Which of the Indonesian pair prices go to. */
    chosenSlip: (): number =>
      preferences.preferences.getState().indonesianOfferType === "combo" ? COMBO_SLIP : SINGLE_SLIP,
    chooseSlip: (index: number): void =>
      preferences.choose("indonesianOfferType", index === COMBO_SLIP ? "combo" : "single"),
  };
};
