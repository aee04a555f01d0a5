import { describe, expect, test } from "vitest";
import { composeBrand } from "../compose.ts";
import { brandDocument } from "../document.ts";
import { defaultFile, sampleBrand } from "../test-support/sample-brand.ts";
import { ownTextsSchema } from "./own-texts.ts";

const problemsOf = (texts: object): string[] =>
  composeBrand("sample", { ...defaultFile, texts }, {})
    .findings.filter(({ path }) => path.startsWith("texts"))
    .map(({ path, problem }) => `${path} ${problem}`);

test("AHEAD-4 I18N-1 a brand may have its own words, with the placeholders of the default", () => {
  const texts = {
    en: { "slip.title": "My picks", "slip.remove": "Drop {name}" },
    fi: { "slip.count": "{count, plural, one {# veto} other {# vetoa}}" },
  };
  expect(ownTextsSchema.safeParse(texts).success).toBe(true);
  const document = brandDocument(sampleBrand({ texts }));
  expect(document.texts).toEqual(texts);
  expect(document.parsedTexts).toEqual({
    en: { "slip.remove": ["Drop ", { value: "name" }] },
    fi: {
      "slip.count": [
        { plural: "count", options: { one: [{ number: "count" }, " veto"], other: [{ number: "count" }, " vetoa"] } },
      ],
    },
  });
});

test("a brand without own words has none in its document", () => {
  expect(brandDocument(sampleBrand())).not.toHaveProperty("texts");
  expect(brandDocument(sampleBrand({ texts: {} }))).not.toHaveProperty("parsedTexts");
});

describe("AHEAD-4 refused with its place:", () => {
  test.each([
    ["a placeholder that is gone", { en: { "slip.remove": "Drop it" } }, "texts.en.slip.remove takes other arguments"],
    ["one that is new", { en: { "slip.title": "Picks of {name}" } }, "texts.en.slip.title takes other arguments"],
    ["one of another kind", { en: { "slip.count": "{count} picks" } }, "texts.en.slip.count takes other arguments"],
    ["a text that cannot be read", { en: { "slip.remove": "Drop {name" } }, "texts.en.slip.remove cannot be read"],
    [
      "what the app does not support",
      { en: { "slip.count": "{count, selectordinal, other {#th}}" } },
      "cannot be read",
    ],
    ["a plural that the language needs", { ar: { "slip.count": "{count, plural, other {#}}" } }, "lacks the plural"],
    [
      "a message that there is not",
      { en: { "slip.tilte": "Picks" } },
      "texts.en.slip.tilte the app has no such message",
    ],
    ["a member of every object", { en: { constructor: "Picks" } }, "texts.en.constructor the app has no such message"],
    ["a language that is none", { "../en": { "slip.title": "Picks" } }, "texts"],
    ["an empty text", { en: { "slip.title": "" } }, "texts.en.slip.title"],
    ["a text that is too long", { en: { "slip.title": "x".repeat(601) } }, "texts.en.slip.title"],
  ])("%s", (_what, texts, problem) => {
    expect(problemsOf(texts).join("\n")).toContain(problem);
  });
});

test("AHEAD-4 tags are words like any other: they are never HTML", () => {
  const document = brandDocument(sampleBrand({ texts: { en: { "slip.remove": "<b>{name}</b>" } } }));
  expect(document.parsedTexts?.en?.["slip.remove"]).toEqual(["<b>", { value: "name" }, "</b>"]);
});
