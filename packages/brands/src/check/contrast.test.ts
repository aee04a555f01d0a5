import { expect, test } from "vitest";
import { loadBrands } from "../shipped/read.ts";
import { sampleBrand } from "../test-support/sample-brand.ts";
import { designTokens } from "../theme/tokens.ts";
import { contrastOf, hueDistance, hueOf } from "./color.ts";
import { checkAccents, checkContrast } from "./contrast.ts";
import { CONTRAST_PAIRS } from "./contrast-pairs.ts";

const white = {
  accent: "#F3F5F8",
  "accent-hover": "#FFFFFF",
  "accent-pressed": "#D3D9E1",
  "on-accent": "#11151A",
  "accent-text": "#F3F5F8",
  "accent-soft": "#262B33",
};
const darkBrand = (colors: Partial<typeof white>) =>
  sampleBrand({
    accents: { dark: { ...white, ...colors } },
    settings: { generalSettings: { theme: { options: ["dark"] } } },
  });
const pathsOf = (colors: Partial<typeof white>): string[] => checkContrast(darkBrand(colors)).map(({ path }) => path);

test("computes contrast by WCAG and hue by the colour wheel", () => {
  expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrastOf("#ffffff", "#767676")).toBeCloseTo(4.54, 2);
  expect(["#ff0000", "#00ff00", "#0000ff", "#ff00ff"].map((color) => hueOf(color).hue)).toEqual([0, 120, 240, 300]);
  expect(hueOf("#808080")).toEqual({ hue: 0, saturation: 0 });
  expect(hueDistance(350, 10)).toBe(20);
});

test("every pair consists of colours that every theme has", () => {
  const names = CONTRAST_PAIRS.flatMap(([foreground, backgrounds]) => [foreground, ...backgrounds]);
  expect(names.filter((name) => !(name in designTokens.theme.dark.color))).toEqual([]);
  expect(CONTRAST_PAIRS.flatMap(([, backgrounds]) => backgrounds)).toHaveLength(111);
});

test("AHEAD-4 accepts a brand with enough contrast", () => {
  expect(checkContrast(darkBrand({}))).toEqual([]);
});

test("AHEAD-4 finds low contrast of text on an accent, with the value", () => {
  expect(checkContrast(darkBrand({ "on-accent": "#9AA0A8" }))).toContainEqual({
    severity: "confirm",
    path: "accents.dark.on-accent",
    problem: "on-accent on accent has a contrast of 2.41",
    remedy: "set them further apart: at least 4.5",
    code: "contrast",
  });
});

test("AHEAD-4 checks an accent as fill, as text and as tint", () => {
  expect(pathsOf({ accent: "#1F242C", "on-accent": "#FFFFFF" })).toContain("accents.dark.accent");
  expect(pathsOf({ "accent-text": "#3A4250" })).toContain("accents.dark.accent-text");
  expect(pathsOf({ "accent-soft": "#A9AFB8" })).toContain("accents.dark.accent-soft");
  expect(checkContrast(darkBrand({ "accent-pressed": "#333A44" })).map(({ problem }) => problem)).toEqual([
    expect.stringContaining("on-accent on accent-pressed"),
  ]);
});

test("AHEAD-4 finds an accent that looks like a price change, and accepts a neutral one", () => {
  expect(checkContrast(darkBrand({ accent: "#4FE3A0" })).map(({ problem }) => problem)).toEqual([
    "its hue is 2° from odds-up, a price that moved",
  ]);
  expect(checkContrast(darkBrand({ accent: "#FF9A8A" })).map(({ problem }) => problem)).toEqual([
    "its hue is 8° from odds-down, a price that moved",
  ]);
  expect(pathsOf({ accent: "#E0D5D5" })).toEqual([]);
});

test("AHEAD-4 needs colours for each theme that the brand allows, and only for those", () => {
  const brand = sampleBrand({ accents: { dark: white } });
  expect(checkAccents(brand).map(({ path }) => path)).toEqual(["accents.light", "accents.obsidian_blue"]);
  expect(checkAccents(darkBrand({}))).toEqual([]);
});

test.each(loadBrands().map((brand) => [brand.slug, brand] as const))(
  "%s has enough contrast in each of its themes",
  (_, brand) => {
    expect([...checkContrast(brand), ...checkAccents(brand)]).toEqual([]);
  },
);
