import type { Bet } from "@touchline/protocol";
import { expect, test } from "vitest";
import { sampleBet } from "../../test-support/sample-ticket.ts";
import { listedPayout, payoutOf } from "./payout.ts";

const entry = (type: Bet["winnings"][number]["type"], total: string) => ({ type, total, taxes: [], bonuses: [] });

const WINNINGS = [entry("MAX", "120.00"), entry("IN_PLAY", "90.00"), entry("SETTLE", "50.00")];

const bet = (changes: Partial<Bet>): Bet => sampleBet({ winnings: WINNINGS, cashouted: "21.30", ...changes });

test.each<readonly [Partial<Bet>, ReturnType<typeof payoutOf>]>([
  [{}, { label: "possible", amount: "90.00" }],
  [
    { phase: "PREPARED", winnings: [entry("MAX", "120.00")] },
    { label: "possible", amount: "120.00" },
  ],
  [
    { phase: "PAID_OUT", aggregatedResolutionStatus: "WON" },
    { label: "winnings", amount: "50.00" },
  ],
  [
    { phase: "SETTLED", aggregatedResolutionStatus: "LOST", winnings: [] },
    { label: "winnings", amount: "0" },
  ],
  [
    { phase: "PAID_OUT", aggregatedResolutionStatus: "VOID" },
    { label: "refund", amount: "50.00" },
  ],
  [
    { phase: "CANCELLED", aggregatedStatus: "CANCELLED", winnings: [] },
    { label: "refund", amount: "10.00" },
  ],
  [
    { phase: "PAID_OUT", aggregatedStatus: "CASHOUTED" },
    { label: "cashedOut", amount: "21.30" },
  ],
  [{ phase: "REJECTED", aggregatedResolutionStatus: null }, null],
])("BET-13 payout or winnings, called by the state of the bet: %#", (changes, payout) => {
  expect(payoutOf(bet(changes))).toEqual(payout);
});

test("in a list a system says that this is the most it pays", () => {
  expect(listedPayout(bet({ type: "system" }))?.label).toBe("most");
  expect(listedPayout(bet({ type: "combo" }))?.label).toBe("possible");
});
