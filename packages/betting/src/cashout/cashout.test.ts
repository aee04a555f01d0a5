import type { Resolution } from "@touchline/protocol";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calculatePayin, NO_EXTRAS } from "../payout/payout.ts";
import { payoutRulesOf } from "../payout/payout-rules.ts";
import { settleBet } from "../settlement/settle-bet.ts";
import { anyTaxes } from "../test-support/taxes.ts";
import { CASHOUT_CODES, isUnavailable, neverHasCashout } from "./codes.ts";
import {
  type CashoutBet,
  type CashoutLeg,
  type CashoutRules,
  calculateCashout,
  partialValue,
  snapPart,
} from "./value.ts";

const open = (price: number, priceNow: number | null): CashoutLeg => ({ price, priceNow, banker: false, result: null });
const decided = (price: number, resolution: Resolution): CashoutLeg => ({
  price,
  priceNow: null,
  banker: false,
  result: { resolution },
});
const bet = (legs: CashoutLeg[], more: Partial<CashoutBet> = {}): CashoutBet => ({
  playing: 1000n,
  stake: 1000n,
  legs,
  systems: null,
  payoutTax: [],
  maxWin: 10n ** 18n,
  ...more,
});
const FREE: CashoutRules = { margin: 0, smallest: 1n };
const value = (subject: CashoutBet, rules = FREE) => {
  const answer = calculateCashout(subject, rules);
  return answer.allowed ? answer.value : answer.codes;
};

describe("cash-out value", () => {
  test("an unchanged price gives the stake less the margin", () => {
    expect(value(bet([open(200, 200)]))).toBe(1000n);
    expect(value(bet([open(200, 200)]), { margin: 500, smallest: 1n })).toBe(950n);
    expect(value(bet([decided(200, "WON"), open(200, 200)]), { margin: 500, smallest: 1n })).toBe(1900n);
  });

  test("is never more than the maximum payout, where a tax takes more than the margin", () => {
    expect(value(bet([open(300, 101)], { maxWin: 2600n }))).toBe(2600n);
    expect(value(bet([open(300, 101)], { maxWin: 2970n }))).toBe(2970n);
    expect(value(bet([open(300, 101)], { maxWin: 2971n }))).toBe(2970n);
    expect(value(bet([open(300, 101)], { maxWin: 0n }))).toEqual([CASHOUT_CODES.tooSmall]);
  });

  test("grows as the price falls, and is rounded down", () => {
    expect(value(bet([open(300, 170)]))).toBe(1764n);
    expect(value(bet([open(300, 170), open(200, 400)]))).toBe(882n);
    expect(value(bet([decided(200, "WON"), open(300, 150)]))).toBe(4000n);
    expect(value(bet([decided(200, "VOID"), open(300, 150)]))).toBe(2000n);
  });

  test("is based on the stake that is still in play", () => {
    expect(value(bet([open(200, 100)], { playing: 400n }))).toBe(800n);
    expect(value(bet([open(200, 200), open(200, 200)], { playing: 500n, systems: [{ size: 1, stake: 1000n }] }))).toBe(
      500n,
    );
  });

  test("bankers of a system count in every combination", () => {
    const banker = { ...open(200, 100), banker: true };
    expect(value(bet([banker, open(200, 200), open(200, 400)], { systems: [{ size: 1, stake: 1000n }] }))).toBe(1500n);
  });

  test("gives 1001 without a price, and 1005 when there is nothing to pay", () => {
    expect(value(bet([open(200, 150), open(200, null)]))).toEqual([CASHOUT_CODES.noPrice]);
    expect(value(bet([decided(200, "LOST"), open(200, 150)]))).toEqual([CASHOUT_CODES.tooSmall]);
    expect(value(bet([open(200, 400)]), { margin: 0, smallest: 501n })).toEqual([CASHOUT_CODES.tooSmall]);
    expect(value(bet([open(200, 400)]), { margin: 0, smallest: 500n })).toBe(500n);
    expect(value(bet([decided(200, "LOST")]), { margin: 0, smallest: 0n })).toEqual([CASHOUT_CODES.tooSmall]);
  });

  test("CASH-1 gives 1005, which stays, where no open leg can make the bet pay, priced or not", () => {
    const final = [CASHOUT_CODES.tooSmall];
    expect(value(bet([decided(200, "LOST"), open(200, null)]))).toEqual(final);
    expect(value(bet([open(200, null), decided(200, "LOST"), open(200, 150)]))).toEqual(final);
    const systems = [{ size: 2, stake: 1000n }];
    const banker = { ...decided(200, "LOST"), banker: true };
    expect(value(bet([banker, open(200, null), open(200, null)], { systems }))).toEqual(final);
    expect(value(bet([decided(200, "LOST"), decided(200, "LOST"), open(200, null)], { systems }))).toEqual(final);
    // Two of three may still win.
    expect(value(bet([decided(200, "LOST"), open(200, 150), open(200, null)], { systems }))).toEqual([
      CASHOUT_CODES.noPrice,
    ]);
    expect(value(bet([decided(200, "HALF_LOST"), open(200, null)]))).toEqual([CASHOUT_CODES.noPrice]);
  });

  test("only 1001 and 1004 are shown as unavailable", () => {
    expect([CASHOUT_CODES.noPrice, CASHOUT_CODES.unsupported]).toEqual([1001, 1004]);
    expect([[1001], [1004], [1002, 1004], [1005], []].map(isUnavailable)).toEqual([true, true, true, false, false]);
    expect(new Set(Object.values(CASHOUT_CODES)).size).toBe(Object.keys(CASHOUT_CODES).length);
  });

  test("CASH-1 is never offered for a bet builder and without cash-out of the brand", () => {
    expect([[1004], [1001, 1004], [1002], [1001], [1005], []].map(neverHasCashout)).toEqual([
      ...[true, true, true, false, false, false],
    ]);
  });

  const price = fc.integer({ min: 101, max: 2000 });
  const resolution = fc.constantFrom<Resolution>("WON", "LOST", "VOID", "HALF_WON", "HALF_LOST");
  const anyLeg = fc.oneof(
    fc.tuple(price, price).map(([at, now]) => open(at, now)),
    fc.tuple(price, resolution).map(([at, result]) => decided(at, result)),
  );
  const anyBet = fc.record({
    legs: fc.array(anyLeg, { minLength: 2, maxLength: 6 }),
    isSystem: fc.boolean(),
    margin: fc.integer({ min: 0, max: 2000 }),
  });
  const systemsOf = (isSystem: boolean) => (isSystem ? [{ size: 2, stake: 1000n }] : null);

  test("never exceeds the maximum payout", () => {
    fc.assert(
      fc.property(anyBet, ({ legs, isSystem, margin }) => {
        const systems = systemsOf(isSystem);
        const won = legs.map((leg) => ({ ...leg, result: leg.result ?? ({ resolution: "WON" } as const) }));
        const most = settleBet({ stake: 1000n, legs: won, systems }, NO_EXTRAS)?.winnings.total ?? 0n;
        const answer = calculateCashout(bet(legs, { systems }), { margin, smallest: 1n });
        if (answer.allowed) expect(answer.value <= most).toBe(true);
      }),
    );
  });

  test("CASH-1 R6 a bet whose legs are all decided is settled, not cashed out, so that nothing of it is rounded away", () => {
    // 9.99 at 1.25 pay 12.4875, which settlement rounds to 12.49 and a cash-out down to 12.48.
    const settled = settleBet(
      { stake: 999n, legs: [{ price: 125, banker: false, result: { resolution: "WON" } }], systems: null },
      NO_EXTRAS,
    );
    expect(settled?.winnings.total).toBe(1249n);
    expect(value(bet([decided(125, "WON")], { stake: 999n, playing: 999n }))).toEqual([CASHOUT_CODES.decided]);
    expect(value(bet([decided(200, "WON"), decided(200, "HALF_LOST")]))).toEqual([CASHOUT_CODES.decided]);
    expect(value(bet([decided(200, "VOID"), decided(200, "VOID")]))).toEqual([CASHOUT_CODES.decided]);
    fc.assert(
      fc.property(anyBet, ({ legs, isSystem, margin }) => {
        const certain = legs.map((leg) => ({ ...leg, result: leg.result ?? ({ resolution: "WON" } as const) }));
        expect(calculateCashout(bet(certain, { systems: systemsOf(isSystem) }), { margin, smallest: 1n }).allowed).toBe(
          false,
        );
      }),
    );
  });
});

