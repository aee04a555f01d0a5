import { expect, test } from "vitest";
import { formatPublishedStart, parsePublishedStart } from "./published-start.ts";

/** Reads custom properties as a browser does: with their quotes. */
const readerOf = (style: string) => (name: string) => new RegExp(`${name}:([^;}]*)`).exec(style)?.[1] ?? "";

const start = { theme: { default: "light", options: ["light", "obsidian_blue"] }, languages: ["en", "no", "pt-BR"] };

test("THEME-1 I18N-1 theme and languages of a published brand are read as they were written", () => {
  expect(parsePublishedStart(readerOf(formatPublishedStart(start)))).toEqual(start);
});

test("THEME-1 without a style sheet nothing is known", () => {
  expect(parsePublishedStart(() => "")).toBeNull();
});

test("THEME-1 a name that could end the style sheet is left out", () => {
  const style = formatPublishedStart({ ...start, languages: ["en", '"}body{display:none}'] });
  expect(style).not.toContain("body");
  expect(parsePublishedStart(readerOf(style))?.languages).toEqual(["en"]);
});
