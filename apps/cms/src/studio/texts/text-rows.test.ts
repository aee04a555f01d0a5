import { expect, test } from "vitest";
import { defaultsOf, ENGLISH } from "../../texts/catalogues.ts";
import { nameOfMessage, placeOfMessage } from "./places.ts";
import { countRows, findRows, rowsOf } from "./text-rows.ts";

const languages = ["en", "pt", "pt-BR", "es"];
const own = { en: { "slip.title": "Wager basket", "actions.close": "Shut" }, pt: { "slip.title": "Boleto" } };
const answer = {
  languages,
  english: ENGLISH,
  defaults: Object.fromEntries(languages.map((language) => [language, defaultsOf(language)])),
  own,
  live: { en: { "slip.title": "Wager basket" }, es: { "slip.title": "Boleto" } },
};
const rows = rowsOf(answer, own);
const rowOf = (key: string) => rows.find((row) => row.key === key);
const wanted = { search: "", filter: "all", place: null, languages } as const;
const keys = (changed: object) => findRows(rows, { ...wanted, ...changed }, (place) => place).map(({ key }) => key);

test("AHEAD-4 a message has its default, the brand's own words, and whether they changed", () => {
  expect(rowOf("slip.title")?.cells.en).toEqual({
    fallback: "Bet slip",
    own: "Wager basket",
    isChanged: false,
    isMissing: false,
  });
  expect(rowOf("slip.title")?.cells.pt).toMatchObject({ fallback: "Boletim", own: "Boleto", isChanged: true });
  expect(rowOf("slip.title")?.cells.es).toMatchObject({ own: null, isChanged: true, isMissing: true });
});

test("AHEAD-4 words of a language serve its region, so they are not missing there", () => {
  expect(rowOf("slip.title")?.cells["pt-BR"]).toMatchObject({ own: null, isMissing: false });
  expect(rowOf("actions.close")?.cells["pt-BR"]?.isMissing).toBe(true);
  expect(rowOf("slip.remove")?.cells.es?.isMissing).toBe(false);
});

test("AHEAD-4 filters have counts, in the languages that are looked at", () => {
  expect(countRows(rows, languages)).toEqual({ all: Object.keys(ENGLISH).length, own: 2, changed: 2, missing: 2 });
  expect(countRows(rows, ["en"])).toMatchObject({ own: 2, changed: 1, missing: 0 });
  expect(keys({ filter: "missing", languages: ["es"] }).toSorted()).toEqual(["actions.close", "slip.title"]);
});

test("AHEAD-4 finds messages by words, own words, names and places", () => {
  expect(keys({ search: "wager BASKET" })).toEqual(["slip.title"]);
  expect(keys({ search: "boletim", languages: ["pt"] })).toContain("slip.title");
  expect(keys({ search: "cashout", place: "cashout" }).length).toBeGreaterThan(10);
  expect(new Set(keys({ place: "preferences" }).map(placeOfMessage))).toEqual(new Set(["preferences"]));
});

test("AHEAD-4 every message has a readable name and a place", () => {
  expect(nameOfMessage("slip.emptyTitle")).toBe("Empty title");
  expect(nameOfMessage("cashout.part.action")).toBe("Part, action");
  expect(nameOfMessage("delay.lead")).toBe("Delay, lead");
  for (const { name } of rows) expect(name).toMatch(/^\p{Lu}|^\d/u);
  expect(placeOfMessage("error.anything")).toBe("trouble");
});
