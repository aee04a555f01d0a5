import { expect, test } from "vitest";
import { extremesOf, locksOf, pointsOf } from "./history-points.ts";
import { KICK_OFF, MINUTE, sampleHistory, samplePoint } from "./test-support/sample-history.ts";

const pointsWith = (...points: ReturnType<typeof samplePoint>[]) => pointsOf(sampleHistory({ points }));
const minutes = (at: number): number => (at - KICK_OFF) / MINUTE;
const SECOND = 1 / 60;

test("AHEAD-2 at most one point is drawn in five seconds, the last of them", () => {
  const points = pointsWith(
    samplePoint(0, "10.00"),
    samplePoint(2 * SECOND, "11.00"),
    samplePoint(4 * SECOND, "12.00"),
    samplePoint(5 * SECOND, "13.00"),
  );
  expect(points.map(({ value }) => value)).toEqual([1200n, 1300n]);
});

test("AHEAD-2 a lock shorter than a step is kept", () => {
  const points = pointsWith(samplePoint(0, "10.00"), samplePoint(SECOND, null), samplePoint(2 * SECOND, "11.00"));
  expect(locksOf(points)).toHaveLength(1);
});

test.each([
  ["until the next value", [samplePoint(1, null), samplePoint(2, null), samplePoint(4, "9.00")], [[1, 4, 1001, false]]],
  [
    "one for each reason",
    [samplePoint(1, null), samplePoint(2, null, 1006), samplePoint(3, "9.00")],
    [
      [1, 2, 1001, false],
      [2, 3, 1006, false],
    ],
  ],
  [
    "twice for the same reason",
    [samplePoint(1, null), samplePoint(2, "9.00"), samplePoint(3, null), samplePoint(4, "9.00")],
    [
      [1, 2, 1001, false],
      [3, 4, 1001, false],
    ],
  ],
  ["without an end", [samplePoint(1, "9.00"), samplePoint(2, null), samplePoint(3, null)], [[2, 3, 1001, true]]],
  ["never", [samplePoint(1, "9.00")], []],
])("AHEAD-2 locked %s", (_, points, expected) => {
  const locks = locksOf(pointsWith(...points));
  expect(locks.map(({ from, to, code, last }) => [minutes(from), minutes(to), code, last])).toEqual(expected);
  expect(locks.map(({ number }) => number)).toEqual(expected.map((__, index) => index + 1));
});

test("AHEAD-2 the first, the highest, the lowest and the last value", () => {
  const extremes = extremesOf(pointsOf(sampleHistory()));
  expect(extremes).toMatchObject({
    first: { value: 5620n },
    highest: { value: 9520n },
    lowest: { value: 5310n },
    last: { value: 9410n },
  });
  expect(extremesOf(pointsWith(samplePoint(1, null)))).toBeNull();
});
