import { loadBrand } from "@touchline/brands/shipped";
import { expect, test } from "vitest";
import { cornerOf, countChanges, countTooLittle, withColor, withCorner, withPicture } from "./edit-look.ts";

const { accents, shape, logo } = loadBrand("paloma");
const look = { accents, shape, logo };
const THEMES = ["dark", "light"] as const;
const picture = { id: "m1", url: "/api/media/file/m1.png", width: 396, height: 96 };

test("AHEAD-4 a colour is changed in its theme only", () => {
  const changed = withColor(look, "light", "accent", "#8a0f55");
  expect(changed.accents.light?.accent).toBe("#8A0F55");
  expect(changed.accents.dark).toEqual(accents.dark);
  expect(countChanges(changed, look, THEMES)).toBe(1);
});

test("AHEAD-4 a theme without colours begins with those of the design", () => {
  const without = { ...look, accents: { light: accents.light } } as typeof look;
  const changed = withColor(without, "dark", "accent", "#FF0000");
  expect(Object.keys(changed.accents.dark ?? {})).toHaveLength(6);
});

test("AHEAD-4 a corner as the design has it is no choice of the brand", () => {
  expect(cornerOf(look, "odds")).toBe(6);
  const rounder = withCorner(look, "odds", 12.4);
  expect(rounder.shape).toEqual({ odds: "12px" });
  expect(withCorner(rounder, "odds", 6).shape).toEqual({});
  expect(withCorner(look, "card", 400).shape).toEqual({ card: "32px" });
  expect(withCorner(look, "card", -1).shape).toEqual({ card: "0px" });
});

test("AHEAD-4 a picture takes the place of the logo on dark or on light pages, and is taken out again", () => {
  const both = withPicture(withPicture(look, "dark", picture), "light", picture);
  expect(both.logo.pictures).toEqual({ dark: picture, light: picture });
  expect(countChanges(both, look, THEMES)).toBe(2);
  expect(withPicture(withPicture(both, "dark", null), "light", null)).toEqual(look);
});

test("AHEAD-4 counts each colour that is too close to another once", () => {
  expect(countTooLittle(look, "light")).toBe(0);
  expect(countTooLittle(withColor(look, "light", "accent-text", "#D8539C"), "light")).toBe(1);
});

test("without a live version there is nothing to compare with", () => {
  expect(countChanges(withColor(look, "dark", "accent", "#000000"), null, THEMES)).toBe(0);
});
