import { market } from "@touchline/protocol/testing";
import { expect, test } from "vitest";
import { NO_SLOT, type OutcomeBetOn, slotsNow } from "./slots-now.ts";

const over = (slot: number, more: Partial<OutcomeBetOn> = {}): OutcomeBetOn => ({
  ...{ slot, metaMarketId: 2, metaOutcomeId: 1, specifiers: { total: "2.5" }, outcomeName: "Over {total}" },
  ...more,
});
const totals = (slot: number, total: string) => market(slot, [190, 190], { metaMarketId: 2, specifiers: { total } });
const scorer = (slot: number, names: string[]) =>
  market(
    slot,
    names.map(() => 300),
    { metaMarketId: 3, outcomes: names.map(() => 9), names },
  );
const marsh: OutcomeBetOn = {
  ...{ slot: 1, metaMarketId: 3, metaOutcomeId: 9, specifiers: {}, outcomeName: "B. Marsh" },
};

test("R4 finds outcomes by market, specifiers and outcome, whatever their slots are", () => {
  const markets = [market(0, [200, 350, 400]), totals(3, "3.5"), totals(5, "2.5")];
  expect(slotsNow({ slots: [3], outcomes: [over(3)] }, markets)).toEqual([5]);
  expect(slotsNow({ slots: [4], outcomes: [over(4, { metaOutcomeId: 2 })] }, markets)).toEqual([6]);
  expect(
    slotsNow({ slots: [3, 0], outcomes: [over(3), over(0, { metaMarketId: 1, specifiers: {} })] }, markets),
  ).toEqual([5, 0]);
});

test("R4 finds no outcome of another line, market or kind in the slot that was bet on", () => {
  for (const other of [totals(3, "3.5"), market(3, [190, 190], { specifiers: { total: "2.5" } })])
    expect(slotsNow({ slots: [3], outcomes: [over(3)] }, [other])).toEqual([NO_SLOT]);
  const more = market(3, [190, 190], { metaMarketId: 2, specifiers: { total: "2.5", part: "1" } });
  expect(slotsNow({ slots: [3], outcomes: [over(3)] }, [more])).toEqual([NO_SLOT]);
  expect(slotsNow({ slots: [3, 7], outcomes: [over(3)] }, [totals(3, "2.5")])).toEqual([3, NO_SLOT]);
});

test("R4 tells players apart by their names, and keeps the slot where two markets have the outcome", () => {
  expect(slotsNow({ slots: [1], outcomes: [marsh] }, [scorer(0, ["B. Marsh", "A. Kirby"])])).toEqual([0]);
  expect(slotsNow({ slots: [1], outcomes: [marsh] }, [scorer(0, ["A. Kirby"])])).toEqual([NO_SLOT]);
  const both = [scorer(0, ["A. Kirby", "B. Marsh"]), scorer(4, ["B. Marsh"])];
  expect(slotsNow({ slots: [1], outcomes: [marsh] }, both)).toEqual([1]);
  expect(slotsNow({ slots: [4], outcomes: [{ ...marsh, slot: 4 }] }, both)).toEqual([4]);
});

test("reads a leg without a description by its slots", () => {
  expect(slotsNow({ slots: [3, 5], outcomes: [] }, [])).toEqual([3, 5]);
});
