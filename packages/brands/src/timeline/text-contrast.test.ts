import { expect, test } from "vitest";
import { textContrast } from "./text-contrast.ts";

const pixels = (...shades: number[]): number[] => shades.flatMap((shade) => [shade, shade, shade, 255]);

test("AHEAD-4 measures a text against the pixels below it", () => {
  expect(textContrast("#ffffff", pixels(0, 0))).toBeCloseTo(21);
  expect(textContrast("#ffffff", pixels(0, 0x76))).toBeCloseTo(4.54, 2);
});

test("AHEAD-4 ignores a small bright spot, but not a large one", () => {
  const dark = Array.from({ length: 97 }, () => 0);
  expect(textContrast("#ffffff", pixels(...dark, 255, 255))).toBeCloseTo(21);
  expect(textContrast("#ffffff", pixels(...dark.slice(50), ...dark.slice(50).map(() => 255)))).toBeCloseTo(1);
});

test("returns null without pixels", () => {
  expect(textContrast("#ffffff", [])).toBeNull();
});
