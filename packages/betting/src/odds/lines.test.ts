import { expect, test } from "vitest";
import { formatLine, parseLine, splitLine } from "./lines.ts";

test.each([
  ["2.5", 10, "2.5", "+2.5"],
  ["0", 0, "0", "0"],
  ["-0", 0, "0", "0"],
  ["0.25", 1, "0/0.5", "+0/0.5"],
  ["-0.75", -3, "−0.5/1", "−0.5/1"],
  ["+1.75", 7, "1.5/2", "+1.5/2"],
  ["-1", -4, "−1", "−1"],
  ["3.50", 14, "3.5", "+3.5"],
  ["10.0", 40, "10", "+10"],
])("the Asian line %s is %i quarters, shown as %s or %s", (text, quarters, total, handicap) => {
  expect(parseLine(text)).toBe(quarters);
  expect(formatLine(quarters, "total")).toBe(total);
  expect(formatLine(quarters, "handicap")).toBe(handicap);
});

test.each(["", "x", "1.3", "2.", ".5", "1.255", "1/2", "a1", "1a", "+-1"])("%j is not a line", (text) => {
  expect(parseLine(text)).toBeNull();
});

test("a quarter line is half the stake on each of its neighbours", () => {
  expect(splitLine(3)).toEqual([2, 4]);
  expect(splitLine(-3)).toEqual([-4, -2]);
  expect(splitLine(-1)).toEqual([-2, 0]);
  expect(splitLine(4)).toEqual([4]);
  expect(splitLine(2)).toEqual([2]);
});
