import {
  type BetslipSettings,
  type BrandDocument,
  enabledLanding,
  type GeneralSettings,
  settingsUnder,
} from "@touchline/brands";
import { neutralPack, type Pack, packAt } from "@touchline/jurisdictions";

/** Settings change as a whole or not at all: whoever tries to change one is told at once. */
const freezeDeep = <Value>(value: Value): Value => {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freezeDeep(part);
  return Object.freeze(value);
};

/** The brand and its settings. They change as a whole, when others are published. */
export interface AppConfig {
  /** Its settings are as they hold under the pack. */
  readonly brand: BrandDocument;
  /** The rules of the market that the tenant is licensed for. */
  readonly pack: Pack;
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
  readonly pack?: Pack | undefined;
}

const neutral = packAt(neutralPack, 0);

export const createAppConfig = ({ brand, currency, version, pack = neutral }: ConfigSource): AppConfig => {
  const settings = settingsUnder(pack, brand.settings);
  return freezeDeep({
    brand: { ...brand, settings },
    pack,
    general: { ...settings.generalSettings, gameLandingSetup: enabledLanding(settings) },
    betslip: settings.betslip,
    currency: currency ?? brand.currency,
    version,
  });
};

/** The same page with other settings. Its currency stays: stakes on the slip are meant in it. */
export const withBrand = ({ currency, version, pack }: AppConfig, brand: BrandDocument): AppConfig =>
  createAppConfig({ brand, currency, version, pack });
