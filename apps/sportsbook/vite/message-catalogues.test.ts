import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Catalogue } from "../src/i18n/language.ts";
import { compileCatalogue, isLate } from "./message-catalogues.ts";

type Share = Parameters<typeof compileCatalogue>[2];

const compile = async (texts: Readonly<Record<string, string>>, share?: Share): Promise<Catalogue> => {
  const code = compileCatalogue("xx.json", JSON.stringify(texts), share);
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)).default;
};

test("a catalogue becomes a module of texts and functions by key", async () => {
  const { plain, filled } = await compile({ plain: "Close", filled: "Remove {name}" });
  expect(plain).toBe("Close");
  expect(filled).toBeTypeOf("function");
});

test("I18N-1 a text that cannot be read stops the build, naming file and key", async () => {
  await expect(compile({ fine: "Close", broken: "{count, plural, one {#}" })).rejects.toThrow(/xx\.json: broken/);
});

test("I18N-1 what only late parts say is not in the first half of a catalogue, and both halves together are all of it", async () => {
  const texts = { "slip.title": "Slip", "ticket.title": "Bet", "ticket.none": "None", "cashout.all": "All" };
  const [first, late] = [await compile(texts, "first"), await compile(texts, "late")];
  expect(Object.keys(first)).toEqual(["slip.title", "ticket.title"]);
  expect(Object.keys(late)).toEqual(["ticket.none", "cashout.all"]);
  expect({ ...first, ...late }).toEqual(texts);
});

/** Loaded by `withLateTexts`, or only by what is. */
const LATE_PARTS =
  /^(features\/(betslip|bet-list|bet-ticket|consent|safer-gambling|preferences)|data\/tickets|entities\/ticket|i18n)\//;
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
  expect(said).toContain("app/screens/route-screen.tsx ticket.title");
  expect(said.filter((line) => isLate(line.split(" ")[1] ?? ""))).toEqual([]);
});
