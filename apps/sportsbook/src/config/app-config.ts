import {
  type Brand,
  chooseBrand,
  chooseTheme,
  type GeneralSettings,
  type PathWords,
  type Theme,
} from "@touchline/brands";

export interface AppConfig {
  readonly brand: Brand;
  readonly theme: Theme;
  readonly locale: "en";
  readonly general: GeneralSettings;
  readonly words: PathWords;
}

/** Brand and theme as the address asks for them, as far as tenant and brand allow. */
export const readAppConfig = (search: string, storedTheme: string | null): AppConfig => {
  const query = new URLSearchParams(search);
  const brand = chooseBrand({ tenant: query.get("tenant"), brand: query.get("brand") });
  const general = brand.settings.generalSettings;
  return Object.freeze({
    brand,
    theme: chooseTheme(brand, [query.get("theme"), storedTheme]),
    locale: "en",
    general,
    words: general.pathWords,
  });
};
