import fc from "fast-check";
import { expect, test } from "vitest";
import {
  calculatePayin,
  calculatePayoutTax,
  calculateWinnings,
  comboBonusRate,
  NO_EXTRAS,
  type PayoutRules,
} from "./payout.ts";

const rules: PayoutRules = {
  payinTax: 500,
  payinBonus: 1000,
  payoutTax: [
    { above: 10_000n, rate: 1000 },
    { above: 30_000n, rate: 2000 },
  ],
  comboBonus: [
    { legs: 3, rate: 300 },
    { legs: 5, rate: 1000 },
  ],
  comboBonusMinOdds: 130,
};

test("the payin tax is deducted from the stake, the bonus is added", () => {
  expect(calculatePayin(2000n, rules)).toEqual({ stake: 2000n, tax: 100n, bonus: 200n, playing: 2100n });
  expect(calculatePayin(2000n, NO_EXTRAS)).toEqual({ stake: 2000n, tax: 0n, bonus: 0n, playing: 2000n });
  expect(calculatePayin(10n, { ...NO_EXTRAS, payinTax: 500 }).tax).toBe(1n);
});

test("the combo bonus has the highest rate that the qualifying legs reach", () => {
  expect(comboBonusRate([150, 150], rules)).toBe(0);
  expect(comboBonusRate([150, 150, 130], rules)).toBe(300);
  expect(comboBonusRate([150, 150, 129], rules)).toBe(0);
  expect(comboBonusRate([150, 150, 150, 150, 150, 101], rules)).toBe(1000);
  expect(
    comboBonusRate([150, 150, 150], {
      ...rules,
      comboBonus: [
        { legs: 2, rate: 900 },
        { legs: 3, rate: 300 },
      ],
    }),
  ).toBe(900);
  expect(comboBonusRate([150, 150], NO_EXTRAS)).toBe(0);
  expect(NO_EXTRAS).toMatchObject({ comboBonus: [], payoutTax: [] });
});

test("the payout tax is progressive, on the profit only", () => {
  const tax = (profit: bigint) => calculatePayoutTax(profit, rules.payoutTax);
  expect([-5n, 0n, 10_000n, 10_010n, 30_000n, 30_010n, 40_000n].map(tax)).toEqual([
    0n,
    0n,
    0n,
    1n,
    2000n,
    2002n,
    4000n,
  ]);
  expect(calculatePayoutTax(50_000n, [])).toBe(0n);
});

test("winnings are gross plus bonus less tax, each rounded once", () => {
  const payin = calculatePayin(10_000n, { ...rules, payinBonus: 0 });
  expect(payin.playing).toBe(9500n);
  const won = calculateWinnings({ top: 9500n * 400n, bottom: 100n }, payin, 300, rules);
  expect(won).toEqual({ gross: 38_000n, bonus: 855n, tax: 1886n, total: 36_969n });
  const half = calculateWinnings({ top: 5n, bottom: 2n }, calculatePayin(1n, NO_EXTRAS), 0, NO_EXTRAS);
  expect(half).toEqual({ gross: 3n, bonus: 0n, tax: 0n, total: 3n });
});

test("winnings below the stake get no bonus and pay no tax", () => {
  const payin = calculatePayin(10_000n, NO_EXTRAS);
  const all = { ...rules, payoutTax: [{ above: 0n, rate: 1000 }] };
  expect(calculateWinnings({ top: 5000n, bottom: 1n }, payin, 1000, all)).toEqual({
    gross: 5000n,
    bonus: 0n,
    tax: 0n,
    total: 5000n,
  });
});

test("a higher gross never pays less", () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 9n });
  fc.assert(
    fc.property(amount, amount, amount, (stake, a, b) => {
      const payin = calculatePayin(stake, rules);
      const [low, high] = a < b ? [a, b] : [b, a];
      const total = (gross: bigint) => calculateWinnings({ top: gross, bottom: 1n }, payin, 300, rules).total;
      expect(total(low) <= total(high)).toBe(true);
    }),
  );
});
