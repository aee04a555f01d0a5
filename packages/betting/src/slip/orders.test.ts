import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sumAmounts } from "../money/money.ts";
import { payoutRulesOf } from "../payout/payout-rules.ts";
import { settleBet } from "../settlement/settle-bet.ts";
import { active, idOf, pickOf, run, selected, typed } from "../test-support/slips.ts";
import { anyTaxes } from "../test-support/taxes.ts";
import { type BookLimits, largestStake, stakeWithinRoom } from "./limits.ts";
import { type BetOrder, ordersOf } from "./orders.ts";
import type { SlipAction } from "./reducer.ts";
import { type Betslip, oddsOf, selectionsOf } from "./slip-state.ts";
import {
  type BetFigures,
  calculateBet,
  type PricedLeg,
  STANDARD_RULES,
  type SummaryRules,
  summariseSlip,
} from "./summary.ts";

const picks = [1, 2, 3, 4].map((event) => selected(pickOf(event, 1, 1, 150 + event * 30)));
const slipOf = (actions: readonly SlipAction[]): Betslip => active(run(actions));
const ordered = (slip: Betslip) => ordersOf(slip, summariseSlip(slip, STANDARD_RULES));

describe("SLIP-4 the bets of a slip", () => {
  test("a sole single has the slip's stake", () => {
    const slip = slipOf([selected(pickOf(1)), { type: "stake entered", stake: 500n }]);
    expect(ordered(slip)).toEqual([{ type: "single", stake: 500n, sizes: [], hashes: ["hash-1-1-1"], bankers: [] }]);
  });

  test("several singles are separate bets, and one without a stake is none", () => {
    const none = picks.map((_, index): SlipAction => ({ type: "payment entered", id: idOf(index + 1), payment: null }));
    const slip = slipOf([...picks, ...none, { type: "payment entered", id: idOf(2), payment: 300n }]);
    expect(ordered(slip).map(({ stake, hashes }) => [stake, ...hashes])).toEqual([[300n, "hash-2-1-1"]]);
  });

  test("a combo is one bet on all selections", () => {
    const [order, ...more] = ordered(slipOf([...picks, typed("combo"), { type: "stake entered", stake: 700n }]));
    expect(more).toEqual([]);
    expect(order).toMatchObject({ type: "combo", stake: 700n, sizes: [] });
    expect(order?.hashes).toHaveLength(4);
  });

  test("a system is one bet with its sizes and bankers", () => {
    const slip = slipOf([
      ...picks,
      { type: "system toggled", size: 2 },
      typed("system"),
      { type: "stake entered", stake: 900n },
      { type: "banker toggled", id: idOf(1) },
    ]);
    expect(ordered(slip)).toMatchObject([{ type: "system", stake: 900n, sizes: [2], bankers: ["hash-1-1-1"] }]);
  });

  test("each row of multiples is a bet, without bankers", () => {
    const slip = slipOf([
      ...picks,
      typed("multiples"),
      { type: "banker toggled", id: idOf(1) },
      { type: "multiple staked", row: "2", stake: 100n },
      { type: "multiple staked", row: "4", stake: 50n },
    ]);
    expect(ordered(slip).map(({ sizes, stake, bankers }) => ({ sizes, stake, bankers }))).toEqual([
      { sizes: [2], stake: 600n, bankers: [] },
      { sizes: [4], stake: 50n, bankers: [] },
    ]);
  });

  test("a named bet of multiples is one bet beside the rows of its sizes", () => {
    const slip = slipOf([
      ...picks,
      typed("multiples"),
      { type: "multiple staked", row: "2", stake: 100n },
      { type: "multiple staked", row: "2+", stake: 50n },
    ]);
    expect(ordered(slip).map(({ sizes, stake }) => ({ sizes, stake }))).toEqual([
      { sizes: [2], stake: 600n },
      { sizes: [2, 3, 4], stake: 550n },
    ]);
  });

  const stakeAndSize = [fc.bigInt(1n, 100_000n), fc.integer({ min: 2, max: 3 })] as const;
  const staked = (type: Betslip["type"], stake: bigint, size: number): Betslip =>
    slipOf([
      ...picks,
      { type: "system toggled", size },
      typed(type),
      { type: "stake entered", stake },
      { type: "total payment entered", total: stake, remainder: "first" },
      { type: "multiple staked", row: String(size), stake },
      { type: "multiple staked", row: "4", stake: 1n },
      { type: "multiple staked", row: "2+", stake: 3n },
    ]);
  const legsOf = (slip: Betslip, { hashes }: BetOrder): PricedLeg[] =>
    selectionsOf(slip)
      .filter(({ hash }) => hashes.includes(hash))
      .map((selection) => ({ odds: oddsOf(slip, selection) ?? 0, banker: selection.banker }));

  test.each(["combo", "system", "multiples"] as const)(
    "STAKE-6 the bets of a %s add up to the slip's summary, to the cent",
    (type) => {
      fc.assert(
        fc.property(...stakeAndSize, (stake, size) => {
          const slip = staked(type, stake, size);
          const summary = summariseSlip(slip, STANDARD_RULES);
          const bets = ordersOf(slip, summary).map((order) => calculateBet(order, legsOf(slip, order), STANDARD_RULES));
          expect(sumAmounts(bets.map(({ payin }) => payin.stake))).toBe(summary.stake);
          expect(sumAmounts(bets.map(({ maxWinnings }) => maxWinnings.total))).toBe(summary.maxWinnings.total);
        }),
      );
    },
  );

  test.each(["single", "combo", "system", "multiples"] as const)(
    "BET-13 STAKE-6 slip, acceptance and settlement of a %s agree on every tax and bonus, to the cent",
    (type) => {
      fc.assert(
        fc.property(anyTaxes, ...stakeAndSize, (taxes, stake, size) => {
          const rules: SummaryRules = { ...STANDARD_RULES, payout: payoutRulesOf(taxes, "EUR") };
          const slip = staked(type, stake, size);
          const summary = summariseSlip(slip, rules);
          const bets = ordersOf(slip, summary).map((order) => {
            const legs = legsOf(slip, order);
            const accepted = calculateBet(order, legs, rules);
            const won = legs.map(({ odds, banker }) => ({
              price: odds,
              banker,
              result: { resolution: "WON" } as const,
            }));
            const systems = accepted.rows.length === 0 ? null : accepted.rows;
            const settled = settleBet({ stake: order.stake, legs: won, systems }, rules.payout);
            expect(settled).toMatchObject({ payin: accepted.payin, winnings: accepted.maxWinnings });
            return accepted;
          });
          const sumOf = (amount: (bet: BetFigures) => bigint): bigint => sumAmounts(bets.map(amount));
          expect({
            stake: sumOf(({ payin }) => payin.stake),
            tax: sumOf(({ payin }) => payin.tax),
            bonus: sumOf(({ payin }) => payin.bonus),
            playing: sumOf(({ payin }) => payin.playing),
          }).toEqual(summary.payin);
          expect({
            gross: sumOf(({ maxWinnings }) => maxWinnings.gross),
            bonus: sumOf(({ maxWinnings }) => maxWinnings.bonus),
            tax: sumOf(({ maxWinnings }) => maxWinnings.tax),
            total: sumOf(({ maxWinnings }) => maxWinnings.total),
          }).toEqual(summary.maxWinnings);
          // Nothing is lost between the amounts: what is played and won, added and deducted, is what is paid.
          expect(summary.payin.playing).toBe(summary.stake - summary.payin.tax + summary.payin.bonus);
          const { gross, bonus, tax, total } = summary.maxWinnings;
          expect(total).toBe(gross + bonus - tax);
        }),
      );
    },
  );
});

