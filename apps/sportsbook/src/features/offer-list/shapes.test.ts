import { describe, expect, test } from "vitest";
import { boardShape } from "./shapes.ts";

const shapeAt = (windowWidth: number, boardWidth: number, grid: "one_column" | "two_columns" = "one_column") =>
  boardShape({ view: "euro_standard", grid }, { windowWidth, boardWidth });

test.each([
  [390, 374, "narrow"],
  [768, 688, "tablet"],
  [1280, 700, "compact"],
  [1440, 800, "dense"],
  [1600, 960, "full"],
  [1920, 1217, "full"],
])("OFFER-1 the standard view at %i, with %i for the offer, is %s", (windowWidth, boardWidth, shape) => {
  expect(shapeAt(windowWidth, boardWidth)).toBe(shape);
});

describe("OFFER-12 two columns", () => {
  test.each([
    [1920, 1180, "double"],
    [2560, 1217, "double"],
    [1920, 1179, "full"],
    [1919, 1300, "full"],
    [1440, 800, "dense"],
    [768, 688, "tablet"],
    [767, 751, "double-narrow"],
    [390, 374, "double-narrow"],
  ])("who prefers them has them at %i with %i for the offer: %s", (windowWidth, boardWidth, shape) => {
    expect(shapeAt(windowWidth, boardWidth, "two_columns")).toBe(shape);
  });

  test("views that need the whole width keep it", () => {
    const room = { windowWidth: 1920, boardWidth: 1217 };
    expect(boardShape({ view: "euro_wide", grid: "two_columns" }, room)).toBe("names");
    expect(boardShape({ view: "euro_single_market", grid: "two_columns" }, room)).toBe("single");
    expect(boardShape({ view: "euro_multi_market_horizontal", grid: "two_columns" }, room)).toBe("multi");
  });
});
