import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { IntlMessageFormat } from "intl-messageformat";
import { expect, test } from "vitest";
import { compileCatalogue, isLate } from "./message-catalogues.ts";

const compile = (texts: Readonly<Record<string, string>>, share?: Parameters<typeof compileCatalogue>[2]) =>
  JSON.parse(compileCatalogue("xx.json", JSON.stringify(texts), share));

test("a text without arguments stays a text", () => {
  expect(compile({ plain: "Close", quoted: "It's 5 o''clock", tagged: "a < b" })).toEqual({
    plain: "Close",
    quoted: "It's 5 o'clock",
    tagged: "a < b",
  });
});

test("a text with arguments can be filled in without being read again", () => {
  const { count } = compile({ count: "{n, plural, one {# bet} other {# bets}}" });
  expect(JSON.stringify(count)).not.toContain("location");
  expect(new IntlMessageFormat(count, "en").format({ n: 2 })).toBe("2 bets");
});

test("I18N-1 a text that cannot be read stops the build, naming file and key", () => {
  expect(() => compile({ fine: "Close", broken: "{count, plural, one {#}" })).toThrow(/xx\.json: broken/);
});

test("I18N-1 what only late parts say is not in the first half of a catalogue, and both halves together are all of it", () => {
  const texts = { "slip.title": "Slip", "ticket.title": "Bet", "ticket.none": "None", "cashout.all": "All" };
  const [first, late] = [compile(texts, "first"), compile(texts, "late")];
  expect(Object.keys(first)).toEqual(["slip.title", "ticket.title"]);
  expect(Object.keys(late)).toEqual(["ticket.none", "cashout.all"]);
  expect({ ...first, ...late }).toEqual(texts);
});

/** Loaded by `withLateTexts`, or only by what is. */
const LATE_PARTS = /^(features\/(betslip|bet-list|bet-ticket|safer-gambling|preferences)|data\/tickets|i18n)\//;
const SAID = /\bmessage\(\s*["`]([\w.]+)/g;

test("I18N-1 a text that comes late is said only by parts that come with it", () => {
  const source = join(import.meta.dirname, "../src");
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  const said = files
    .filter((file) => !LATE_PARTS.test(file))
    .flatMap((file) =>
      [...readFileSync(join(source, file), "utf8").matchAll(SAID)].map(([, key = ""]) => `${file} ${key}`),
    );
  expect(said).toContain("app/route-screen.tsx ticket.title");
  expect(said.filter((line) => isLate(line.split(" ")[1] ?? ""))).toEqual([]);
});
