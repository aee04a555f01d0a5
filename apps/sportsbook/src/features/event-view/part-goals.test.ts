import type { Incident } from "@touchline/protocol";
import { expect, test } from "vitest";
import { goalsByPart } from "./part-goals.ts";

const goal = (side: Incident["side"], at: number): Incident => ({ kind: "GOAL", side, at });
const parts = [
  { home: 1, away: 1 },
  { home: 0, away: 0 },
  { home: 1, away: 0 },
];

test("OFFER-6 each goal stands in its period, whatever else happened", () => {
  const incidents: readonly Incident[] = [
    goal("HOME", 100),
    { kind: "POWER_PLAY", side: "AWAY", at: 300 },
    goal("AWAY", 400),
    goal("HOME", 20),
  ];
  expect(goalsByPart(parts, incidents).map((goals) => goals.map(({ at }) => at))).toEqual([[100, 400], [], [20]]);
});

test("first goals that are no longer told are left out", () => {
  expect(goalsByPart(parts, [goal("AWAY", 400), goal("HOME", 20)]).map(({ length }) => length)).toEqual([1, 0, 1]);
});
