import { expect, test } from "vitest";
import { fitOf } from "./use-fit.ts";

test("AHEAD-3 a screen that is larger than the stage is drawn smaller, all of it in sight", () => {
  expect(fitOf(1440, { width: 758, height: 2000 })).toBeCloseTo(0.5);
  expect(fitOf(390, { width: 800, height: 460 })).toBeCloseTo(0.5);
});

test("AHEAD-3 a screen that fits is drawn as it is", () => {
  expect(fitOf(390, { width: 2000, height: 2000 })).toBe(1);
});
