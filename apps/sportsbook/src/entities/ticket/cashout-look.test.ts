import { expect, test } from "vitest";
import type { CashoutState } from "../../data/tickets/tickets-model.ts";
import { sampleBet, sampleCashout } from "../../test-support/sample-ticket.ts";
import { cashoutLook, hasCashout } from "./cashout-look.ts";

const money = (amount: bigint | string): string => (typeof amount === "string" ? `€${amount}` : `€${amount}c`);

const IDLE: CashoutState = { status: "idle" };

const lookOf = (cashout: ReturnType<typeof sampleCashout>, narrow: boolean, state: CashoutState = IDLE) =>
  cashoutLook(cashout, state, narrow, money);

test.each([1001, 1004])("CASH-1 code %i locks the button in either layout", (code) => {
  const cashout = sampleCashout(null, { codes: [code] });
  for (const narrow of [true, false])
    expect(lookOf(cashout, narrow)).toEqual({ state: "unavailable", text: "Cash-out unavailable" });
});

test("CASH-1 any other code locks it on a phone, and only disables it where there is room", () => {
  const cashout = sampleCashout(null, { codes: [1005] });
  expect(lookOf(cashout, true).state).toBe("unavailable");
  expect(lookOf(cashout, false)).toEqual({ state: "disallowed", text: "Cash out" });
});

test("CASH-1 it can be pressed only where cash-out is allowed", () => {
  expect(lookOf(sampleCashout(), false)).toEqual({ state: "available", text: "Cash out €58.40" });
  expect(lookOf(sampleCashout("58.40", { allowed: false }), false).state).toBe("disallowed");
});

test("CASH-1 it turns while a cash-out is under way, here or elsewhere", () => {
  expect(lookOf(sampleCashout("58.40", { processing: true }), false)).toEqual({
    state: "processing",
    text: "Cashing out €58.40",
  });
  expect(lookOf(sampleCashout(null, { processing: true }), false).text).toBe("Cashing out");
});

test.each<readonly [CashoutState, string, string]>([
  [{ status: "confirm", amount: 5840n, part: null }, "confirm", "Confirm €5840c"],
  [{ status: "changed", amount: 5910n, part: null, move: "higher" }, "higher", "Offer now €5910c"],
  [{ status: "changed", amount: 5710n, part: null, move: "lower" }, "lower", "Offer now €5710c"],
  [{ status: "processing", amount: 5840n, part: null }, "processing", "Cashing out €5840c"],
  [{ status: "unknown", amount: 5840n, part: null }, "processing", "Checking the cash-out of €5840c"],
  [{ status: "done", amount: 5840n }, "done", "Cashed out €5840c"],
  [{ status: "failed" }, "failed", "Not cashed out"],
])("CASH-1 the button says how far its cash-out is: %#", (state, look, text) => {
  expect(lookOf(sampleCashout(), false, state)).toEqual({ state: look, text });
});

test("CASH-1 there is none of a bet that is over, but for the word that it was just done", () => {
  const over = sampleBet({ phase: "PAID_OUT", aggregatedStatus: "CASHOUTED", aggregatedResolutionStatus: null });
  expect(hasCashout(sampleBet(), IDLE)).toBe(true);
  expect(hasCashout(over, IDLE)).toBe(false);
  expect(hasCashout(over, { status: "done", amount: 1n })).toBe(true);
  expect(hasCashout(sampleBet({ phase: "PREPARED" }), IDLE)).toBe(false);
});
