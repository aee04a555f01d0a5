import { formatMoney } from "@touchline/betting";
import { afterEach, expect, test } from "vitest";
import { ENGLISH, intlTag, setLanguage } from "./language.ts";
import type { InterfaceLocale } from "./locale.ts";
import { formatCount } from "./numbers.ts";
import { priceWords } from "./price-words.ts";

const speak = (locale: InterfaceLocale): void => setLanguage({ ...ENGLISH, locale });

afterEach(() => setLanguage(ENGLISH));

test.each([
  [101, "1.01"],
  [148, "1.48"],
  [205, "2.05"],
  [999, "9.99"],
  [1000, "10.0"],
  [1150, "11.5"],
  [9990, "99.9"],
  [9999, "100"],
  [10_000, "100"],
  [100_100, "1001"],
])("the price %i is shown as %s", (price, text) => {
  expect(priceWords("decimal", 2).format(price)).toBe(text);
});

test("I18N-1 a price has the decimal sign of the language", () => {
  speak("fi");
  expect(priceWords("decimal", 2).format(148)).toBe("1,48");
  speak("ar");
  expect(priceWords("decimal", 2).format(148)).toBe("1.48");
});

const space = "\u00a0";

test.each([
  ["en", "12,345"],
  ["fi", `12${space}345`],
  ["nb", `12${space}345`],
  ["sv", `12${space}345`],
  ["pt", `12${space}345`],
  ["pt-BR", "12.345"],
  ["es", "12.345"],
  ["de", "12.345"],
  ["tr", "12.345"],
  ["id", "12.345"],
  ["ar", "12,345"],
] as const)("I18N-1 a count in %s is written %s", (locale, text) => {
  speak(locale);
  expect(formatCount(12_345)).toBe(text);
});

test.each([
  ["en", "EUR", "BEFORE", "€1,204.50"],
  ["fi", "EUR", "AFTER", `1${space}204,50${space}€`],
  ["nb", "NOK", "AFTER", `1${space}204,50${space}kr`],
  ["nb", "NOK", "BEFORE", `kr${space}1${space}204,50`],
  ["sv", "SEK", "AFTER", `1${space}204,50${space}kr`],
  ["pt", "EUR", "AFTER", `1204,50${space}€`],
  ["pt-BR", "BRL", "BEFORE", "R$\u00a01.204,50"],
  ["es", "EUR", "AFTER", `1204,50${space}€`],
  ["de", "EUR", "AFTER", `1.204,50${space}€`],
  ["tr", "TRY", "BEFORE", "₺1.204,50"],
  ["id", "IDR", "BEFORE", `Rp${space}120.450`],
  ["ar", "EUR", "BEFORE", "€1,204.50"],
] as const)("STAKE-1 money in %s, %s, symbol %s: %s", (locale, currency, position, text) => {
  expect(formatMoney(120_450n, { currency, locale: intlTag(locale), position })).toBe(text);
});
