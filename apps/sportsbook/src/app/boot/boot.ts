import type { BrandDocument } from "@touchline/brands";
import { type Pack, type PackVersions, packAt } from "@touchline/jurisdictions";
import { brandPaths } from "@touchline/protocol";
import { type AppConfig, createAppConfig } from "../../config/app-config.ts";
import type { Env } from "../../env/env.ts";
import type { Language } from "../../i18n/language.ts";
import { ownTextsOf } from "../../i18n/own-texts.ts";
import type { Start } from "./start.ts";

/** What start-up reaches for; each may fail without keeping the app from starting. */
export interface BootSteps extends Pick<Env, "report"> {
  readonly loadBrand: (address: string) => Promise<BrandDocument>;
  /** All versions of the tenant's pack. */
  readonly loadPack: (start: Start) => Promise<PackVersions>;
  readonly now: () => number;
  /** Never rejects: what could not be had is English. */
  readonly loadLanguage: (start: Start) => Promise<Language>;
  readonly setLanguage: (language: Language) => void;
  /** The default's settings, for a brand whose own did not come. */
  readonly fallback: BrandDocument;
  readonly version: string;
}

/** With the default's settings, but never with another brand's name, mark, colours or words. */
const unsettled = ({ slug, brand }: Start, fallback: BrandDocument): BrandDocument => ({
  ...fallback,
  slug,
  name: brand.name,
  languages: brand.languages,
  logo: { wordmark: brand.name, mark: [] },
  accents: {},
  shape: {},
  texts: {},
  // Whatever comes later is newer.
  version: -1,
});

/** What was published, asked for twice; else what was built into the app. */
const addressesOf = ({ slug, brand }: Start): readonly string[] => {
  const published = brandPaths.document(slug);
  return [published, published, brand.document];
};

const loadBrandOr = async (start: Start, steps: BootSteps): Promise<BrandDocument> => {
  for (const address of addressesOf(start)) {
    try {
      return await steps.loadBrand(address);
    } catch (error) {
      steps.report(error);
    }
  }
  return unsettled(start, steps.fallback);
};

/** Asked for twice. A page whose rules did not come must not open as if there were none. */
const packOf = async (start: Start, steps: BootSteps): Promise<Pack> => {
  const versions = await steps.loadPack(start).catch((error: unknown) => {
    steps.report(error);
    return steps.loadPack(start);
  });
  return packAt(versions, steps.now());
};

/** Brand and language: what everything after them needs. They come side by side, and the brand is decided already. */
export const boot = async (start: Start, steps: BootSteps): Promise<AppConfig> => {
  const language = steps.loadLanguage(start);
  const pack = packOf(start, steps);
  // It is awaited last, so that whoever shows its failure does so in the page's language.
  pack.catch(() => undefined);
  const brand = await loadBrandOr(start, steps);
  const spoken = await language;
  steps.setLanguage({ ...spoken, own: ownTextsOf(brand, spoken.locale) });
  return createAppConfig({ brand, currency: start.currency, version: steps.version, pack: await pack });
};
