import { expect, test } from "vitest";
import { formatDistance, formatField, formatLength, formatMoment, formatTime, startOfDay } from "./format-time.ts";

const HOUR = 3_600_000;
const time = new Date(2026, 8, 20, 18, 30).getTime();

test("a moment is written as editors read it", () => {
  expect([formatTime(time), formatMoment(time, "en"), formatField(time)]).toEqual([
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
  expect(formatLength(length, "en")).toBe(expected);
});

test("how far away a moment is", () => {
  const distances = (language: "en" | "de") =>
    [24 * HOUR, -48 * HOUR, -2 * HOUR, 30_000].map((apart) => formatDistance(time + apart, time, language));
  expect(distances("en")).toEqual(["in 1 day", "2 days ago", "2 h ago", "now"]);
  expect(distances("de")).toEqual(["in 1 Tag", "vor 2 Tagen", "vor 2 h", "jetzt"]);
  expect([formatMoment(time, "de"), formatLength(48 * HOUR, "de")]).toEqual(["20.09. So 18:30", "2 Tage"]);
});

test("days begin at midnight of the clock on the wall", () => {
  expect(startOfDay(time, 1)).toBe(new Date(2026, 8, 21).getTime());
});
