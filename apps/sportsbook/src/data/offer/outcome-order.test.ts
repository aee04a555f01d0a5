import { expect, test } from "vitest";
import { outcomeOrder, sideOfTemplate } from "./outcome-order.ts";

test("OFFER-10 the prices of reversed competitors are swapped with them, and the draw stays between", () => {
  const sides = ["{home}", "Draw", "{away}"].map(sideOfTemplate);
  expect(outcomeOrder(sides, true)).toEqual([2, 1, 0]);
  expect(outcomeOrder(sides, false)).toEqual([0, 1, 2]);
  expect(outcomeOrder(["{home} {handicap}", "{away} {handicap:away}"].map(sideOfTemplate), true)).toEqual([1, 0]);
});

test("OFFER-10 what is about neither side stays as it is", () => {
  expect(outcomeOrder(["Over {total}", "Under {total}"].map(sideOfTemplate), true)).toEqual([0, 1]);
  expect(outcomeOrder(["{home} or draw", "{home} or {away}", "{away} or draw"].map(sideOfTemplate), true)).toEqual([
    2, 1, 0,
  ]);
});
