import { describe, expect, test } from "vitest";
import { THEMES } from "./allowed.ts";
import { brandDocument, widgetColors } from "./document.ts";
import { loadBrand, loadBrands, loadTenants } from "./shipped/read.ts";
import { brandColors } from "./theme/brand-style.ts";

describe.each(loadBrands().map((brand) => [brand.slug, brand] as const))("the document of %s", (_, brand) => {
  const { options } = brand.settings.generalSettings.theme;

  test("THEME-2 has widget colours of each theme that the brand allows, and of no other", () => {
    const { widgetColors: told } = brandDocument(brand);
    expect(Object.keys(told).sort()).toEqual([...options].sort());
    for (const theme of options) {
      const colors = brandColors(brand, theme);
      expect(told[theme]).toEqual({
        scheme: theme === "light" ? "light" : "dark",
        background: colors.canvas,
        surface: colors.surface,
        text: colors.text,
        mutedText: colors["text-muted"],
        line: colors.line,
        accent: colors.accent,
        onAccent: colors["on-accent"],
      });
    }
  });

  test("THEME-2 has the provider's name of each of our themes", () => {
    const { themes } = brandDocument(brand).settings.integrationWidgets.widgetLoader;
    for (const theme of THEMES) expect(themes[theme]).not.toBe("");
  });

  test("AHEAD-4 has the look that editors change", () => {
    const { slug, settings, logo, accents, shape } = brand;
    expect(brandDocument(brand)).toMatchObject({ slug, settings, logo, accents, shape });
  });
});

test("THEME-2 widgets of two tenants differ in one theme, and those of one tenant in two", () => {
  const [paloma, titan] = ["casa-paloma", "titan"].map((tenant) =>
    loadBrand(loadTenants()[tenant]?.brands[0] as string),
  );
  if (!paloma || !titan) throw new Error("brand file missing");
  expect(widgetColors(paloma, "light").accent).not.toBe(widgetColors(titan, "light").accent);
  expect(widgetColors(paloma, "light").background).not.toBe(widgetColors(paloma, "dark").background);
  const providerThemes = [paloma, titan].map(
    ({ settings }) => settings.integrationWidgets.widgetLoader.themes.obsidian_blue,
  );
  expect(providerThemes).toEqual(["dark", "midnight"]);
});
