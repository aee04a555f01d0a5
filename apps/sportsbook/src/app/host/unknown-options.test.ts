import { expect, test } from "vitest";
import type { Start } from "../boot/start.ts";
import { unknownOptions } from "./unknown-options.ts";

const shown = {
  tenant: "velora",
  slug: "velora",
  brand: { languages: ["en", "pt-BR"], theme: { default: "dark", options: ["dark", "light"] } },
} as unknown as Pick<Start, "tenant" | "slug" | "brand">;

test("HOST-1 brand, locale and theme that there are none of are named, with those that there are", () => {
  expect(unknownOptions({ brand: "velorra", locale: "xx", theme: "neon" }, shown)).toEqual([
    "velora has no brand velorra: velora is shown",
    "velora has no locale xx, but en, pt-BR",
    "velora has no theme neon, but dark, light",
  ]);
  expect(unknownOptions({ brand: "velora", locale: "pt", theme: "light" }, shown)).toEqual([]);
  expect(unknownOptions({ brand: null, locale: undefined }, shown)).toEqual([]);
});
