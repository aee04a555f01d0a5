import { expect, test } from "vitest";
import { appParts } from "../test-support/app-parts.ts";
import { defaultFile } from "../test-support/sample-brand.ts";
import { checkBrands } from "./index.ts";
import { checkTenants } from "./tenants.ts";

const uuid = (end: number): string => `0193a1b0-0000-7000-8000-00000000000${end}`;
const tenants = { house: { uuid: uuid(1), brands: ["default"] } };
const check = (files: Record<string, unknown>, more: unknown = tenants) =>
  checkBrands({ files: { default: defaultFile, ...files }, tenants: more }, appParts);

test("AHEAD-4 a valid brand has no findings, and every rule was run", () => {
  const { checks, findings } = check({});
  expect(findings).toEqual([]);
  expect(checks).toBe(25);
});

test("AHEAD-4 reports what the schema refuses, and still checks the other brands", () => {
  const wrong = { ...defaultFile, settings: { generalSettings: { ageMark: "adult" } } };
  const faint = { ...defaultFile, languages: ["en", "da"], settings: {} };
  const both = { house: { uuid: uuid(1), brands: ["default", "wrong", "faint"] } };
  expect(check({ wrong, faint }, both).findings.map(({ subject, path }) => `${subject} ${path}`)).toEqual([
    "wrong settings.generalSettings.ageMark",
    "faint languages[1]",
  ]);
});

test("AHEAD-4 finds a file name that cannot be part of an address", () => {
  const named = { house: { uuid: uuid(1), brands: ["default", "My brand"] } };
  expect(check({ "My brand": { ...defaultFile, settings: {} } }, named).findings).toEqual([
    expect.objectContaining({ subject: "My brand", problem: "My brand.json cannot be asked for in an address" }),
  ]);
});

test("AHEAD-4 finds tenants and brands that do not match", () => {
  const two = { a: { uuid: uuid(1), brands: ["default", "ghost"] }, b: { uuid: uuid(1), brands: ["default"] } };
  expect(checkTenants(two, ["default", "orphan"]).map(({ severity, problem }) => `${severity}: ${problem}`)).toEqual([
    "error: there is no brand ghost",
    "warning: no tenant may show orphan, so nobody can see it",
    "error: is the uuid of a too",
  ]);
});

test("AHEAD-4 reports an invalid tenants file by path", () => {
  expect(check({}, { house: { uuid: uuid(1), brands: [] } }).findings).toEqual([
    expect.objectContaining({ subject: "tenants", path: "house.brands", remedy: "use at least 1 entries" }),
  ]);
});
