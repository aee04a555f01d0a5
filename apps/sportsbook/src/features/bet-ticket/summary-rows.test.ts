import type { Bet } from "@touchline/protocol";
import { expect, test } from "vitest";
import { sampleBet } from "../../test-support/sample-ticket.ts";
import { summaryRows } from "./summary-rows.ts";

const money = (amount: bigint | string): string => `€${amount}`;

const textsOf = (bet: Bet): string[] =>
  summaryRows(bet, money, "decimal").map(({ label, text }) => `${label}: ${text}`);

const winnings = {
  type: "MAX",
  total: "120.39",
  taxes: [{ rate: 1000, amount: "12.74" }],
  bonuses: [{ rate: 550, amount: "5.73" }],
} as const;

const full: Partial<Bet> = {
  payin: {
    stake: "24.00",
    taxes: [{ rate: 500, amount: "1.20" }],
    bonuses: [{ rate: 200, amount: "0.48" }],
    total: "23.28",
  },
  winnings: [{ ...winnings, taxes: [...winnings.taxes], bonuses: [...winnings.bonuses] }],
  autoCashoutRule: { id: "1", amount: "90.00" },
};

test("BET-13 a system has its combinations and least payout, every row in the order of the specification", () => {
  const bet = sampleBet({ ...full, type: "system", combinationCount: 10, minWinningsTotal: "17.77" });
  expect(textsOf(bet)).toEqual([
    "Total combinations: 10",
    "Stake: €24.00",
    "Payin tax 5%: €1.20",
    "Possible payout: €120.39",
    "Min payout: €17.77",
    "Payout tax 10%: €12.74",
    "Bonus on payin 2%: €0.48",
    "Bonus on winnings 5.5%: €5.73",
    "Auto cash-out at: €90.00",
  ]);
});

test("BET-13 any other bet has total odds, and only the rows that apply", () => {
  expect(textsOf(sampleBet())).toEqual(["Total odds: 1.90", "Stake: €10.00", "Possible payout: €120.00"]);
});

test("BET-13 a desired profit stands in the place of the stake", () => {
  expect(textsOf(sampleBet({ desiredProfit: "9.00" }))[1]).toBe("Desired profit: €9.00");
});

test("BET-13 a system that is over has its winnings, their tax and its least payout, and no rule that waits", () => {
  const over = sampleBet({
    ...full,
    type: "system",
    minWinningsTotal: "17.77",
    phase: "PAID_OUT",
    autoCashoutRule: null,
  });
  const won: Bet = {
    ...over,
    aggregatedResolutionStatus: "WON",
    winnings: [
      ...over.winnings,
      { type: "SETTLE", total: "86.20", taxes: [{ rate: 1000, amount: "6.91" }], bonuses: [] },
    ],
  };
  expect(textsOf(won)).toEqual([
    "Total combinations: 1",
    "Stake: €24.00",
    "Payin tax 5%: €1.20",
    "Winnings: €86.20",
    "Min payout: €17.77",
    "Payout tax 10%: €6.91",
    "Bonus on payin 2%: €0.48",
  ]);
});

test("BET-13 a system that was rejected has neither a payout nor a least one", () => {
  const rejected = sampleBet({ ...full, type: "system", minWinningsTotal: "17.77", phase: "REJECTED" });
  expect(textsOf({ ...rejected, aggregatedResolutionStatus: null, autoCashoutRule: null })).toEqual([
    "Total combinations: 1",
    "Stake: €24.00",
    "Payin tax 5%: €1.20",
    "Bonus on payin 2%: €0.48",
  ]);
});

test("PEER-1 what was cashed out of a bet that goes on is not forgotten", () => {
  expect(textsOf(sampleBet({ cashouted: "12.00" }))).toContain("Cashed out so far: €12.00");
});

test("BET-14 the total odds are those of the phase", () => {
  const odds = { REQUESTED: 185, IN_PLAY: 190, SETTLE: 150 };
  expect(textsOf(sampleBet({ phase: "PAID_OUT", aggregatedResolutionStatus: "WON", odds }))[0]).toBe(
    "Total odds: 1.50",
  );
});
