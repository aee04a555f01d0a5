import { LOCALES, type Names } from "@touchline/protocol";
import type { Country } from "../world/countries.ts";
import { translate } from "./translate.ts";

/** Countries are named by Intl.DisplayNames, other categories by our texts. */
export const categoryName = ({ flag, region }: Country): Names => {
  if (!region) return translate((texts) => texts.categories[flag as keyof typeof texts.categories]);
  const names = LOCALES.map((locale) => [locale, new Intl.DisplayNames(locale, { type: "region" }).of(region)]);
  return Object.fromEntries(names) as Names;
};
