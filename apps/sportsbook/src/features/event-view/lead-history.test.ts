import { expect, test } from "vitest";
import type { TrailPoint } from "../../data/event/score-trail.ts";
import { currentRun, leadOfMatch, leadOfPart } from "./lead-history.ts";

const at = (home: number, away: number, progress: number, part = 1): TrailPoint => ({
  part,
  points: { home, away },
  score: { home, away },
  game: null,
  server: null,
  progress,
});

const parts = [
  { home: 20, away: 25 },
  { home: 24, away: 14 },
];

test("OFFER-6 the lead is known at the end of each part, and between them where it was seen", () => {
  const points = leadOfMatch(parts, 4, [at(42, 39, 45), at(44, 39, 46)]);
  expect(points).toEqual([
    { x: 0, lead: 0, seen: false },
    { x: 0.25, lead: -5, seen: false },
    { x: 0.45, lead: 3, seen: false },
    { x: 0.46, lead: 5, seen: true },
  ]);
});

test("who watched over the end of a part has no need of it", () => {
  expect(leadOfMatch(parts, 4, [at(20, 22, 24, 0), at(20, 25, 25, 0)]).map(({ x }) => x)).toEqual([0, 0.24, 0.25]);
});

test("rally by rally: a leap was not seen", () => {
  const points = leadOfPart([at(5, 3, 0), at(6, 3, 0), at(6, 6, 0)], 50);
  expect(points.map(({ lead, seen }) => [lead, seen])).toEqual([
    [0, false],
    [2, false],
    [3, true],
    [0, false],
  ]);
  expect(points.at(-1)?.x).toBe(0.24);
});

test.each([
  ["of home", [at(10, 10, 0), at(12, 10, 0), at(15, 10, 0)], 5],
  ["of away, since home last scored", [at(10, 10, 0), at(12, 10, 0), at(12, 13, 0), at(12, 15, 0)], -5],
  ["not over a correction", [at(10, 10, 0), at(9, 10, 0), at(11, 10, 0)], 2],
  ["none before anything was seen", [at(10, 10, 0)], 0],
])("a run %s", (_name, trail, run) => {
  expect(currentRun(trail)).toBe(run);
});
