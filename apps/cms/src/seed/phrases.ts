import type { LocalizedText } from "@touchline/brands";
import table from "./phrases.json" with { type: "json" };

/** In this order in the table, which holds what the made-up banners say. */
const LANGUAGES: readonly string[] = ["en", "fi", "nb", "sv", "pt", "es", "de", "tr", "id", "ar"];

export type Phrase = keyof typeof table;

/** `pt` serves `pt-BR`. */
const columnOf = (locale: string): number => Math.max(0, LANGUAGES.indexOf(locale.split("-")[0] ?? ""));

const phraseIn = (phrase: Phrase, locale: string): string => {
  const text = table[phrase][columnOf(locale)];
  if (!text) throw new Error(`${phrase} is not said in ${locale}`);
  return text;
};

/** In every language of the brand; the first of them is its default. */
export const localized = (phrase: Phrase, locales: readonly string[]): LocalizedText => ({
  default: phraseIn(phrase, locales[0] ?? "en"),
  ...Object.fromEntries(locales.map((locale) => [locale, phraseIn(phrase, locale)])),
});
