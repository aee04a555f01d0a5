import { expect, test } from "vitest";
import { missingLanguages, textIn, withText } from "./texts.ts";

const languages = ["en", "es", "pt-BR"];
const texts = { default: "A ball", translations: [{ language: "pt", text: "Uma bola" }] };

test("the first language of a brand is the default text", () => {
  expect(textIn(texts, "en", languages)).toBe("A ball");
  expect(textIn(texts, "es", languages)).toBe("");
  expect(withText(texts, "en", "The ball", languages)).toEqual({ ...texts, default: "The ball" });
});

test("a text of its own in the first language is what the app shows, and what is changed", () => {
  const own = { default: "Old", translations: [{ language: "en", text: "Shown" }] };
  expect(textIn(own, "en", languages)).toBe("Shown");
  expect(withText(own, "en", "New", languages)).toEqual({ default: "New", translations: [] });
});

test("a translation is added, changed and, when it is emptied, taken out", () => {
  const added = withText(texts, "es", "Un balón", languages);
  expect(textIn(added, "es", languages)).toBe("Un balón");
  expect(withText(added, "es", "", languages)).toEqual(texts);
  expect(withText(null, "es", "Un balón", languages)).toEqual({
    default: "",
    translations: [{ language: "es", text: "Un balón" }],
  });
});

test("a text in pt serves pt-BR, and the default text serves the first language alone", () => {
  expect(missingLanguages(texts, languages)).toEqual(["es"]);
  expect(missingLanguages(null, languages)).toEqual(languages);
  expect(missingLanguages({ default: "", translations: [] }, ["en"])).toEqual(["en"]);
});