describe("PEER-7 the largest stake", () => {
  const limits: BookLimits = { minStake: 10n, maxStake: 100_000n, maxWinnings: 500_000n };
  const terms = { type: "single", sizes: [] } as const;
  const leg = (odds: number): PricedLeg => ({ odds, banker: false });

  test("is the maximum stake, or less where the winnings would exceed their maximum", () => {
    expect(largestStake(terms, [leg(200)], limits, STANDARD_RULES)).toBe(100_000n);
    expect(largestStake(terms, [leg(1_000)], limits, STANDARD_RULES)).toBe(50_000n);
    expect(largestStake({ type: "combo", sizes: [] }, [leg(1_000), leg(1_000)], limits, STANDARD_RULES)).toBe(5_000n);
  });

  test("is zero where not even the minimum is accepted", () => {
    const legs = Array.from({ length: 6 }, () => leg(1_000));
    expect(largestStake({ type: "combo", sizes: [] }, legs, limits, STANDARD_RULES)).toBe(0n);
  });

  test("never pays more than the maximum winnings, and one cent more would", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 101, max: 3_000 }), { minLength: 1, maxLength: 4 }), (prices) => {
        const legs = prices.map(leg);
        const combo = { type: "combo", sizes: [] } as const;
        const stake = largestStake(combo, legs, limits, STANDARD_RULES);
        const pays = (amount: bigint) =>
          calculateBet({ ...combo, stake: amount }, legs, STANDARD_RULES).maxWinnings.total;
        if (stake === 0n) return;
        expect(pays(stake) <= limits.maxWinnings).toBe(true);
        expect(stake === limits.maxStake || pays(stake + 1n) > limits.maxWinnings).toBe(true);
      }),
    );
  });

  test("PEER-6 the bettor's own stake does not count against the liability", () => {
    expect(stakeWithinRoom(terms, [leg(300)], 1_000n, 100_000n, STANDARD_RULES)).toBe(500n);
    expect(stakeWithinRoom(terms, [leg(300)], 1_000n, 400n, STANDARD_RULES)).toBe(400n);
    expect(stakeWithinRoom(terms, [leg(300)], 0n, 400n, STANDARD_RULES)).toBe(0n);
  });
});
