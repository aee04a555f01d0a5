import { LOCALES, type Locale, type Names } from "@touchline/protocol";
import { en } from "./en.ts";

type Widened<Value> = Value extends string
  ? string
  : Value extends readonly [string, string]
    ? readonly [string, string]
    : Value extends readonly string[]
      ? readonly string[]
      : { readonly [Key in keyof Value]: Widened<Value[Key]> };

/** The shape of every language. */
export type Texts = Widened<typeof en>;

const languages: Readonly<Partial<Record<Locale, Texts>>> = { en };

/** A name in every language there is, made by one rule. */
export const translate = (name: (texts: Texts) => string): Names => {
  const names: Names = { en: name(en) };
  for (const locale of LOCALES) {
    const texts = languages[locale];
    if (texts) names[locale] = name(texts);
  }
  return names;
};
