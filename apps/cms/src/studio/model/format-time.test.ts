import { expect, test } from "vitest";
import { formatDistance, formatField, formatLength, formatMoment, formatTime, startOfDay } from "./format-time.ts";

const HOUR = 3_600_000;
const time = new Date(2026, 8, 20, 18, 30).getTime();

test("a moment is written as editors read it", () => {
  expect([formatTime(time), formatMoment(time), formatField(time)]).toEqual([
    "20.09. 18:30",
    "20.09. Sun 18:30",
    "2026-09-20T18:30",
  ]);
});

test.each([
  [21.5 * HOUR, "21 h 30 min"],
  [48 * HOUR, "2 days"],
  [49 * HOUR, "2 days 1 h"],
  [24 * HOUR, "1 day"],
  [24 * 30.2 * HOUR, "30 days"],
  [HOUR / 2, "30 min"],
  [0, "0 min"],
])("AHEAD-3 a gap of %i ms is %s long", (length, expected) => {
  expect(formatLength(length)).toBe(expected);
});

test("how far away a moment is", () => {
  const distances = [24 * HOUR, -2 * HOUR, 30_000, 90 * 60_000].map((apart) => formatDistance(time + apart, time));
  expect(distances).toEqual(["in 1 day", "2 h ago", "now", "in 2 h"]);
});

test("days begin at midnight of the clock on the wall", () => {
  expect(startOfDay(time, 1)).toBe(new Date(2026, 8, 21).getTime());
});
