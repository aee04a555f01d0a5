import { expect, test } from "vitest";
import { loadBrands } from "../shipped/read.ts";
import { brandSettingsSchema } from "./settings.ts";

test.each(loadBrands().map((brand) => [brand.slug, brand] as const))(
  "CONFIG-1 the settings of %s have the four sections and are valid",
  (_, { settings }) => {
    expect(Object.keys(settings)).toEqual(["betslip", "generalSettings", "integrationWidgets", "homepage"]);
    expect(brandSettingsSchema.parse(settings)).toEqual(settings);
  },
);
