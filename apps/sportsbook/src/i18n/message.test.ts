import { afterEach, expect, test } from "vitest";
import { ENGLISH, setLanguage } from "./language.ts";
import { loadLanguage } from "./load-language.ts";
import type { InterfaceLocale } from "./locale.ts";
import { message } from "./message.ts";

const fail = (error: unknown): never => {
  throw error;
};

const speak = async (locale: InterfaceLocale): Promise<void> =>
  setLanguage(await loadLanguage({ locale, tenant: "touchline", report: fail }));

const selections = (...counts: number[]): string[] => counts.map((count) => message("slip.count", { count }));

afterEach(() => setLanguage(ENGLISH));

test("I18N-1 English is there without being loaded", () => {
  expect(message("slip.title")).toBe("Bet slip");
  expect(message("slip.remove", { name: "Draw" })).toBe("Remove Draw");
});

test("I18N-1 every language counts in its own way", async () => {
  expect(selections(1, 2)).toEqual(["1 selection", "2 selections"]);
  await speak("fi");
  expect(selections(1, 2)).toEqual(["1 valinta", "2 valintaa"]);
  await speak("id");
  expect(selections(1, 2)).toEqual(["1 pilihan", "2 pilihan"]);
  await speak("ar");
  expect(selections(0, 1, 2, 3, 11, 100)).toEqual([
    "لا اختيارات",
    "اختيار واحد",
    "اختياران",
    "3 اختيارات",
    "11 اختيارًا",
    "100 اختيار",
  ]);
});

test("I18N-1 nothing is one in Brazil and other in Portugal", async () => {
  await speak("pt");
  expect(selections(0)).toEqual(["0 seleções"]);
  await speak("pt-BR");
  expect(selections(0)).toEqual(["0 seleção"]);
});

test("I18N-1 numbers have Latin digits and the separators of the language", async () => {
  await speak("ar");
  expect(message("failure.text", { seconds: 1234 })).toContain("1,234");
  await speak("de");
  expect(message("failure.text", { seconds: 1234 })).toContain("1.234");
});

test("PEER-15 a name in an Arabic sentence keeps its own direction", async () => {
  await speak("ar");
  expect(message("event.versus", { home: "Ajax", away: "FC 2" })).toBe("\u2068Ajax\u2069 ضد \u2068FC 2\u2069");
  await speak("de");
  expect(message("event.versus", { home: "Ajax", away: "FC 2" })).toBe("Ajax – FC 2");
});

test("a key nobody has a text for is shown as it is", () => {
  setLanguage({ locale: "fi", catalogue: {} });
  expect(message("slip.title")).toBe("slip.title");
});
