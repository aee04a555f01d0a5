import { expect, test } from "vitest";
import { scoreHistoryOf } from "./score-history.ts";

const parts = [
  { home: 24, away: 20 },
  { home: 10, away: 18 },
  { home: 20, away: 15 },
];

test("a lead in points carries over from part to part", () => {
  expect(scoreHistoryOf("basketball", parts)).toEqual([4, -4, 1]);
});

test("a set is won by itself", () => {
  expect(scoreHistoryOf("volleyball", parts)).toEqual([4, -8, 5]);
});
