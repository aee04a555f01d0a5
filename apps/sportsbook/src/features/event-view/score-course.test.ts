import { expect, test } from "vitest";
import { courseOf } from "./score-course.ts";

const parts = [
  { home: 24, away: 20 },
  { home: 10, away: 18 },
  { home: 20, away: 15 },
];

test("a lead in points carries over from part to part", () => {
  expect(courseOf("basketball", parts)).toEqual([4, -4, 1]);
});

test("a set is won by itself", () => {
  expect(courseOf("volleyball", parts)).toEqual([4, -8, 5]);
});