describe("BET-13 CASH-4 payout tax on a cash-out", () => {
  const payoutTax = [
    { above: 0n, rate: 1000 },
    { above: 500n, rate: 2000 },
  ];
  const cashout = (legs: CashoutLeg[], more: Partial<CashoutBet> = {}) =>
    calculateCashout(bet(legs, { payoutTax, ...more }), { margin: 0, smallest: 1n });

  test("BET-13 is taken from the profit alone, bracket by bracket", () => {
    expect(cashout([open(200, 100)])).toEqual({ allowed: true, value: 1850n, tax: 150n });
    expect(cashout([open(200, 200)])).toEqual({ allowed: true, value: 1000n, tax: 0n });
    expect(cashout([open(200, 400)])).toEqual({ allowed: true, value: 500n, tax: 0n });
  });

  test("BET-13 the payin tax is not profit that is taxed again", () => {
    // Of 10.00 only 9.50 are played; at an unchanged price they are worth 9.50, which is no profit.
    expect(cashout([open(200, 200)], { playing: 950n })).toEqual({ allowed: true, value: 950n, tax: 0n });
  });

  test("BET-13 is no more than the result would pay, for any taxes and bonuses", () => {
    fc.assert(
      fc.property(
        anyTaxes,
        fc.integer({ min: 101, max: 900 }),
        fc.integer({ min: 101, max: 900 }),
        (taxes, at, now) => {
          const rules = payoutRulesOf(taxes, "EUR");
          const won = [{ price: at, banker: false, result: { resolution: "WON" } as const }];
          const settled = settleBet({ stake: 1000n, legs: won, systems: null }, rules);
          const { playing } = calculatePayin(1000n, rules);
          const answer = cashout([open(at, now)], { playing, payoutTax: rules.payoutTax, maxWin: 10n ** 9n });
          if (answer.allowed) expect(answer.value <= (settled?.winnings.total ?? 0n)).toBe(true);
        },
      ),
    );
  });
});

describe("PEER-1 partial cash-out", () => {
  test("PEER-1 a part of the stake has that part of the value, rounded down", () => {
    expect(partialValue(5840n, 500n, 1000n)).toBe(2920n);
    expect(partialValue(5841n, 333n, 1000n)).toBe(1945n);
    expect(partialValue(5841n, 1000n, 1000n)).toBe(5841n);
  });

  test("PEER-1 the slider snaps to the ends within 2.5 %", () => {
    expect([0n, 25n, 26n, 500n, 974n, 975n, 1000n].map((part) => snapPart(part, 1000n))).toEqual([
      0n,
      0n,
      26n,
      500n,
      974n,
      1000n,
      1000n,
    ]);
  });
});
