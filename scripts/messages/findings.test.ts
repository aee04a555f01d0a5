import { expect, test } from "vitest";
import { checkComplete, checkTexts, checkUsed } from "./findings.ts";

const english = {
  close: "Close",
  remove: "Remove {name}",
  bets: "{count, plural, one {# bet} other {# bets}}",
};

const file = (locale: string, texts: Readonly<Record<string, string>>) => ({ file: `${locale}.json`, locale, texts });

const finnish = file("fi", {
  close: "Sulje",
  remove: "Poista {name}",
  bets: "{count, plural, one {# veto} other {# vetoa}}",
});

test("I18N-1 finds nothing in valid catalogues", () => {
  expect(checkComplete(finnish, english)).toEqual([]);
  expect(checkTexts(finnish, english)).toEqual([]);
  expect(checkUsed(finnish, new Set(["close", "remove", "bets"]))).toEqual([]);
});

test("I18N-1 finds a key that a language lacks", () => {
  expect(checkComplete(file("fi", { close: "Sulje", bets: "" }), english)).toEqual([
    { file: "fi.json", key: "remove", problem: "is missing" },
  ]);
});

test("I18N-1 finds a key that English does not have, as in a tenant's override", () => {
  expect(checkTexts(file("fi", { clsoe: "Sulje" }), english)).toEqual([
    { file: "fi.json", key: "clsoe", problem: "is not in English" },
  ]);
});

test.each([
  ["another name", { remove: "Poista {nimi}" }, "nimi: string instead of name: string"],
  ["one too few", { remove: "Poista" }, "none instead of name: string"],
  ["one too many", { close: "Sulje {name}" }, "name: string instead of none"],
  ["another type", { bets: "{count} vetoa" }, "count: string instead of count: number"],
])("I18N-1 finds an argument that differs from English: %s", (_, texts, difference) => {
  const [finding, ...others] = checkTexts(file("fi", texts as Record<string, string>), english);
  expect(finding?.problem).toBe(`takes other arguments than English: ${difference}`);
  expect(others).toEqual([]);
});

test("I18N-1 accepts a number argument without a plural as the same argument", () => {
  expect(checkTexts(file("fi", { bets: "vetoja {count, number}" }), english)).toEqual([]);
});

test("I18N-1 finds missing plural categories of a language", () => {
  const bets = "{count, plural, one {رهان} two {رهانان} other {# رهان}}";
  expect(checkTexts(file("ar", { bets }), english).map(({ problem }) => problem)).toEqual([
    "lacks the plural category few",
    "lacks the plural category many",
    "lacks the plural category zero",
  ]);
  expect(checkTexts(file("id", { bets: "{count, plural, other {# taruhan}}" }), english)).toEqual([]);
});

test("I18N-1 finds a nested plural", () => {
  const nested = "{count, plural, one {{count, plural, other {#}}} other {#}}";
  expect(checkTexts(file("fi", { bets: nested }), english).map(({ problem }) => problem)).toEqual([
    "lacks the plural category one",
  ]);
});

test("I18N-1 finds a text that cannot be parsed", () => {
  const [finding] = checkTexts(file("fi", { remove: "Poista {name" }), english);
  expect(finding).toMatchObject({ file: "fi.json", key: "remove", problem: expect.stringContaining("cannot be read") });
});

test("I18N-1 finds an unused key", () => {
  expect(checkUsed(file("en", english), new Set(["close", "bets"]))).toEqual([
    { file: "en.json", key: "remove", problem: "is used nowhere" },
  ]);
});
