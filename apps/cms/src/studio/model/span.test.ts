import { expect, test } from "vitest";
import { daysIn, isWithin, shareOf, spanAround, timeAt, timeByKey } from "./span.ts";

const date = (day: number, hour = 0, minute = 0) => new Date(2026, 8, day, hour, minute).getTime();
const weeks = spanAround(date(20, 18, 30), "weeks");

test("AHEAD-3 two weeks begin on a Monday, at least two days before the moment", () => {
  expect(weeks).toEqual({ from: date(14), to: date(28) });
  expect(spanAround(date(21, 9), "weeks")).toEqual({ from: date(14), to: date(28) });
  expect(spanAround(date(23, 9), "weeks")).toEqual({ from: date(21), to: date(5 + 30) });
  expect(daysIn(weeks)).toHaveLength(14);
  expect(daysIn(spanAround(date(20), "month"))).toHaveLength(35);
  expect([isWithin(weeks, date(14)), isWithin(weeks, date(28))]).toEqual([true, false]);
});

test("AHEAD-3 a bar stands where its time is, and stays within the span", () => {
  expect([date(14), date(21), date(1), date(30)].map((time) => shareOf(weeks, time))).toEqual([0, 0.5, 0, 1]);
});

test("AHEAD-3 a needle that is dragged stops at quarters of an hour within the span", () => {
  expect(timeAt(weeks, 0.5003)).toBe(date(21, 0, 0) + 0);
  expect(timeAt(weeks, 2)).toBe(date(27, 23, 45));
  expect(timeAt(weeks, -1)).toBe(date(14));
});

test("AHEAD-3 keys move it by a quarter, an hour, a day, or to an end", () => {
  const moved = ["ArrowRight", "ArrowUp", "PageDown", "Home", "End", "a"].map((key) =>
    timeByKey(key, date(20, 18, 30), weeks),
  );
  expect(moved).toEqual([date(20, 18, 45), date(20, 19, 30), date(19, 18, 30), date(14), date(27, 23, 45), null]);
});
