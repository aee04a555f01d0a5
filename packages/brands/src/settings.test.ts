import { expect, test } from "vitest";
import { brands } from "./brands/brands.ts";
import { defaultSettings } from "./brands/default-settings.ts";
import { brandSettingsSchema } from "./settings.ts";

test.each(brands.map((brand) => [brand.slug, brand] as const))("CONFIG-1 the settings of %s are valid", (_, brand) => {
  expect(brandSettingsSchema.parse(brand.settings)).toEqual(brand.settings);
});

const pathsOfErrors = (changes: object): string[] => {
  const result = brandSettingsSchema.safeParse({ generalSettings: { ...defaultSettings.generalSettings, ...changes } });
  return (result.error?.issues ?? []).map(({ path }) => path.join("."));
};

test("CONFIG-1 an error names the exact path of what is wrong", () => {
  expect(pathsOfErrors({ theme: { default: "sepia", options: ["dark"] } })).toEqual(["generalSettings.theme.default"]);
  expect(pathsOfErrors({ theme: { default: "light", options: ["dark"] } })).toEqual(["generalSettings.theme"]);
  expect(pathsOfErrors({ pathWords: { homepage: "a", sports: "a/b", live: "c" } })).toEqual([
    "generalSettings.pathWords.sports",
  ]);
  expect(pathsOfErrors({ pathWords: { homepage: "a", sports: "a", live: "c" } })).toEqual([
    "generalSettings.pathWords",
  ]);
});
