import { expect, test } from "vitest";
import { analyticsEventOf } from "./analytics-events.ts";

test("CONFIG-3 a page is counted by its path, without what belongs to a bettor", () => {
  expect(
    analyticsEventOf("route.changed", { path: "/bet-details?betId=b-1", arrival: "push", title: "Ticket" }),
  ).toEqual({ name: "page_view", parameters: { page_path: "/bet-details", page_title: "Ticket" } });
});

test("CONFIG-3 a placed bet is counted without its id", () => {
  expect(analyticsEventOf("bet.placed", { betId: "b-1", stake: "5.00", currency: "EUR" })).toEqual({
    name: "bet_placed",
    parameters: { value: "5.00", currency: "EUR" },
  });
});

test("CONFIG-3 balances, errors and its own events are not counted", () => {
  expect(analyticsEventOf("balance.changed", { balance: "1.00", currency: "EUR" })).toBeNull();
  expect(analyticsEventOf("error", { code: "X", message: "y" })).toBeNull();
  expect(analyticsEventOf("analytics.event", { name: "page_view", parameters: {} })).toBeNull();
});
