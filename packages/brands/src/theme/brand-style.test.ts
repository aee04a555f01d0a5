import { describe, expect, test } from "vitest";
import { THEMES } from "../allowed.ts";
import type { Brand } from "../brand.ts";
import { loadBrand, loadBrands } from "../shipped/read.ts";
import { brandStyle } from "./brand-style.ts";
import { designTokens } from "./tokens.ts";

type Variables = Readonly<Record<string, string>>;

const ruleOf = (style: string, selector: string): Variables | null => {
  const line = style.split("\n").find((candidate) => candidate.startsWith(`${selector}{`));
  if (!line) return null;
  const pairs = line.slice(selector.length + 1, -1).split(";");
  return Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf(":")), pair.slice(pair.indexOf(":") + 1)]));
};

const themeRule = (brand: Brand, theme: string) => ruleOf(brandStyle(brand), `[data-theme="${theme}"]`);
const rootRule = (brand: Brand) => ruleOf(brandStyle(brand), ":root") as Variables;

/** Names of declarations that differ between two rules, or are in one only. */
const differences = (one: Variables, other: Variables): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => one[name] !== other[name]);

const ACCENTS = ["accent", "accent-hover", "accent-pressed", "on-accent", "accent-text", "accent-soft"].map(
  (name) => `--${name}`,
);
const CORNERS = ["tag", "odds", "control", "card", "sheet"].map((corner) => `--radius-${corner}`);

const house = loadBrand("default");
const brands = loadBrands().map((brand) => [brand.slug, brand] as const);

test.each(THEMES)("THEME-1 has every colour and shadow of the theme %s", (theme) => {
  const variables = themeRule(house, theme);
  const { color, elevation } = designTokens.theme[theme];
  for (const [name, { $value }] of Object.entries({ ...color, ...elevation })) {
    expect(variables?.[`--${name}`], name).toBe($value);
  }
  expect(variables?.["color-scheme"]).toBe(theme === "light" ? "light" : "dark");
});

test("THEME-1 has every size, duration, layer and type of the design", () => {
  const root = rootRule(house);
  const names = (["space", "radius", "size", "stroke", "motion", "z", "type"] as const).flatMap((group) =>
    Object.keys(designTokens[group]).map((name) => `--${group}-${name}`),
  );
  expect(names.filter((name) => !root[name])).toEqual([]);
  expect(root["--weight-bold"]).toBe("620");
  expect([root["--font-size-odds"], root["--line-height-odds"]]).toEqual(["15px", "20px"]);
  expect(root["--motion-standard"]).toBe("cubic-bezier(0.2,0,0,1)");
  expect(root["--type-odds"]).toBe("660 15px/calc(20px + var(--leading, 0px)) var(--font)");
  expect(root["--font"]).toMatch(/^"Inter Variable",Inter,/);
});

describe.each(brands)("the style of %s", (_, brand) => {
  const { options } = brand.settings.generalSettings.theme;

  test.each(THEMES)("THEME-1 has the theme %s exactly if the brand allows it", (theme) => {
    expect(themeRule(brand, theme) !== null).toBe(options.includes(theme));
  });

  test.each(options)("THEME-1 replaces only the accents of %s", (theme) => {
    const worn = themeRule(brand, theme) as Variables;
    expect(ACCENTS).toEqual(expect.arrayContaining(differences(themeRule(house, theme) as Variables, worn)));
    for (const [name, color] of Object.entries(brand.accents[theme] ?? {})) expect(worn[`--${name}`]).toBe(color);
  });

  test("THEME-1 replaces only the corners that the brand names", () => {
    const changed = differences(rootRule(house), rootRule(brand));
    expect(CORNERS).toEqual(expect.arrayContaining(changed));
    for (const [corner, size] of Object.entries(brand.shape)) expect(rootRule(brand)[`--radius-${corner}`]).toBe(size);
  });
});
