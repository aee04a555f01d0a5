import { expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { createStatement } from "./statement.ts";

const DAY = 86_400_000;

const setUp = (acknowledgedAt: number | null, now = 10 * DAY) => {
  let kept = acknowledgedAt;
  const stored = {
    read: () => kept,
    write: (moment: number) => {
      kept = moment;
    },
    forget: () => {
      kept = null;
    },
  };
  const sums = { position: createStore(() => null), refresh: vi.fn(), rest: vi.fn() };
  return { ...createStatement({ days: 30, sums, stored, now: () => now }), sums, kept: () => kept };
};

test("AHEAD-9 de.statement: open at sign-in until it is acknowledged, with sums that are asked for then", () => {
  const { statement, sums, kept } = setUp(null);
  expect([statement.isOpen.getState(), sums.refresh.mock.calls.length]).toEqual([true, 1]);
  statement.acknowledge();
  expect([statement.isOpen.getState(), kept(), sums.rest.mock.calls.length]).toEqual([false, 10 * DAY, 1]);
});

test("AHEAD-9 de.statement: not again after a reload, but a day later and after signing out", () => {
  expect(setUp(9.5 * DAY).statement.isOpen.getState()).toBe(false);
  expect(setUp(9 * DAY - 1).statement.isOpen.getState()).toBe(true);
  const { close, kept } = setUp(9.5 * DAY);
  close();
  expect(kept()).toBeNull();
});
