import { designTokens, isToken, PALETTES, THEMES, type Theme, type Token, type TokenGroup } from "./tokens.ts";

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

const typeDeclarations = (): Declaration[] =>
  Object.entries(designTokens.type).map(([name, { $value }]) => [
    `type-${name}`,
    `${$value.fontWeight} ${$value.fontSize}/${$value.lineHeight} var(--font)`,
  ]);

const baseRule = (): string =>
  rule(":root", [
    ...(["space", "radius", "size", "motion", "z"] as const).flatMap((group) =>
      declarations(designTokens[group], `${group}-`),
    ),
    ["font", cssValue(designTokens.font.family.sans)],
    ...typeDeclarations(),
  ]);

const themeRule = (theme: Theme): string => {
  const { color, elevation } = designTokens.theme[theme];
  const scheme = `color-scheme:${theme === "light" ? "light" : "dark"};`;
  return rule(`[data-theme="${theme}"]`, [...declarations(color), ...declarations(elevation)], scheme);
};

/** The house palette is what the themes themselves hold, so only the others need rules. */
const paletteRules = (): string[] =>
  PALETTES.filter((palette) => palette !== "touchline").flatMap((palette) =>
    THEMES.map((theme) =>
      rule(`[data-palette="${palette}"][data-theme="${theme}"]`, declarations(designTokens.brand[palette][theme])),
    ),
  );

/** Every colour, size and type of the design as CSS variables, for each theme and palette. */
export const themeCss = (): string => [baseRule(), ...THEMES.map(themeRule), ...paletteRules()].join("\n");
