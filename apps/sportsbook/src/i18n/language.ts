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

/** Where the language of the page is held. */
interface LanguageHolder {
  readonly read: () => Language;
  readonly write: (language: Language) => void;
}

const createHolder = (): LanguageHolder => {
  let held = ENGLISH;
  return {
    read: () => held,
    write: (language) => {
      held = language;
    },
  };
};

let holder = createHolder();

/** A server draws pages of several languages at a time, and holds one for each of them. */
export const holdLanguageIn = (other: LanguageHolder): void => {
  holder = other;
};

/** Called before the first picture; whoever calls it again draws the page anew. */
export const setLanguage = (language: Language): void => holder.write(language);

/** The brand's own words as they are published now, or drafted. */
export const setOwnTexts = (own: Catalogue): void => holder.write({ ...holder.read(), own });

/** Texts that came later. What is there already is closer: the tenant's own words are loaded first. */
export const addTexts = (texts: Catalogue): void => {
  const before = holder.read();
  holder.write({ ...before, catalogue: { ...texts, ...before.catalogue } });
};

/** What is costly to make is made once for a language. */
export const perLanguage = <Made>(make: (language: Language) => Made): (() => Made) => {
  const made = new WeakMap<Language, { readonly value: Made }>();
  return () => {
    const language = holder.read();
    const known = made.get(language);
    if (known) return known.value;
    const value = make(language);
    made.set(language, { value });
    return value;
  };
};

/** Where the platform takes a bare language for another region than we do. */
const REGIONS: Partial<Record<InterfaceLocale, string>> = { pt: "pt-PT" };

/** For `Intl`: the digits are Latin in every language, as prices and clocks are. */
export const intlTag = (locale: InterfaceLocale): string => `${REGIONS[locale] ?? locale}-u-nu-latn`;

/** For rules that write prices and money themselves. */
export const pageLocale = (): string => holder.read().locale;
