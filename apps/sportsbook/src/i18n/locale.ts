import type { Locale } from "@touchline/protocol";

/** Languages of the interface. `pt-BR` holds only what differs from `pt`. */
const INTERFACE_LOCALES = ["en", "fi", "nb", "sv", "pt", "pt-BR", "es", "de", "tr", "id", "ar"] as const;
export type InterfaceLocale = (typeof INTERFACE_LOCALES)[number];

/** Other codes in use for a language we have. */
const OTHER_CODES: Readonly<Record<string, InterfaceLocale>> = { no: "nb", nn: "nb", in: "id" };

const RIGHT_TO_LEFT: readonly InterfaceLocale[] = ["ar"];

const languageOf = (tag: string): string => {
  const [language = ""] = tag.toLowerCase().split(/[-_]/);
  return OTHER_CODES[language] ?? language;
};

const isSameTag = (locale: string, tag: string): boolean =>
  locale.toLowerCase() === tag.replace("_", "-").toLowerCase();

/** The locale itself, else its language, else another region of that language. */
const matchLocale = (tag: string, locales: readonly InterfaceLocale[]): InterfaceLocale | undefined =>
  locales.find((locale) => isSameTag(locale, tag)) ??
  locales.find((locale) => locale === languageOf(tag)) ??
  locales.find((locale) => languageOf(locale) === languageOf(tag));

/** Whether a wish is granted: the language counts, not its region. */
export const isOffered = (wish: string, allowed: readonly string[]): boolean =>
  allowed.some((tag) => languageOf(tag) === languageOf(wish));

/** The first wish among the brand's languages, else the brand's first language. */
export const chooseLocale = (
  wishes: readonly (string | null | undefined)[],
  allowed: readonly string[],
): InterfaceLocale => {
  const locales = allowed.flatMap((tag) => matchLocale(tag, INTERFACE_LOCALES) ?? []);
  const granted = wishes.map((wish) => (wish ? matchLocale(wish, locales) : undefined));
  return granted.find((locale) => locale !== undefined) ?? locales[0] ?? "en";
};

/** Of what a browser asks for, the languages of the interface: so there are few lists of wishes, however many there are in the world. */
export const interfaceWishes = (wishes: readonly string[]): readonly InterfaceLocale[] => [
  ...new Set(wishes.flatMap((wish) => matchLocale(wish, INTERFACE_LOCALES) ?? [])),
];

export const directionOf = (locale: InterfaceLocale): "ltr" | "rtl" => (RIGHT_TO_LEFT.includes(locale) ? "rtl" : "ltr");

/** `pt-BR` → `pt-BR`, `pt`. */
export const localeChain = (locale: string): readonly string[] => [
  ...new Set([locale, locale.split("-")[0] ?? locale]),
];

/** The language in which names of the offer are asked for. */
export const offerLocaleOf = (locale: InterfaceLocale): Locale => (locale === "pt-BR" ? "pt" : locale);
