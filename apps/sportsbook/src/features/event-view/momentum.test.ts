import { expect, test } from "vitest";
import { momentumOf } from "./momentum.ts";

const at = (minute: number, kind: "GOAL" | "CORNER" | "RED_CARD", side: "HOME" | "AWAY") =>
  ({ kind, side, at: 0, seconds: minute * 60 }) as const;

test("a quiet match has no momentum", () => {
  expect(momentumOf([], 3)).toEqual([0, 0, 0]);
});

test("pressure is highest where something happened, and fades on both sides", () => {
  const bars = momentumOf([at(10, "CORNER", "HOME")], 21);
  expect(bars[10]).toBe(Math.max(...bars));
  expect(bars[8]).toBeCloseTo(bars[12] as number);
  expect(bars[9]).toBeGreaterThan(bars[8] as number);
  expect(bars[4]).toBe(0);
});

test("away presses downwards, and a card speaks for the other side", () => {
  expect(momentumOf([at(5, "GOAL", "AWAY")], 10)[5]).toBeLessThan(0);
  expect(momentumOf([at(5, "RED_CARD", "HOME")], 10)[5]).toBeLessThan(0);
});

test("what happens at the edge stays within the match", () => {
  expect(momentumOf([at(0, "GOAL", "HOME"), at(9, "GOAL", "HOME")], 10)).toHaveLength(10);
});
