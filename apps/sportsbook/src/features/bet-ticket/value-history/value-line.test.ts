import { expect, test } from "vitest";
import { pointsOf } from "./history-points.ts";
import { createScale } from "./scale.ts";
import { sampleHistory, samplePoint } from "./test-support/sample-history.ts";
import { valuePath } from "./value-line.tsx";

const pathOf = (points = sampleHistory().points): string => {
  const drawn = pointsOf(sampleHistory({ points }));
  const [from, to] = [drawn[0]?.at ?? 0, drawn.at(-1)?.at ?? 0];
  const box = { width: 350, height: 200, left: 40, right: 10, top: 10, bottom: 30 };
  return valuePath(drawn, createScale({ from, to }, 10_000n, box));
};

const pieces = (path: string): number[] =>
  path
    .split("M")
    .slice(1)
    .map((piece) => piece.split("L").length);

test("AHEAD-2 the line breaks where it was locked", () => {
  expect(pieces(pathOf())).toEqual([2, 3]);
});

test("AHEAD-2 each value stands at its time and its amount", () => {
  expect(pathOf([samplePoint(0, "0.00"), samplePoint(1, "100.00"), samplePoint(3, "50.00")])).toBe(
    "M40,170L140,24.5L340,97.3",
  );
});

test("AHEAD-2 a single value between two locks is a dot", () => {
  expect(pathOf([samplePoint(0, null), samplePoint(1, "0.00"), samplePoint(2, null)])).toBe("M190,170Z");
});
