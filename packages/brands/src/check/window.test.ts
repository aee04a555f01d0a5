import { expect, test } from "vitest";
import { contains, formatWindow, gapsBetween, intersect, isEmpty, windowOf } from "./window.ts";

const span = (from: number, to: number) => ({ from, to });

test("an end that is null or missing is open", () => {
  expect(windowOf(null, undefined)).toEqual(span(-Infinity, Infinity));
  expect(windowOf("2026-11-15T18:00:00Z", "2026-11-15T20:00:00+01:00")).toEqual(
    span(Date.UTC(2026, 10, 15, 18), Date.UTC(2026, 10, 15, 19)),
  );
});

test("consecutive windows do not overlap", () => {
  expect(isEmpty(intersect(span(0, 5), span(5, 9)))).toBe(true);
  expect(isEmpty(intersect(span(0, 6), span(5, 9)))).toBe(false);
  expect(contains(span(0, 9), span(0, 9))).toBe(true);
  expect(contains(span(0, 9), span(1, 10))).toBe(false);
});

test("finds gaps in any order, unless another window covers them", () => {
  expect(gapsBetween([])).toEqual([]);
  expect(gapsBetween([span(0, 5), span(5, 9)])).toEqual([]);
  expect(gapsBetween([span(7, 9), span(0, 5)])).toEqual([{ gap: span(5, 7), next: span(7, 9) }]);
  expect(gapsBetween([span(0, 9), span(1, 2), span(10, 11)])).toEqual([{ gap: span(9, 10), next: span(10, 11) }]);
  expect(gapsBetween([span(-Infinity, Infinity), span(3, 4)])).toEqual([]);
});

test("formats a window in UTC, without open ends", () => {
  expect(formatWindow(windowOf("2026-11-15T18:00:00Z", "2026-11-16T06:30:00Z"))).toBe(
    "from 2026-11-15T18:00Z until 2026-11-16T06:30Z",
  );
  expect(formatWindow(windowOf(null, "2026-11-16T06:30:00Z"))).toBe("until 2026-11-16T06:30Z");
  expect(formatWindow(windowOf(null, null))).toBe("always");
});
