/** Values that a style sheet has as literals although the design has tokens for them. */
export type Literal = "pixels" | "colour" | "weight" | "layer";

const PATTERNS: Readonly<Record<Literal, RegExp>> = {
  // Zero needs its unit inside calc().
  pixels: /(?<![\w.])-?(?!0+px)\d*\.?\d+px/g,
  colour: /#[\da-f]{3,8}\b(?![^{};]*\{)/gi,
  weight: /(?<=\bfont(?:-weight)?:\s*)[1-9]\d\d(?=\s|;)/g,
  // Layers 1 to 3 are for the order within a component.
  layer: /(?<=\bz-index:\s*-?)(?:[4-9]|\d{2,})(?=\s*;)/g,
};

/** Fonts are described by their file, and addresses may contain whole pictures. */
const NOT_LOOKED_AT = /\/\*.*?\*\/|@font-face\s*\{.*?\}|url\([^)]*\)/gs;

export const findLiterals = (css: string): Readonly<Record<Literal, readonly string[]>> => {
  const text = css.replace(NOT_LOOKED_AT, "");
  const find = (literal: Literal): string[] => text.match(PATTERNS[literal]) ?? [];
  return { pixels: find("pixels"), colour: find("colour"), weight: find("weight"), layer: find("layer") };
};

const TOKEN =
  /var\((--(?:space|size|radius|stroke|weight|font-size|line-height|type|z|motion|row|list|sideways|grid)-[\w-]+)\)/g;

/** Tokens that are used but not defined: the browser would silently ignore the declaration. */
export const findUnknownTokens = (css: string, known: ReadonlySet<string>): string[] =>
  [...css.matchAll(TOKEN)].flatMap(([, name = ""]) => (known.has(name) ? [] : [name]));
