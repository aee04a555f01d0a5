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

test("contrast and hue are WCAG's and the colour wheel's", () => {
  expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrastOf("#ffffff", "#767676")).toBeCloseTo(4.54, 2);
  expect(["#ff0000", "#00ff00", "#0000ff", "#ff00ff"].map((color) => hueOf(color).hue)).toEqual([0, 120, 240, 300]);
  expect(hueOf("#808080")).toEqual({ hue: 0, saturation: 0 });
  expect(hueDistance(350, 10)).toBe(20);
});

test("every pair is of colours that every theme has", () => {
  const names = CONTRAST_PAIRS.flatMap(([foreground, backgrounds]) => [foreground, ...backgrounds]);
  expect(names.filter((name) => !(name in designTokens.theme.dark.color))).toEqual([]);
  expect(CONTRAST_PAIRS.flatMap(([, backgrounds]) => backgrounds)).toHaveLength(111);
});

test("AHEAD-4 a brand of enough contrast passes", () => {
  expect(checkContrast(darkBrand({}))).toEqual([]);
});

test("AHEAD-4 text on an accent that hardly differs is found, with its figure", () => {
  expect(checkContrast(darkBrand({ "on-accent": "#9AA0A8" }))).toContainEqual({
    severity: "error",
    path: "accents.dark.on-accent",
    problem: "on-accent on accent has a contrast of 2.41",
    remedy: "set them further apart: at least 4.5",
  });
});

test("AHEAD-4 an accent is looked at as a fill, as a text and as a tint", () => {
  expect(pathsOf({ accent: "#1F242C", "on-accent": "#FFFFFF" })).toContain("accents.dark.accent");
  expect(pathsOf({ "accent-text": "#3A4250" })).toContain("accents.dark.accent-text");
  expect(pathsOf({ "accent-soft": "#A9AFB8" })).toContain("accents.dark.accent-soft");
  expect(checkContrast(darkBrand({ "accent-pressed": "#333A44" })).map(({ problem }) => problem)).toEqual([
    expect.stringContaining("on-accent on accent-pressed"),
  ]);
});

test("AHEAD-4 an accent that could be a price that moved is found, a neutral one is not", () => {
  expect(checkContrast(darkBrand({ accent: "#4FE3A0" })).map(({ problem }) => problem)).toEqual([
    "its hue is 2° from odds-up, a price that moved",
  ]);
  expect(checkContrast(darkBrand({ accent: "#FF9A8A" })).map(({ problem }) => problem)).toEqual([
    "its hue is 8° from odds-down, a price that moved",
  ]);
  expect(pathsOf({ accent: "#E0D5D5" })).toEqual([]);
});

test("AHEAD-4 each theme that the brand allows needs colours, and only those", () => {
  const brand = sampleBrand({ accents: { dark: white } });
  expect(checkAccents(brand).map(({ path }) => path)).toEqual(["accents.light", "accents.obsidian_blue"]);
  expect(checkAccents(darkBrand({}))).toEqual([]);
});

test.each(loadBrands().map((brand) => [brand.slug, brand] as const))(
  "%s stands out in each of its themes",
  (_, brand) => {
    expect([...checkContrast(brand), ...checkAccents(brand)]).toEqual([]);
  },
);
