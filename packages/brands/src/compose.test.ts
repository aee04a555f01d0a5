import { expect, test } from "vitest";
import { composeBrand, layOver } from "./compose.ts";
import { isRecord } from "./record.ts";
import { brandSlugs, loadBrand, readBrandFile } from "./shipped/read.ts";
import { brandWith, defaultFile } from "./test-support/sample-brand.ts";

test("merges objects by key; a list, null or plain value replaces the default's", () => {
  const base = { a: { b: 1, c: [1, 2], d: "x" }, e: true };
  expect(layOver(base, { a: { b: 2, c: [3] } })).toEqual({ a: { b: 2, c: [3], d: "x" }, e: true });
  expect(layOver(base, { a: { d: null } })).toEqual({ a: { b: 1, c: [1, 2], d: null }, e: true });
  expect(layOver(base, undefined)).toEqual(base);
  expect(layOver(base, { f: 1 })).toEqual({ ...base, f: 1 });
});

test("a brand without settings has the default's", () => {
  expect(brandWith({}).settings).toEqual(loadBrand("default").settings);
});

test("reports what a file lacks that is not an object", () => {
  expect(composeBrand("x", "nothing", defaultFile.settings)).toMatchObject({
    brand: null,
    findings: [{ path: "", problem: '"nothing" is not allowed', remedy: "use an object" }],
  });
});

/** Paths at which a brand repeats the default's value. */
const repeated = (value: unknown, base: unknown, path: string): string[] => {
  if (!isRecord(value) || !isRecord(base)) return JSON.stringify(value) === JSON.stringify(base) ? [path] : [];
  return Object.entries(value).flatMap(([key, inner]) => repeated(inner, base[key], `${path}.${key}`));
};

test.each(brandSlugs().slice(1))("CONFIG-2 %s has only differences to the default", (slug) => {
  expect(repeated((readBrandFile(slug) as typeof defaultFile).settings, defaultFile.settings, "settings")).toEqual([]);
});
