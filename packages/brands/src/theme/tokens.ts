import { THEMES, type Theme } from "../allowed.ts";
import type { AccentSet } from "../schema/accents.ts";
import tokens from "./tokens.json" with { type: "json" };

/** A token of the W3C format. `$type` is set where the value alone does not tell its CSS syntax. */
export interface Token {
  readonly $value: unknown;
  readonly $type?: string;
}

export interface TokenGroup {
  readonly [name: string]: Token | TokenGroup | string;
}

export const isToken = (value: Token | TokenGroup | string): value is Token =>
  typeof value === "object" && "$value" in value;

export const designTokens = tokens;

/** Accents that are part of the design, each for every theme. */
export const PALETTES = [
  "touchline",
  "paloma",
  "nordvik",
  "rimba",
  "velora",
] as const satisfies readonly (keyof typeof tokens.brand)[];
export type Palette = (typeof PALETTES)[number];

const valuesOf = (group: Readonly<Record<string, Token>>): Record<string, string> =>
  Object.fromEntries(Object.entries(group).map(([name, { $value }]) => [name, String($value)]));

export const paletteAccents = (palette: Palette): Record<Theme, AccentSet> =>
  Object.fromEntries(THEMES.map((theme) => [theme, valuesOf(tokens.brand[palette][theme])])) as Record<
    Theme,
    AccentSet
  >;

/** Colours of a theme without a brand's accents. */
export const themeColors = (theme: Theme): Record<string, string> => valuesOf(tokens.theme[theme].color);
