import { expect, test } from "vitest";
import { findLiterals, findUnknownTokens } from "./find-literals.ts";

test("finds no literals in a style sheet of tokens", () => {
  const css = `
    /* 12px in #fff */
    @font-face { font-weight: 100 900; src: url("a.woff2"); }
    .a:is(#root) { font: var(--type-label); font-weight: var(--weight-bold); z-index: 2; padding: 0 var(--space-2); }
    .b { top: var(--sticky-top, 0px); z-index: var(--z-sheet); mask: url("data:image/svg+xml,%23fff 4px"); }
  `;
  expect(findLiterals(css)).toEqual({ pixels: [], colour: [], weight: [], layer: [] });
});

test("finds pixels, colours, weights and layers", () => {
  const css = `
    .a { padding: 0 12px -1.5px; color: #fff; font-weight: 640; z-index: 20; --columns: 58px minmax(0, 1fr) }
    .b { font: 600 var(--font-size-micro) / 14px var(--font); inset: calc(50% + .5px); z-index: -5; }
    @media (max-width: 767px) { .a { background: linear-gradient(#12305c, var(--surface)); } }
  `;
  expect(findLiterals(css)).toEqual({
    pixels: ["12px", "-1.5px", "58px", "14px", ".5px", "767px"],
    colour: ["#fff", "#12305c"],
    weight: ["640", "600"],
    layer: ["20", "5"],
  });
});

test("finds an undefined token", () => {
  const known = new Set(["--space-2"]);
  expect(findUnknownTokens(".a { gap: var(--space-2) var(--space-7); color: var(--text) }", known)).toEqual([
    "--space-7",
  ]);
});
