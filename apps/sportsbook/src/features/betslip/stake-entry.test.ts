import { expect, test } from "vitest";
import { enterAmount, enteredAmount, setStake, stakeEntryOf } from "./stake-entry.ts";
import { fakeBetslips, RULES, selected, typed } from "./test-support/fake-betslips.ts";

const entryOf = (options: Parameters<typeof fakeBetslips>[0], hasTotal = true) => {
  const { betslips, active } = fakeBetslips(options);
  return stakeEntryOf(active(), betslips.summary.getState(), { ...RULES, ...options?.rules }, hasTotal);
};

test("STAKE-3 several singles have one total where the brand has it, and a stake each where not", () => {
  const actions = [selected(1), selected(2)];
  expect(entryOf({ actions })).toBe("total");
  expect(entryOf({ actions }, false)).toBe("own");
});

test("SLIP-4 multiples are staked by row, all others by one stake", () => {
  expect(entryOf({ actions: [selected(1), selected(2), typed("multiples")] })).toBe("rows");
  expect(entryOf({ actions: [selected(1), selected(2), typed("combo")] })).toBe("stake");
});

test("STAKE-5 an Indonesian single up to odds of 2 asks for the profit wanted, above for the stake", () => {
  expect(entryOf({ rules: { indonesian: true }, actions: [selected(1, 200)] })).toBe("desiredProfit");
  expect(entryOf({ rules: { indonesian: true }, actions: [selected(1, 201)] })).toBe("stake");
});

test("PEER-6 STAKE-5 a stake set where a profit is entered never becomes larger", () => {
  const { betslips, active } = fakeBetslips({ rules: { indonesian: true }, actions: [selected(1, 185)] });
  const action = setStake("desiredProfit", 1000n, active());
  expect(action).toEqual({ type: "desired profit entered", desiredProfit: 850n });
  if (action) betslips.dispatch(action);
  expect(active().stake).toBe(1000n);
});

test("STAKE-3 the total of several singles is what is staked on them", () => {
  const { betslips, active } = fakeBetslips({ actions: [selected(1), selected(2), selected(3)] });
  betslips.dispatch(enterAmount("total", 1000n));
  expect(enteredAmount("total", active(), betslips.summary.getState())).toBe(1000n);
  expect(active().selectionsList.map((id) => active().selectionsData[id]?.payment)).toEqual([334n, 333n, 333n]);
});
