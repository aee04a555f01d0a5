import { expect, test } from "vitest";
import { active, INDONESIAN, idOf, pickOf, RULES, run, selected, typed } from "../test-support/slips.ts";
import { droppedAmount, hasEnteredAmount } from "./dropped-amount.ts";
import type { SlipAction } from "./reducer.ts";

const picks = (count: number): SlipAction[] => Array.from({ length: count }, (_, index) => selected(pickOf(index + 1)));
const staked = (row: string): SlipAction => ({ type: "multiple staked", row, stake: 100n });
const removed = (event: number): SlipAction => ({ type: "selection removed", id: idOf(event) });

/** What the last action drops. */
const dropped = (actions: readonly SlipAction[], rules = RULES) =>
  droppedAmount(active(run(actions.slice(0, -1), rules)), active(run(actions, rules)));

test("the stakes of multiples are dropped with the picks that they need", () => {
  const double = [...picks(2), typed("multiples"), staked("2")];
  expect(dropped([...double, removed(1)])).toBe("multiples");
  const treble = [...picks(3), typed("multiples"), staked("3")];
  expect(dropped([...treble, removed(1)])).toBe("multiples");
  expect(dropped([...picks(3), typed("multiples"), staked("2"), removed(1)])).toBeNull();
  expect(dropped([...double, typed("combo")])).toBeNull();
  expect(dropped([...double, { type: "slip cleared" }])).toBeNull();
});

test("STAKE-5 a desired profit is dropped by a price or a pick that takes none", () => {
  const wanted: SlipAction[] = [
    selected(pickOf(1, 1, 1, 185)),
    { type: "desired profit entered", desiredProfit: 8_500n },
  ];
  expect(dropped([...wanted, selected(pickOf(2))], INDONESIAN)).toBe("desired_profit");
  expect(dropped([...wanted, { type: "odds accepted" }], INDONESIAN)).toBeNull();
  expect(dropped([...wanted, removed(1)], INDONESIAN)).toBeNull();
});

test("an amount is entered where it is other than the default stake", () => {
  const isEntered = (actions: readonly SlipAction[]) =>
    hasEnteredAmount(active(run([...picks(2), ...actions])), RULES.defaultStake);
  expect(isEntered([])).toBe(false);
  expect(isEntered([{ type: "payment entered", id: idOf(1), payment: 300n }])).toBe(true);
  expect(isEntered([{ type: "stake entered", stake: 300n }])).toBe(true);
  expect(isEntered([staked("2")])).toBe(true);
});
