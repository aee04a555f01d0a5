import { type BetslipSettings, type BrandDocument, enabledLanding, type GeneralSettings } from "@touchline/brands";

/** Settings change as a whole or not at all: whoever tries to change one is told at once. */
const freezeDeep = <Value>(value: Value): Value => {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freezeDeep(part);
  return Object.freeze(value);
};

/** The brand and its settings. They change as a whole, when others are published. */
export interface AppConfig {
  readonly brand: BrandDocument;
  readonly general: GeneralSettings;
  readonly betslip: BetslipSettings;
  /** What stakes are shown in. */
  readonly currency: string;
  readonly version: string;
}

interface ConfigSource {
  readonly brand: BrandDocument;
  /** What the address asks for. */
  readonly currency: string | null;
  readonly version: string;
}

export const createAppConfig = ({ brand, currency, version }: ConfigSource): AppConfig =>
  freezeDeep({
    brand,
    general: { ...brand.settings.generalSettings, gameLandingSetup: enabledLanding(brand.settings) },
    betslip: brand.settings.betslip,
    currency: currency ?? brand.currency,
    version,
  });

/** The same page with other settings. Its currency stays: stakes on the slip are meant in it. */
export const withBrand = ({ currency, version }: AppConfig, brand: BrandDocument): AppConfig =>
  createAppConfig({ brand, currency, version });
