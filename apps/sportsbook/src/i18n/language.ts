import english from "./catalogues/en.json" with { type: "json" };
import type { InterfaceLocale } from "./locale.ts";

export type MessageArguments = Readonly<Record<string, string | number>>;

/** What compiled texts ask of the page's language. */
export interface MessageFormat {
  readonly plural: (count: number) => Intl.LDMLPluralRule;
  readonly number: (value: number) => string;
}

/** A text as vite/compile-message.ts made it: plain, or a function where it has arguments. */
type Message = string | ((values: MessageArguments, format: MessageFormat) => string);

/** Texts by key. */
export type Catalogue = Readonly<Record<string, Message>>;

export interface Language {
  readonly locale: InterfaceLocale;
  readonly catalogue: Catalogue;
  /** What the brand says in its own words, before everything else. */
  readonly own?: Catalogue;
}

/** In the first script, so that the last language to fall back on is never a request. */
export const ENGLISH: Language = { locale: "en", catalogue: english };

let current = ENGLISH;

/** Called before the first picture; whoever calls it again draws the page anew. */
export const setLanguage = (language: Language): void => {
  current = language;
};

/** The brand's own words as they are published now, or drafted. */
export const setOwnTexts = (own: Catalogue): void => {
  current = { ...current, own };
};

/** Texts that came later. What is there already is closer: the tenant's own words are loaded first. */
export const addTexts = (texts: Catalogue): void => {
  current = { ...current, catalogue: { ...texts, ...current.catalogue } };
};

/** What is costly to make is made once for a language. */
export const perLanguage = <Made>(make: (language: Language) => Made): (() => Made) => {
  let made: { readonly language: Language; readonly value: Made } | undefined;
  return () => {
    if (made?.language !== current) made = { language: current, value: make(current) };
    return made.value;
  };
};

/** Where the platform takes a bare language for another region than we do. */
const REGIONS: Partial<Record<InterfaceLocale, string>> = { pt: "pt-PT" };

/** For `Intl`: the digits are Latin in every language, as prices and clocks are. */
export const intlTag = (locale: InterfaceLocale): string => `${REGIONS[locale] ?? locale}-u-nu-latn`;

/** For rules that write prices and money themselves. */
export const pageLocale = (): string => current.locale;
