import { partsOfText } from "@touchline/brands/texts";
import { afterEach, expect, test } from "vitest";
import { ENGLISH, setLanguage, setOwnTexts } from "./language.ts";
import type { InterfaceLocale } from "./locale.ts";
import { message } from "./message.ts";
import { ownTextsOf } from "./own-texts.ts";

const published = (texts: Record<string, Record<string, string>>) => ({
  texts,
  parsedTexts: Object.fromEntries(
    Object.entries(texts).map(([language, own]) => [
      language,
      Object.fromEntries(Object.entries(own).map(([key, text]) => [key, partsOfText(text)])),
    ]),
  ),
});

const speak = (locale: InterfaceLocale, texts: Record<string, Record<string, string>>): void =>
  setLanguage({ ...ENGLISH, locale, own: ownTextsOf(published(texts), locale) });

afterEach(() => setLanguage(ENGLISH));

test("AHEAD-4 I18N-1 own words come before those of the app", () => {
  speak("en", { en: { "slip.title": "My picks", "slip.remove": "Drop {name}" } });
  expect(message("slip.title")).toBe("My picks");
  expect(message("slip.remove", { name: "Draw" })).toBe("Drop Draw");
  expect(message("actions.close")).toBe("Close");
});

test("AHEAD-4 own words count as the language does", () => {
  const text = "{count, plural, =0 {nothing} one {# pick} other {# picks}}";
  speak("en", { en: { "slip.count": text } });
  expect([0, 1, 1234].map((count) => message("slip.count", { count }))).toEqual(["nothing", "1 pick", "1,234 picks"]);
});

test("AHEAD-4 words of a language hold for its regions, and those of the region come before them", () => {
  const texts = { pt: { "slip.title": "Boleto", "actions.close": "Fechar já" }, "pt-BR": { "slip.title": "Bilhete" } };
  speak("pt-BR", texts);
  expect([message("slip.title"), message("actions.close")]).toEqual(["Bilhete", "Fechar já"]);
  speak("pt", texts);
  expect(message("slip.title")).toBe("Boleto");
  speak("nb", { no: { "slip.title": "Kupong" } });
  expect(message("slip.title")).toBe("Kupong");
});

test("AHEAD-4 words that are published later take their place, and are gone when they are taken back", () => {
  setOwnTexts(ownTextsOf(published({ en: { "slip.title": "My picks" } }), "en"));
  expect(message("slip.title")).toBe("My picks");
  setOwnTexts(ownTextsOf({}, "en"));
  expect(message("slip.title")).toBe("Bet slip");
});
