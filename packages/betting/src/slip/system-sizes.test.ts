import { expect, test } from "vitest";
import { active, idOf, pickOf, run, selected, typed } from "../test-support/slips.ts";
import type { SlipAction } from "./reducer.ts";
import { systemSizes } from "./system-sizes.ts";

const picks = (count: number): SlipAction[] => Array.from({ length: count }, (_, index) => selected(pickOf(index + 1)));
const sized = (size: number): SlipAction => ({ type: "system toggled", size });
const banker = (event: number): SlipAction => ({ type: "banker toggled", id: idOf(event) });
const systemsOf = (actions: readonly SlipAction[]): readonly number[] => active(run(actions)).systems;

test("SYS-1 the sizes of a system leave out the bankers and a pick alone", () => {
  expect(systemSizes(active(run(picks(3))))).toEqual([2, 3]);
  expect(systemSizes(active(run([...picks(3), banker(1)])))).toEqual([1, 2]);
});

test.each([
  [3, [], [2]],
  [5, [], [4]],
  [4, [banker(1)], [2]],
  [3, [banker(1), banker(2)], [1]],
  [3, [banker(1), banker(2), banker(3)], []],
] as const)("SYS-1 switching %i picks to a system with bankers %j chooses the size %j", (count, bankers, chosen) => {
  expect(systemsOf([...picks(count), ...bankers, typed("system")])).toEqual(chosen);
});

test("SYS-1 a size that the bettor chose stays, and one that no longer fits is replaced", () => {
  const chosen = [...picks(4), typed("system"), sized(3), sized(2), typed("combo")];
  expect(systemsOf([...chosen, typed("system")])).toEqual([2]);
  const large = [...picks(6), typed("system"), typed("combo")];
  const fewer = [4, 5, 6].map((event) => selected(pickOf(event)));
  expect(systemsOf([...large, ...fewer, typed("system")])).toEqual([2]);
});

test("SYS-1 a size that was only preselected follows the picks of the next system", () => {
  const left = [...picks(3), typed("system"), typed("combo")];
  expect(systemsOf(left)).toEqual([]);
  expect(systemsOf([...left, selected(pickOf(4)), typed("system")])).toEqual([3]);
});

test("SYS-1 a system that is chosen again stays without a size where all were deselected", () => {
  const none = [...picks(3), typed("system"), sized(2)];
  expect(systemsOf(none)).toEqual([]);
  expect(systemsOf([...none, typed("system")])).toEqual([]);
});
