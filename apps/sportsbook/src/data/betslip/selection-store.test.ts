import { expect, test } from "vitest";
import { createSelectionStore, type Selection, toggleSelection } from "./selection-store.ts";

const selection = (eventId: number, slot: number): Selection => ({
  eventId,
  slot,
  outcomeName: `outcome ${slot}`,
  outcomes: 3,
  marketName: "Match result",
  eventName: `event ${eventId}`,
});

test("SLIP-1 picking a picked outcome removes it", () => {
  const picked = toggleSelection([], selection(1, 0));
  expect(toggleSelection(picked, selection(1, 0))).toEqual([]);
});

test("SLIP-3 another outcome of the same event takes the place of the earlier one", () => {
  const picked = [selection(1, 0), selection(2, 0)];
  expect(toggleSelection(picked, selection(1, 2))).toEqual([selection(1, 2), selection(2, 0)]);
});

test("SLIP-10 a swallowed click picks nothing", () => {
  const store = createSelectionStore(() => 0);
  for (const id of [1, 2, 3, 4]) store.pick(selection(id, 0));
  expect(store.selections.get().map(({ eventId }) => eventId)).toEqual([1, 2, 3]);
});

test("SLIP-10 after two seconds clicks pass again", () => {
  let now = 0;
  const store = createSelectionStore(() => now);
  for (const id of [1, 2, 3, 4]) store.pick(selection(id, 0));
  now = 2_000;
  store.pick(selection(5, 0));
  expect(store.selections.get().map(({ eventId }) => eventId)).toEqual([1, 2, 3, 5]);
});

test("HOME-9 SLIP-3 several picks are one click: those there stay, others of their events give way", () => {
  const store = createSelectionStore(() => 0);
  store.pick(selection(1, 0));
  store.pick(selection(2, 0));
  store.pickAll([selection(1, 0), selection(2, 1), selection(3, 0), selection(4, 0), selection(5, 0)]);
  expect(store.selections.get().map(({ eventId, slot }) => `${eventId}/${slot}`)).toEqual([
    "1/0",
    "2/1",
    "3/0",
    "4/0",
    "5/0",
  ]);
});
