// @vitest-environment jsdom

import { expect, test } from "vitest";
import { selectSummary } from "../../data/betslip/selectors.ts";
import { enterAmount, enteredAmount, setStake, stakeEntryOf } from "./stake-entry.ts";
import { type Step, selected, typed } from "./test-support/sample-page.tsx";
import { openSamplePage } from "./test-support/sample-panel.tsx";

const open = (steps: readonly Step[], isIndonesian = false) => {
  const { betslips, slip } = openSamplePage({ steps, isIndonesian });
  return { betslips, slip, summary: () => selectSummary(betslips.store.getState()) };
};

const entryOf = (steps: readonly Step[], { hasTotal = true, isIndonesian = false } = {}) => {
  const { betslips, slip, summary } = open(steps, isIndonesian);
  return stakeEntryOf(slip(), summary(), betslips.store.getState().rules, hasTotal);
};

test("STAKE-3 several singles have one total where the brand has it, and a stake each where not", () => {
  const steps = [selected(1), selected(2), typed("single")];
  expect(entryOf(steps)).toBe("total");
  expect(entryOf(steps, { hasTotal: false })).toBe("own");
});

test("SLIP-4 multiples are staked by row, all others by one stake", () => {
  expect(entryOf([selected(1), selected(2), typed("multiples")])).toBe("rows");
  expect(entryOf([selected(1), selected(2), typed("combo")])).toBe("stake");
});

test("STAKE-5 an Indonesian single up to odds of 2 asks for the profit wanted, above for the stake", () => {
  expect(entryOf([selected(1, 200)], { isIndonesian: true })).toBe("desiredProfit");
  expect(entryOf([selected(1, 201)], { isIndonesian: true })).toBe("stake");
});

test("PEER-6 STAKE-5 a stake set where a profit is entered never becomes larger", () => {
  const { betslips, slip } = open([selected(1, 185)], true);
  const action = setStake("desiredProfit", 1000n, slip());
  expect(action).toEqual({ type: "desired profit entered", desiredProfit: 850n });
  if (action) betslips.dispatch(action);
  expect(slip().stake).toBe(1000n);
});

test("STAKE-3 the total of several singles is what is staked on them", () => {
  const { betslips, slip, summary } = open([selected(1), selected(2), selected(3), typed("single")]);
  betslips.dispatch(enterAmount("total", 1000n));
  expect(enteredAmount("total", slip(), summary())).toBe(1000n);
  expect(slip().selectionsList.map((id) => slip().selectionsData[id]?.payment)).toEqual([334n, 333n, 333n]);
});
