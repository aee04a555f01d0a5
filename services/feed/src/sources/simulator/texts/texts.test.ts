import { LOCALES } from "@touchline/protocol";
import { describe, expect, test } from "vitest";
import { COUNTRIES } from "../world/countries.ts";
import { categoryName } from "./category-name.ts";
import { en } from "./en.ts";
import type { Texts } from "./shape.ts";
import { translate } from "./translate.ts";

/** Every text of a language by its path: `markets.matchResult.0`. */
const flatten = (value: unknown, path = ""): [string, string][] =>
  typeof value === "string"
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, part]) => flatten(part, path ? `${path}.${key}` : key));

const texts = (() => {
  const packed = translate((language: Texts) => JSON.stringify(language));
  return LOCALES.map((locale) => [locale, new Map(flatten(JSON.parse(packed[locale] as string)))] as const);
})();

const english = new Map(flatten(en));

const placeholders = (text: string): string[] => (text.match(/\{[^}]+\}/g) ?? []).sort();

/** Share of texts equal to the English ones. A few are coincidence; many mean that the group is not translated. */
const sameAsEnglish = (language: ReadonlyMap<string, string>, group: string): number => {
  const keys = [...english.keys()].filter((key) => key.startsWith(`${group}.`) && !key.endsWith(".1"));
  return keys.filter((key) => language.get(key) === english.get(key)).length / keys.length;
};

describe.each(texts)("I18N-1 texts of the offer in %s", (_, language) => {
  test("are complete: sports, categories, groups, markets, outcomes", () => {
    expect([...language.keys()].sort()).toEqual([...english.keys()].sort());
    expect([...language].filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  test("have the same placeholders as in English", () => {
    const wrong = [...language].filter(
      ([key, text]) => placeholders(text).join() !== placeholders(english.get(key) ?? "").join(),
    );
    expect(wrong).toEqual([]);
  });
});

test.each(texts.filter(([locale]) => locale !== "en"))(
  "I18N-1 texts of the offer in %s are not English",
  (_, language) => {
    expect(language.get("sports.soccer")).not.toBe(en.sports.soccer);
    expect(sameAsEnglish(language, "groups")).toBeLessThan(0.3);
    expect(sameAsEnglish(language, "markets")).toBeLessThan(0.1);
    expect(sameAsEnglish(language, "outcomes")).toBeLessThan(0.3);
  },
);

test.each(COUNTRIES.map((country) => [country.flag, country] as const))(
  "I18N-1 the country %s has a name in every language",
  (_, country) => {
    const names = categoryName(country);
    expect(Object.keys(names).sort()).toEqual([...LOCALES].sort());
    for (const name of Object.values(names)) expect(name).toMatch(/^(?![A-Z]{2}$)\p{L}[\p{L}\s.'’-]+$/u);
  },
);
