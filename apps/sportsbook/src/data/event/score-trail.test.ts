import { expect, test } from "vitest";
import { sampleMetadata } from "../../test-support/sample-offer.ts";
import { extendTrail, type TrailPoint } from "./score-trail.ts";

const NONE: readonly TrailPoint[] = [];

test("a standing is kept once, and what does not touch it is no news", () => {
  const trail = extendTrail(NONE, sampleMetadata);
  expect(trail).toHaveLength(1);
  expect(extendTrail(trail, { ...sampleMetadata, corners: { home: 1, away: 0 }, progress: 71 })).toBe(trail);
  expect(extendTrail(trail, null)).toBe(trail);
});

test("each new standing follows the one before, with its part", () => {
  const sets = [
    { home: 6, away: 4 },
    { home: 2, away: 1 },
  ];
  const game = { home: "15", away: "0" };
  const before = extendTrail(NONE, { ...sampleMetadata, currentScoreInSets: sets, server: "HOME" });
  const after = extendTrail(before, { ...sampleMetadata, currentScoreInSets: sets, currentGameScore: game });
  expect(after.map(({ part, points, game: called }) => [part, points.home, called?.home])).toEqual([
    [1, 2, undefined],
    [1, 2, "15"],
  ]);
});
