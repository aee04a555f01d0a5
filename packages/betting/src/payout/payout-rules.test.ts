import { type Resolution, type TaxesAndBonuses, taxesAndBonusesSchema } from "@touchline/protocol";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { settleBet } from "../settlement/settle-bet.ts";
import { anyTaxes } from "../test-support/taxes.ts";
import { NO_EXTRAS } from "./payout.ts";
import { chooseTaxesAndBonuses, isNoWorse, payoutRulesOf } from "./payout-rules.ts";

const ALL: TaxesAndBonuses = {
  payinTax: 5.3,
  payinBonus: 2,
  payoutTax: [
    { above: 0, rate: 10 },
    { above: 1000.5, rate: 20 },
  ],
  comboBonus: [{ legs: 3, rate: 12.25 }],
  comboBonusMinOdds: 1.29,
};

describe("BET-13 taxes and bonuses as they are written", () => {
  test("BET-13 rates become basis points and amounts minor units of the currency", () => {
    expect(payoutRulesOf(ALL, "EUR")).toEqual({
      payinTax: 530,
      payinBonus: 200,
      payoutTax: [
        { above: 0n, rate: 1000 },
        { above: 100_050n, rate: 2000 },
      ],
      comboBonus: [{ legs: 3, rate: 1225 }],
      comboBonusMinOdds: 129,
    });
    expect(payoutRulesOf({ payoutTax: [{ above: 1000, rate: 10 }] }, "IDR").payoutTax).toEqual([
      { above: 1000n, rate: 1000 },
    ]);
    expect(payoutRulesOf(undefined, "EUR")).toEqual(NO_EXTRAS);
    expect(payoutRulesOf({}, "EUR")).toEqual(NO_EXTRAS);
  });

  test("CONFIG-4 a currency's own replace the default's as a whole", () => {
    const setting = { default: ALL, currencies: { NOK: { payinTax: 1 } } };
    expect(chooseTaxesAndBonuses(setting, "NOK")).toEqual({ payinTax: 1 });
    expect(chooseTaxesAndBonuses(setting, "EUR")).toBe(ALL);
    expect(chooseTaxesAndBonuses(undefined, "EUR")).toBeUndefined();
  });

  test.each<[string, TaxesAndBonuses]>([
    ["a rate finer than hundredths of a percent", { payinTax: 5.301 }],
    ["a tax that takes more than half", { payinTax: 50.01 }],
    ["brackets that do not rise", { payoutTax: [...(ALL.payoutTax ?? [])].reverse() }],
    [
      "two rows for as many legs",
      {
        comboBonus: [
          { legs: 3, rate: 1 },
          { legs: 3, rate: 2 },
        ],
      },
    ],
    ["a bonus for one leg", { comboBonus: [{ legs: 1, rate: 1 }] }],
    ["odds below 1", { comboBonusMinOdds: 0.99 }],
  ])("CONFIG-1 refuses %s", (_, given) => {
    expect(taxesAndBonusesSchema.safeParse(ALL).success).toBe(true);
    expect(taxesAndBonusesSchema.safeParse(given).success).toBe(false);
  });

  test("CONFIG-1 what is generated for other tests is allowed", () => {
    fc.assert(fc.property(anyTaxes, (given) => taxesAndBonusesSchema.safeParse(given).success));
  });
});

describe("SLIP-8 terms that changed between slip and placement", () => {
  const noWorse = (now: TaxesAndBonuses, shown: TaxesAndBonuses) =>
    isNoWorse(payoutRulesOf(now, "EUR"), payoutRulesOf(shown, "EUR"));

  test.each<[string, TaxesAndBonuses, TaxesAndBonuses, boolean]>([
    ["the same", ALL, ALL, true],
    ["none instead of a bonus", {}, { payinBonus: 1 }, false],
    ["a bonus instead of none", { payinBonus: 1 }, {}, true],
    ["a tax on the stake instead of none", { payinTax: 0.01 }, {}, false],
    ["a lower tax", { payinTax: 5 }, { payinTax: 5.3 }, true],
    [
      "a bracket that begins later",
      { payoutTax: [{ above: 10, rate: 10 }] },
      { payoutTax: [{ above: 0, rate: 10 }] },
      true,
    ],
    [
      "a bracket that begins earlier",
      { payoutTax: [{ above: 9, rate: 10 }] },
      { payoutTax: [{ above: 10, rate: 10 }] },
      false,
    ],
    [
      "a lower tax that is higher for small profits",
      { payoutTax: [{ above: 0, rate: 5 }] },
      { payoutTax: [{ above: 10, rate: 20 }] },
      false,
    ],
    ["a further bracket", ALL, { ...ALL, payoutTax: [{ above: 0, rate: 10 }] }, false],
    ["higher minimum odds", { ...ALL, comboBonusMinOdds: 1.3 }, ALL, false],
    ["minimum odds where no bonus was shown", { comboBonus: [{ legs: 2, rate: 1 }], comboBonusMinOdds: 5 }, {}, true],
    ["a bonus for fewer legs", { ...ALL, comboBonus: [{ legs: 2, rate: 12.25 }] }, ALL, true],
    ["a bonus for more legs only", { ...ALL, comboBonus: [{ legs: 4, rate: 20 }] }, ALL, false],
  ])("SLIP-8 %s", (_, now, shown, expected) => {
    expect(noWorse(now, shown)).toBe(expected);
  });

  const leg = fc.record({
    price: fc.integer({ min: 101, max: 1000 }),
    banker: fc.constant(false),
    result: fc.record({ resolution: fc.constantFrom<Resolution>("WON", "LOST", "VOID", "HALF_WON", "HALF_LOST") }),
  });
  const bet = fc.record({
    stake: fc.bigInt({ min: 1n, max: 1_000_000n }),
    legs: fc.array(leg, { minLength: 1, maxLength: 6 }),
    systems: fc.constant(null),
  });

  test("SLIP-8 terms that are no worse pay no bet less, whatever its results", () => {
    // Half of the pairs are made better by hand, because random ones are hardly ever comparable.
    const better = fc.tuple(anyTaxes, fc.integer({ min: 0, max: 100 })).map(([shown, share]) => {
      const lower = (rate = 0) => Math.floor(rate * share) / 100;
      const payoutTax = shown.payoutTax?.map(({ above, rate }) => ({ above, rate: lower(rate) })) ?? [];
      return [{ ...shown, payinTax: lower(shown.payinTax), payoutTax }, shown] as const;
    });
    fc.assert(
      fc.property(
        fc.oneof(better, fc.tuple(anyTaxes, anyTaxes)),
        fc.array(bet, { minLength: 5 }),
        ([now, shown], bets) => {
          fc.pre(noWorse(now, shown));
          for (const each of bets) {
            const paid = (given: TaxesAndBonuses) => settleBet(each, payoutRulesOf(given, "EUR"))?.winnings.total ?? 0n;
            expect(paid(now) >= paid(shown)).toBe(true);
          }
        },
      ),
    );
  });
});
