import {
  type Amount,
  COMBO_SLIP,
  chooseDefaultStake,
  MAX_SELECTIONS,
  parseAmount,
  SINGLE_SLIP,
  type SlipRules,
} from "@touchline/betting";
import type { BetslipSettings, GeneralSettings } from "@touchline/brands";
import type { ListSport } from "@touchline/protocol";
import type { OfferTables } from "../../offer/offer-model.ts";
import type { Preferences } from "../../preferences/preferences.ts";
import type { PreferencesStore } from "../../preferences/preferences-store.ts";
import { familyOf } from "../../preferences/view-family.ts";
import type { BetslipStore } from "../betslip-store.ts";

interface RulesSource {
  readonly general: Pick<GeneralSettings, "betBuilder">;
  readonly betslip: BetslipSettings;
  readonly preferences: Pick<Preferences, "mobileOfferView" | "desktopOfferView" | "defaultPayment" | "startCombos">;
  readonly isNarrow: boolean;
  /** The punter's, or the brand's for a visitor. */
  readonly currency: string;
  readonly sports: Iterable<Pick<ListSport, "id" | "key">>;
  /** Sports of the bet builders on the slips: a slip of yesterday may hold one of a sport that this page has not named yet. */
  readonly builtSports: readonly number[];
  /** The bookmaker's, once it is known. */
  readonly minStake: Amount | null;
}

/** The bettor's own, else the brand's; never less than the bookmaker takes, because no slip begins with an error. */
const defaultStakeOf = ({ preferences, betslip, currency, minStake }: RulesSource): Amount | null => {
  const own = preferences.defaultPayment;
  const stake = (own === null ? null : parseAmount(own, currency)) ?? chooseDefaultStake(betslip, currency);
  return stake !== null && minStake !== null && stake < minStake ? minStake : stake;
};

const builderSportsOf = ({ general: { betBuilder }, sports, builtSports }: RulesSource): number[] => {
  if (!betBuilder.enabled) return [];
  const known = [...sports];
  const allowed = known.filter(({ key }) => (betBuilder.sports as readonly string[]).includes(key)).map(({ id }) => id);
  const unnamed = builtSports.filter((id) => !known.some((sport) => sport.id === id));
  return [...new Set([...allowed, ...unnamed])];
};

/** The brand's rules of the slip, for the view that is chosen and who is here. */
export const slipRulesOf = (source: RulesSource): SlipRules => {
  const { betslip, preferences, isNarrow } = source;
  return {
    betTypes: betslip.betTypes,
    numberOfBetslips: betslip.numberOfBetslips,
    displayMultiplesBetTypes: betslip.displayMultiplesBetTypes,
    defaultStake: defaultStakeOf(source),
    indonesian: familyOf(isNarrow ? preferences.mobileOfferView : preferences.desktopOfferView) === "indonesian",
    maxSelections: MAX_SELECTIONS,
    betBuilderSports: builderSportsOf(source),
    startsCombo: preferences.startCombos === "on",
  };
};

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
      minStake: store.getState().limits?.minStake ?? null,
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
