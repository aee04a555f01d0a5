import { expect, test } from "vitest";
import * as z from "zod";
import { brandSlugs, readBrandFile, readGenerated } from "../shipped/read.ts";
import { brandJsonSchema } from "./json-schema.ts";

const reader = z.fromJSONSchema(brandJsonSchema() as Parameters<typeof z.fromJSONSchema>[0]);
const accepts = (file: unknown): boolean => reader.safeParse(file).success;
const paloma = readBrandFile("paloma") as object;

test.each(brandSlugs())("CONFIG-1 the JSON schema accepts %s", (slug) => {
  expect(reader.safeParse(readBrandFile(slug)).error?.issues ?? []).toEqual([]);
});

test.each<[string, object]>([
  ["a choice that there is not", { settings: { generalSettings: { theme: { default: "sepia" } } } }],
  ["a number out of its range", { settings: { generalSettings: { mainNavigation: { numberOfVisibleItems: 8 } } } }],
  ["a setting that there is not", { settings: { generalSettings: { colour: "red" } } }],
  ["a block that is not whole", { settings: { homepage: { blocks: [{ blockType: "search" }] } } }],
  ["a brand without a name", { name: undefined }],
])("CONFIG-1 the JSON schema refuses %s", (_, more) => {
  expect(accepts({ ...paloma, ...more })).toBe(false);
});

test("CONFIG-1 the JSON schema accepts partial settings at any depth", () => {
  expect(accepts({ ...paloma, settings: { generalSettings: { dateTime: { asian: { event: "DD/MM HH:mm" } } } } })).toBe(
    true,
  );
  expect(accepts({ ...paloma, settings: {} })).toBe(true);
});

test("the committed JSON schema is up to date", () => {
  expect(readGenerated("brand.schema.json")).toEqual(brandJsonSchema());
});
