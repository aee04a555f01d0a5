import { expect, test } from "vitest";
import { appParts } from "../test-support/app-parts.ts";
import { defaultFile } from "../test-support/sample-brand.ts";
import { checkBrands } from "./index.ts";
import { checkTenants } from "./tenants.ts";

const uuid = (end: number): string => `0193a1b0-0000-7000-8000-00000000000${end}`;
const tenants = { house: { uuid: uuid(1), brands: ["default"] } };
const check = (files: Record<string, unknown>, more: unknown = tenants) =>
  checkBrands({ files: { default: defaultFile, ...files }, tenants: more }, appParts);

test("AHEAD-4 a brand without fault gives no finding, and every rule was asked", () => {
  const { checks, findings } = check({});
  expect(findings).toEqual([]);
  expect(checks).toBe(22);
});

test("AHEAD-4 what the schema refuses is reported, and the other brands are looked at all the same", () => {
  const wrong = { ...defaultFile, settings: { generalSettings: { ageMark: "adult" } } };
  const faint = { ...defaultFile, languages: ["en", "sv"], settings: {} };
  const both = { house: { uuid: uuid(1), brands: ["default", "wrong", "faint"] } };
  expect(check({ wrong, faint }, both).findings.map(({ subject, path }) => `${subject} ${path}`)).toEqual([
    "wrong settings.generalSettings.ageMark",
    "faint languages[1]",
  ]);
});

test("AHEAD-4 a file whose name cannot stand in an address is found", () => {
  const named = { house: { uuid: uuid(1), brands: ["default", "My brand"] } };
  expect(check({ "My brand": { ...defaultFile, settings: {} } }, named).findings).toEqual([
    expect.objectContaining({ subject: "My brand", problem: "My brand.json cannot be asked for in an address" }),
  ]);
});

test("AHEAD-4 tenants and brands that do not know each other are found", () => {
  const two = { a: { uuid: uuid(1), brands: ["default", "ghost"] }, b: { uuid: uuid(1), brands: ["default"] } };
  expect(checkTenants(two, ["default", "orphan"]).map(({ severity, problem }) => `${severity}: ${problem}`)).toEqual([
    "error: there is no brand ghost",
    "warning: no tenant may show orphan, so nobody can see it",
    "error: is the uuid of a too",
  ]);
});

test("AHEAD-4 a file of tenants that the schema refuses is reported by path", () => {
  expect(check({}, { house: { uuid: uuid(1), brands: [] } }).findings).toEqual([
    expect.objectContaining({ subject: "tenants", path: "house.brands", remedy: "use at least 1 entries" }),
  ]);
});
