import { languageCodes } from "@touchline/brands";
import type { Texts } from "./library.ts";

/** What stands for a language itself, without what is shown in its place. */
const translationIn = (texts: Texts | null | undefined, language: string): string =>
  texts?.translations?.find((translation) => translation.language === language)?.text ?? "";

/** The text in a language. For the first language of a brand that is the default text, unless it has one of its own: the app shows that. */
export const textIn = (texts: Texts | null | undefined, language: string, languages: readonly string[]): string =>
  translationIn(texts, language) || (language === languages[0] ? (texts?.default ?? "") : "");

/** The same texts with another one in a language; an empty translation is taken out. */
export const withText = (
  texts: Texts | null | undefined,
  language: string,
  text: string,
  languages: readonly string[],
): Texts => {
  const others = (texts?.translations ?? [])
    .filter((translation) => translation.language !== language)
    .map(({ language: code, text: written }) => ({ language: code, text: written ?? "" }));
  if (language === languages[0]) return { default: text, translations: others };
  return {
    default: texts?.default ?? "",
    translations: text === "" ? others : [...others, { language, text }],
  };
};

/** A text in `pt` also serves `pt-BR`, as in the app. */
const isServed = (texts: Texts | null | undefined, language: string): boolean =>
  languageCodes(language).some((code) =>
    texts?.translations?.some((translation) => translation.language === code && translation.text),
  );

/** Languages of a brand in which a text is missing. */
export const missingLanguages = (texts: Texts | null | undefined, languages: readonly string[]): string[] =>
  languages.filter((language, index) => (index === 0 ? !texts?.default : !isServed(texts, language)));

export const isWritten = (texts: Texts | null | undefined): boolean =>
  Boolean(texts?.default) || Boolean(texts?.translations?.some(({ text }) => text));
