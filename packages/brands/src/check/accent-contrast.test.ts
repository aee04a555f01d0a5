import { expect, test } from "vitest";
import { ACCENTS } from "../allowed.ts";
import { loadBrand, loadBrands } from "../shipped/read.ts";
import { brandColors } from "../theme/brand-style.ts";
import { accentContrast, nearestEnough } from "./accent-contrast.ts";
import { contrastOf } from "./color.ts";
import { themeFindings } from "./contrast.ts";

const paloma = loadBrand("paloma");
const light = (changed: object) =>
  brandColors({ accents: { light: { ...paloma.accents.light, ...changed } } as never }, "light");

test("AHEAD-4 tells the contrast with the colour beside which an accent reads worst", () => {
  const { contrast, minimum, against, isEnough } = accentContrast(light({}), "on-accent");
  expect([minimum, against, isEnough]).toEqual([4.5, "#B3126D", true]);
  expect(contrast).toBeCloseTo(contrastOf("#FFFFFF", "#B3126D"));
});

test("AHEAD-4 an accent is a fill, an edge, a text or a tint, and is measured as each of them", () => {
  expect(accentContrast(light({ accent: "#F2F2F2" }), "accent").isEnough).toBe(false);
  expect(accentContrast(light({ "accent-pressed": "#F2F2F2" }), "accent-pressed").isEnough).toBe(false);
  expect(accentContrast(light({ "accent-text": "#D8539C" }), "accent-text").isEnough).toBe(false);
  expect(accentContrast(light({ "accent-soft": "#333333" }), "accent-soft").isEnough).toBe(false);
});

test("AHEAD-4 offers the nearest colour that is enough, darker on a light page and lighter on a dark one", () => {
  const colors = light({ "accent-text": "#D8539C" });
  const offered = nearestEnough(colors, "accent-text");
  expect(offered?.contrast).toBeGreaterThanOrEqual(4.5);
  expect(offered?.contrast).toBeLessThan(4.7);
  expect(accentContrast({ ...colors, "accent-text": offered?.color as string }, "accent-text").isEnough).toBe(true);

  const dark = brandColors(
    { accents: { dark: { ...paloma.accents.dark, "accent-text": "#7A1F55" } } as never },
    "dark",
  );
  expect(contrastOf(nearestEnough(dark, "accent-text")?.color as string, "#000000")).toBeGreaterThan(
    contrastOf("#7A1F55", "#000000"),
  );
});

test("AHEAD-4 offers nothing where no colour is enough", () => {
  expect(nearestEnough(light({ accent: "#FFFFFF", "accent-hover": "#000000" }), "on-accent")).toBeNull();
});

test("AHEAD-4 says of every shipped brand what its check says", () => {
  for (const brand of loadBrands())
    for (const theme of brand.settings.generalSettings.theme.options) {
      const colors = brandColors(brand, theme);
      expect(ACCENTS.every((accent) => accentContrast(colors, accent).isEnough)).toBe(true);
      expect(themeFindings(brand, theme)).toEqual([]);
    }
});
