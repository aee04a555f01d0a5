import type { Resolution } from "@touchline/protocol";
import { describe, expect, test } from "vitest";
import { NO_EXTRAS } from "../payout/payout.ts";
import { settlePromised } from "./cashback.ts";
import { bookedExtras, type SettleableBet } from "./settle-bet.ts";

const PROMISE = { legs: 4, minOdds: 130 };
const comboOf = (results: readonly (Resolution | null)[], price = 200): SettleableBet => ({
  stake: 1_000n,
  systems: null,
  legs: results.map((resolution) => ({ price, banker: false, result: resolution && { resolution } })),
});
const settled = (bet: SettleableBet, promise: typeof PROMISE | null = PROMISE) => {
  const settlement = settlePromised(bet, NO_EXTRAS, promise);
  return settlement && [settlement.resolution, settlement.winnings.total, settlement.cashback];
};

describe("BET-18 cashback", () => {
  test("returns the stake when one leg lost and all others won", () => {
    expect(settled(comboOf(["WON", "LOST", "WON", "WON"]))).toEqual(["LOST", 1_000n, true]);
    expect(settled(comboOf(["WON", "LOST", "HALF_WON", "WON"]))).toEqual(["LOST", 1_000n, true]);
  });
  test("BET-13 returns the stake with its tax, and without its bonus", () => {
    const rules = { ...NO_EXTRAS, payinTax: 500, payinBonus: 200 };
    const settlement = settlePromised(comboOf(["WON", "LOST", "WON", "WON"]), rules, PROMISE);
    expect(settlement).toMatchObject({ cashback: true, winnings: { total: 1_000n } });
    expect(settlement && bookedExtras(settlement)).toEqual({ tax: -50n, bonus: -20n });
  });
  test("two lost legs give nothing, before the other legs are decided", () => {
    expect(settled(comboOf(["LOST", "LOST", "WON", "WON"]))).toEqual(["LOST", 0n, false]);
    expect(settled(comboOf(["LOST", "LOST", null, null]))).toEqual(["LOST", 0n, false]);
    expect(settled(comboOf(["LOST", "HALF_LOST", "WON", "WON"]))).toEqual(["LOST", 0n, false]);
  });
  test("R5 a bet that may still get cashback stays open, so that it is settled once", () => {
    expect(settled(comboOf(["LOST", "WON", "WON", null]))).toBeNull();
    expect(settled(comboOf(["LOST", "WON", "WON", null]), null)).toEqual(["LOST", 0n, false]);
  });
  test("R5 a bet that no result of its open legs can give cashback is settled at once", () => {
    expect(settled(comboOf(["LOST", "HALF_LOST", "WON", null]))).toEqual(["LOST", 0n, false]);
    expect(settled(comboOf(["HALF_LOST", null, null, "LOST"]))).toEqual(["LOST", 0n, false]);
    // One void leg leaves four, two leave three.
    expect(settled(comboOf(["LOST", "VOID", null, null, null]))).toBeNull();
    expect(settled(comboOf(["LOST", "VOID", "VOID", null, null]))).toEqual(["LOST", 0n, false]);
  });
  test("a bet without a promise is settled as usual", () => {
    expect(settled(comboOf(["LOST", "WON", "WON"]))).toEqual(["LOST", 0n, false]);
    expect(settled(comboOf(["LOST", "WON", "WON", "VOID"]))).toEqual(["LOST", 0n, false]);
    expect(settled(comboOf(["LOST", "WON", "WON", "WON"], 129))).toEqual(["LOST", 0n, false]);
    expect(settled(comboOf(["WON", "WON", "WON", "WON"]))).toEqual(["WON", 16_000n, false]);
    const system = { ...comboOf(["LOST", "WON", "WON", "WON"]), systems: [{ size: 4, stake: 1_000n }] };
    expect(settled(system)).toEqual(["LOST", 0n, false]);
  });
});
