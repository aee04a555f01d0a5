import { expect, test } from "vitest";
import { themeCss } from "./theme-css.ts";
import { designTokens, PALETTES, THEMES } from "./tokens.ts";

const variablesOf = (selector: string): Map<string, string> => {
  const line = themeCss()
    .split("\n")
    .find((candidate) => candidate.startsWith(`${selector}{`));
  const body = line?.slice(selector.length + 1, -1) ?? "";
  return new Map(body.split(";").map((pair) => pair.split(":") as [string, string]));
};

test.each(THEMES)("THEME-1 the theme %s has every colour of the tokens", (theme) => {
  const variables = variablesOf(`[data-theme="${theme}"]`);
  for (const [name, { $value }] of Object.entries(designTokens.theme[theme].color)) {
    expect(variables.get(`--${name}`)).toBe($value);
  }
});

const ACCENT_TOKENS = ["accent", "accent-hover", "accent-pressed", "on-accent", "accent-text", "accent-soft"];
const replaced = PALETTES.filter((palette) => palette !== "touchline").flatMap((palette) =>
  THEMES.map((theme) => [palette, theme] as const),
);

test.each(replaced)(
  "THEME-1 the palette %s replaces the six accent tokens of %s and nothing else",
  (palette, theme) => {
    const variables = variablesOf(`[data-palette="${palette}"][data-theme="${theme}"]`);
    expect([...variables.keys()].sort()).toEqual(ACCENT_TOKENS.map((name) => `--${name}`).sort());
  },
);

test("the house palette is the one the themes hold", () => {
  for (const theme of THEMES) {
    for (const [name, { $value }] of Object.entries(designTokens.brand.touchline[theme])) {
      expect(variablesOf(`[data-theme="${theme}"]`).get(`--${name}`)).toBe($value);
    }
  }
});
