import tokens from "./tokens.json" with { type: "json" };

/** A token of the W3C format: its value, and its kind where the value alone does not tell how it is written in CSS. */
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

/** Brands of the token file: each replaces the six accent tokens of every theme. */
export const PALETTES = [
  "touchline",
  "paloma",
  "nordvik",
  "rimba",
  "velora",
] as const satisfies readonly (keyof typeof tokens.brand)[];
export type Palette = (typeof PALETTES)[number];

export const THEMES = ["dark", "light", "obsidian_blue"] as const satisfies readonly (keyof typeof tokens.theme)[];
export type Theme = (typeof THEMES)[number];
