import { type OddsChanges, type OddsFormat, parseAmount } from "@touchline/betting";
import type { BrandSettings, OfferView, Theme } from "@touchline/brands";

export const OFFER_GRIDS = ["one_column", "two_columns"] as const;
export type OfferGrid = (typeof OFFER_GRIDS)[number];

/** Which of the two slips of the Indonesian offer a price goes to. */
export const INDONESIAN_OFFER_TYPES = ["single", "combo"] as const;
export type IndonesianOfferType = (typeof INDONESIAN_OFFER_TYPES)[number];

/** Whether price moves are announced to screen readers. */
export const PRICE_ANNOUNCEMENTS = ["on", "off"] as const;
export type PriceAnnouncements = (typeof PRICE_ANNOUNCEMENTS)[number];

/** Whether two picks of different events begin as a combo. */
export const START_COMBOS = ["on", "off"] as const;
export type StartCombos = (typeof START_COMBOS)[number];

/** What a bettor decides for himself, within what the brand allows. */
export interface Preferences {
  readonly mobileOfferView: OfferView;
  readonly desktopOfferView: OfferView;
  readonly offerGridMobileLayout: OfferGrid;
  readonly offerGridDesktopLayout: OfferGrid;
  readonly oddsFormat: OddsFormat;
  readonly theme: Theme;
  readonly oddsChangesOption: OddsChanges;
  /** An amount as it is written on the wire, `2.50`; null begins a slip without a stake. */
  readonly defaultPayment: string | null;
  readonly indonesianOfferType: IndonesianOfferType;
  readonly priceAnnouncements: PriceAnnouncements;
  readonly startCombos: StartCombos;
}

export type PreferenceName = keyof Preferences;

interface Rule<Value> {
  /** What holds without a choice. */
  readonly fallback: Value;
  readonly isAllowed: (value: unknown) => boolean;
}

type Rules = { readonly [Name in PreferenceName]: Rule<Preferences[Name]> };

const oneOf = <Value extends string>(fallback: Value, values: readonly Value[]): Rule<Value> => ({
  fallback,
  isAllowed: (value) => (values as readonly unknown[]).includes(value),
});

const isAmountIn =
  (currency: string) =>
  (value: unknown): boolean =>
    typeof value === "string" && (parseAmount(value, currency) ?? 0n) > 0n;

/** Null stands for "nobody said otherwise": the slip then takes the brand's stake. */
const defaultPayment = (currency: string): Rule<string | null> => ({ fallback: null, isAllowed: isAmountIn(currency) });

export const preferenceRules = ({ generalSettings, betslip }: BrandSettings, currency: string): Rules => {
  const { offerView, oddsFormat, theme } = generalSettings;
  return {
    mobileOfferView: oneOf<OfferView>(offerView.mobile.default, offerView.mobile.options),
    desktopOfferView: oneOf<OfferView>(offerView.desktop.default, offerView.desktop.options),
    offerGridMobileLayout: oneOf<OfferGrid>("one_column", OFFER_GRIDS),
    offerGridDesktopLayout: oneOf<OfferGrid>("one_column", OFFER_GRIDS),
    oddsFormat: oneOf(oddsFormat.default, oddsFormat.available),
    theme: oneOf(theme.default, theme.options),
    oddsChangesOption: oneOf(betslip.oddsChanges.default, betslip.oddsChanges.options),
    defaultPayment: defaultPayment(currency),
    indonesianOfferType: oneOf<IndonesianOfferType>("single", INDONESIAN_OFFER_TYPES),
    priceAnnouncements: oneOf<PriceAnnouncements>("on", PRICE_ANNOUNCEMENTS),
    startCombos: oneOf<StartCombos>("on", START_COMBOS),
  };
};

/** Of what was stored, what the configuration still allows: the rest is dropped and does no harm to the others. */
export const keepAllowed = (stored: Readonly<Record<string, unknown>>, rules: Rules): Partial<Preferences> =>
  Object.fromEntries(
    (Object.keys(rules) as PreferenceName[])
      .filter((name) => Object.hasOwn(stored, name) && rules[name].isAllowed(stored[name]))
      .map((name) => [name, stored[name]]),
  );

export const fallbackPreferences = (rules: Rules): Preferences =>
  Object.fromEntries(Object.entries(rules).map(([name, { fallback }]) => [name, fallback])) as unknown as Preferences;
