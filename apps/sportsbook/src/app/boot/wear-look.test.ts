// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { createAppConfig, withBrand } from "../../config/app-config.ts";
import { defaultBrand } from "../../config/default-brand.ts";
import { wearLook } from "./wear-look.ts";

/** jsdom has no style sheets that a script constructs. */
class Sheet {
  text = "";
  replaceSync(text: string): void {
    this.text = text;
  }
}

const page = { adoptedStyleSheets: [] as Sheet[] };
const worn = (): string => page.adoptedStyleSheets.map(({ text }) => text).join("");

const accents = {
  accent: "#FFB27A",
  "accent-hover": "#FFC59B",
  "accent-pressed": "#E5985F",
  "on-accent": "#2A1405",
  "accent-text": "#FFBD8C",
  "accent-soft": "#33271E",
};
const open = (look: object) =>
  createStore(() => createAppConfig({ brand: { ...defaultBrand, ...look } as never, currency: null, version: "1" }));

beforeEach(() => {
  page.adoptedStyleSheets = [];
  vi.stubGlobal("CSSStyleSheet", Sheet);
});
afterEach(() => vi.unstubAllGlobals());

test("AHEAD-4 THEME-1 a page wears the published colours and corners, and newer ones at once", () => {
  const config = open({ accents: { dark: accents }, shape: { odds: "2px" } });
  wearLook(config, page as never);
  expect(worn()).toContain("--accent:#FFB27A");
  expect(worn()).toContain("--radius-odds:2px");
  const next = { ...defaultBrand, accents: { dark: { ...accents, accent: "#123456" } }, shape: {} };
  config.setState(withBrand(config.getState(), next as never), true);
  expect(worn()).toContain("--accent:#123456");
  expect(worn()).not.toContain("--radius-odds");
});

test("a document without a look leaves the page as it was built", () => {
  wearLook(open({ accents: undefined, shape: undefined }), page as never);
  expect(worn()).toBe("");
});

test("AHEAD-4 a hostile document writes no other style", () => {
  const hostile = { dark: { ...accents, accent: "red}body{background:url(https://evil.example)}" } };
  wearLook(open({ accents: hostile, shape: { odds: "1px}*{display:none}" } }), page as never);
  expect(worn()).not.toMatch(/evil|display|red/);
  expect(worn()).toContain("--accent-hover:#FFC59B");
});
