import { type Amount, chooseDefaultStake, MAX_SELECTIONS, parseAmount, type SlipRules } from "@touchline/betting";
import type { BetslipSettings, GeneralSettings } from "@touchline/brands";
import type { ListSport } from "@touchline/protocol";
import type { Preferences } from "../preferences/preferences.ts";
import { familyOf } from "../preferences/view-family.ts";

export interface RulesSource {
  readonly general: Pick<GeneralSettings, "betBuilder">;
  readonly betslip: BetslipSettings;
  readonly preferences: Pick<Preferences, "mobileOfferView" | "desktopOfferView" | "defaultPayment">;
  readonly isNarrow: boolean;
  /** The punter's, or the brand's for a visitor. */
  readonly currency: string;
  readonly sports: Iterable<Pick<ListSport, "id" | "key">>;
  /** Sports of the bet builders on the slips: a slip of yesterday may hold one of a sport that this page has not named yet. */
  readonly builtSports: readonly number[];
}

/** The bettor's own, else the brand's. */
const defaultStakeOf = ({ preferences, betslip, currency }: RulesSource): Amount | null => {
  const own = preferences.defaultPayment;
  return (own === null ? null : parseAmount(own, currency)) ?? chooseDefaultStake(betslip, currency);
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
  };
};
