import { expect, test } from "vitest";
import { active, built, INDONESIAN, pickOf, RULES, run, selected, typed } from "../test-support/slips.ts";
import { playableTypes, playedType, typeObstacle } from "./ticket-types.ts";

const slipOf = (count: number) => active(run(Array.from({ length: count }, (_, index) => selected(pickOf(index + 1)))));

test("SLIP-4 only the brand's types are allowed", () => {
  const rules = { ...RULES, betTypes: ["single", "combo"] as const };
  expect(playableTypes(slipOf(4), rules)).toEqual(["single", "combo"]);
  expect(typeObstacle(slipOf(4), "system", rules)).toBe("not_allowed");
});

test("SLIP-4 a type needs enough selections", () => {
  expect(playableTypes(slipOf(1), RULES)).toEqual(["single", "combo"]);
  expect(playableTypes(slipOf(2), RULES)).toEqual(["single", "combo", "multiples"]);
  expect(playableTypes(slipOf(3), RULES)).toEqual(["single", "combo", "system", "multiples"]);
  expect(typeObstacle(slipOf(2), "system", RULES)).toBe("too_few_selections");
});

test("two outcomes of one event are singles only", () => {
  const slip = active(run([selected(pickOf(1, 1)), selected(pickOf(1, 2)), selected(pickOf(2))]));
  expect(typeObstacle(slip, "combo", RULES)).toBe("same_event");
  expect(playableTypes(slip, RULES)).toEqual(["single"]);
});

test("a bet builder cannot be a system or multiples", () => {
  const slip = active(run([built(pickOf(1, 1))]));
  expect(typeObstacle(slip, "system", RULES)).toBe("bet_builder");
  expect(typeObstacle(slip, "multiples", RULES)).toBe("bet_builder");
  expect(typeObstacle(slip, "combo", RULES)).toBeNull();
});

test("SLIP-5 the slips of the Indonesian offer have fixed types", () => {
  expect(typeObstacle(slipOf(2), "single", INDONESIAN)).toBeNull();
  expect(typeObstacle(slipOf(2), "combo", INDONESIAN)).toBe("not_allowed");
});

test("refuses a type that is not possible", () => {
  const state = run([selected(pickOf(1)), typed("system", 5)]);
  expect(state.notice).toEqual({ key: "ticket_type_unavailable", at: 5 });
  expect(active(state).type).toBe("single");
});

test("with too few selections a system becomes a combo, and a combo a single", () => {
  const played = (type: "single" | "combo" | "system" | "multiples", count: number) =>
    playedType({ ...slipOf(count), type });
  expect([played("combo", 1), played("combo", 2)]).toEqual(["single", "combo"]);
  expect([played("system", 1), played("system", 2), played("system", 3)]).toEqual(["single", "combo", "system"]);
  expect([played("multiples", 1), played("multiples", 2)]).toEqual(["single", "multiples"]);
  expect([played("single", 0), played("single", 4)]).toEqual(["single", "single"]);
});
