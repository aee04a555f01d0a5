import type { AggregatedStatus, BetPhase, ResolutionStatus } from "@touchline/protocol";
import { expect, test } from "vitest";
import { sampleBet, sampleBetSelection } from "../../test-support/sample-ticket.ts";
import { betBadge, isOpen } from "./bet-status.ts";

type Case = readonly [BetPhase, AggregatedStatus | null, ResolutionStatus | null, string, string];

const CASES: readonly Case[] = [
  ["PREPARED", null, "OPEN", "prepared", "Prepared"],
  ["PLACED", null, "OPEN", "open", "Open"],
  ["REJECTED", null, null, "rejected", "Rejected"],
  ["CANCELLED", null, null, "cancelled", "Cancelled"],
  ["CANCELLED", "CANCELLED", null, "cancelled", "Cancelled"],
  ["SETTLED", null, "WON", "won", "Won"],
  ["SETTLED", null, "LOST", "lost", "Lost"],
  ["SETTLED", null, "VOID", "void", "Void"],
  ["SETTLED", null, "HALF_WON", "halfWon", "Half won"],
  ["SETTLED", null, "HALF_LOST", "halfLost", "Half lost"],
  ["PAID_OUT", null, "WON", "paidOut", "Paid out"],
  ["PAID_OUT", null, "LOST", "lost", "Lost"],
  ["PAID_OUT", null, "VOID", "void", "Void"],
  ["PAID_OUT", null, "HALF_WON", "halfWon", "Half won, paid out"],
  ["PAID_OUT", null, "HALF_LOST", "halfLost", "Half lost, paid out"],
  ["PAID_OUT", "CASHOUTED", null, "cashedOut", "Cashed out"],
  ["PAID_OUT", "CASHBACKED", "LOST", "cashback", "Cashback"],
];

test.each(CASES)(
  "BET-18 every phase, aggregated status and resolution has its badge: %s %s %s",
  (phase, aggregatedStatus, aggregatedResolutionStatus, status, text) => {
    expect(betBadge(sampleBet({ phase, aggregatedStatus, aggregatedResolutionStatus }))).toEqual({ status, text });
  },
);

const voided = { phase: "PAID_OUT", aggregatedResolutionStatus: "VOID" } as const;

test("BET-15 a single that is void for a reason says that it was refunded, several do not", () => {
  const reason = { ...voided, refundReason: "EVENT_ABANDONED" } as const;
  expect(betBadge(sampleBet(reason)).text).toBe("Void, refunded");
  expect(betBadge(sampleBet(voided)).text).toBe("Void");
  const two = [sampleBetSelection(1), sampleBetSelection(2)];
  expect(betBadge(sampleBet({ ...reason, selections: two })).text).toBe("Void");
});

test("BET-15 paid out shows paid out, or cashed out where that is how it ended", () => {
  const paid = { phase: "PAID_OUT", aggregatedResolutionStatus: "WON" } as const;
  expect(betBadge(sampleBet(paid)).text).toBe("Paid out");
  expect(betBadge(sampleBet({ ...paid, aggregatedStatus: "CASHOUTED" })).text).toBe("Cashed out");
});

test("a bet is open until something ended it", () => {
  expect(isOpen(sampleBet({ phase: "PREPARED" }))).toBe(true);
  expect(isOpen(sampleBet())).toBe(true);
  expect(isOpen(sampleBet({ aggregatedStatus: "CASHOUTED" }))).toBe(false);
  expect(isOpen(sampleBet({ phase: "REJECTED", aggregatedResolutionStatus: null }))).toBe(false);
});
