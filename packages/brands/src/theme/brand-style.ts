import type { Theme } from "../allowed.ts";
import type { Brand } from "../brand.ts";
import { designTokens, isToken, type Token, type TokenGroup, themeColors } from "./tokens.ts";

type Declaration = readonly [name: string, value: string];

const flatten = (group: TokenGroup, path: readonly string[] = []): (readonly [string, Token])[] =>
  Object.entries(group).flatMap(([key, value]) => {
    if (key.startsWith("$") || typeof value === "string") return [];
    const name = [...path, key];
    return isToken(value) ? [[name.join("-"), value] as const] : flatten(value, name);
  });

const quoteFamily = (family: string): string => (family.includes(" ") ? `"${family}"` : family);

const cssValue = ({ $type, $value }: Token): string => {
  if (!Array.isArray($value)) return String($value);
  return $type === "cubicBezier" ? `cubic-bezier(${$value.join(",")})` : $value.map(quoteFamily).join(",");
};

const declarations = (group: TokenGroup, prefix = ""): Declaration[] =>
  flatten(group).map(([name, token]) => [`${prefix}${name}`, cssValue(token)]);

const rule = (selector: string, rows: readonly Declaration[], extra = ""): string =>
  `${selector}{${extra}${rows.map(([name, value]) => `--${name}:${value}`).join(";")}}`;

/**
 * Each type as a font shorthand, and its size and line height separately for overrides. Scripts with tall letters set `--leading` to get
 * more line height in every text.
 */
const typeDeclarations = (): Declaration[] =>
  Object.entries(designTokens.type).flatMap(
    ([
      name,
      {
        $value: { fontWeight, fontSize, lineHeight },
      },
    ]): Declaration[] => [
      [`type-${name}`, `${fontWeight} ${fontSize}/calc(${lineHeight} + var(--leading, 0px)) var(--font)`],
      [`font-size-${name}`, fontSize],
      [`line-height-${name}`, lineHeight],
    ],
  );

const shapeDeclarations = ({ shape }: Brand): Declaration[] =>
  Object.entries(shape).flatMap(([corner, size]) => (size ? [[`radius-${corner}`, size]] : []));

const baseRule = (brand: Brand): string =>
  rule(":root", [
    ...(["space", "radius", "size", "stroke", "motion", "z"] as const).flatMap((group) =>
      declarations(designTokens[group], `${group}-`),
    ),
    ...shapeDeclarations(brand),
    ...declarations(designTokens.font.weight, "weight-"),
    ["font", cssValue(designTokens.font.family.sans)],
    ...typeDeclarations(),
  ]);

/** Colours of a theme with the brand's accents. */
export const brandColors = ({ accents }: Pick<Brand, "accents">, theme: Theme): Record<string, string> => ({
  ...themeColors(theme),
  ...accents[theme],
});

export const colorScheme = (theme: Theme): "dark" | "light" => (theme === "light" ? "light" : "dark");

const themeRule = (brand: Brand, theme: Theme): string =>
  rule(
    `[data-theme="${theme}"]`,
    [...Object.entries(brandColors(brand, theme)), ...declarations(designTokens.theme[theme].elevation)],
    `color-scheme:${colorScheme(theme)};`,
  );

/** All design tokens as CSS custom properties, for each theme that the brand allows. */
export const brandStyle = (brand: Brand): string =>
  [baseRule(brand), ...brand.settings.generalSettings.theme.options.map((theme) => themeRule(brand, theme))].join("\n");
