import { describe, expect, test } from "vitest";
import { NO_EXTRAS } from "../payout/payout.ts";
import { active, built, idOf, pickOf, RULES, run, selected, typed } from "../test-support/slips.ts";
import { type ErrorContext, isBalanceInsufficient, slipErrors } from "./errors.ts";
import type { SlipAction } from "./reducer.ts";
import { builderId } from "./select-outcome.ts";
import type { Selection } from "./slip-state.ts";
import { summariseSlip } from "./summary.ts";

const staked = (stake: bigint | null): SlipAction => ({ type: "stake entered", stake });
const sized = (size: number): SlipAction => ({ type: "system toggled", size });
const locked = (event: number, availability: "suspended" | "gone" = "suspended"): SlipAction => ({
  type: "offer changed",
  offers: [{ outcomeId: idOf(event), odds: 1, availability, eventVersion: 2 }],
});
const picks = (...odds: number[]): SlipAction[] => odds.map((price, index) => selected(pickOf(index + 1, 1, 1, price)));

describe("errors", () => {
  const context: ErrorContext = {
    rules: RULES,
    oddsChanges: "accept_higher_odds",
    wallet: { enabled: true, activeCurrencyBalance: 5000n },
    limits: { min: 50n, max: 4000n },
    unitLimits: {},
  };
  const errors = (actions: SlipAction[], more: Partial<ErrorContext> = {}) => {
    const slip = active(run(actions));
    return slipErrors(slip, summariseSlip(slip, { payout: NO_EXTRAS, remainder: "first" }), { ...context, ...more });
  };

  test("a valid slip has none", () => {
    expect(errors([...picks(185), staked(1000n)])).toEqual([]);
    expect(errors([...picks(185), staked(50n)])).toEqual([]);
    expect(errors([...picks(185), staked(4000n)])).toEqual([]);
    expect(errors([...picks(185), typed("combo"), staked(100n)])).toEqual([]);
    expect(errors([...picks(185, 200, 300), typed("system"), staked(300n)])).toEqual([]);
  });

  test("an empty slip has only that error", () => {
    expect(errors([])).toEqual([{ key: "slip_empty", at: "slip" }]);
  });

  test("errors are placed where they are caused", () => {
    const lower: SlipAction = {
      type: "offer changed",
      offers: [{ outcomeId: idOf(3), odds: 101, availability: "open", eventVersion: 2 }],
    };
    expect(
      errors([...picks(185, 200, 300), typed("combo"), staked(100n), locked(1), locked(2, "gone"), lower]),
    ).toEqual([
      { key: "selection_suspended", at: "selection", id: idOf(1) },
      { key: "selection_gone", at: "selection", id: idOf(2) },
      { key: "odds_changed", at: "selection", id: idOf(3) },
    ]);
    expect(errors([built(pickOf(1))])).toEqual([
      { key: "price_pending", at: "selection", id: builderId(1) },
      { key: "stake_missing", at: "stake" },
    ]);
  });

  test("STAKE-4 the balance is insufficient when the wallet is enabled and has less than the stake", () => {
    expect(isBalanceInsufficient({ enabled: true, activeCurrencyBalance: 999n }, 1000n)).toBe(true);
    expect(isBalanceInsufficient({ enabled: true, activeCurrencyBalance: 1000n }, 1000n)).toBe(false);
    expect(isBalanceInsufficient({ enabled: false, activeCurrencyBalance: 0n }, 1000n)).toBe(false);
    const wallet = { enabled: true, activeCurrencyBalance: 400n };
    expect(errors([...picks(185), staked(1000n)], { wallet })).toEqual([
      { key: "balance_insufficient", at: "stake", missing: 600n },
    ]);
  });

  test("the stake must be entered and within its limits", () => {
    expect(errors([...picks(185), staked(null)])).toEqual([{ key: "stake_missing", at: "stake" }]);
    expect(errors([...picks(185), staked(49n)])).toEqual([{ key: "stake_below_min", at: "stake", min: 50n }]);
    expect(errors([...picks(185), staked(4001n)])).toEqual([{ key: "stake_above_max", at: "stake", max: 4000n }]);
    expect(errors([...picks(185), staked(4001n)], { limits: null })).toEqual([]);
    // Nothing is taken where the minimum is above the maximum.
    const none = { limits: { min: 1013n, max: 0n } };
    expect(errors([...picks(185), staked(49n)], none)).toEqual([{ key: "stake_above_max", at: "stake", max: 0n }]);
  });

  test("PEER-7 SLIP-6 each of several singles is within the limits of its own selection", () => {
    const paid = (id: string, payment: bigint): SlipAction => ({ type: "payment entered", id, payment });
    const [first, second] = [idOf(1), idOf(2)];
    const slip = active(run([...picks(185, 300), paid(first, 900n), paid(second, 900n)]));
    const limit = (id: string, max: bigint) => ({
      ...(slip.selectionsData[id] as Selection),
      limits: { min: 50n, max },
    });
    const limited = { ...slip, selectionsData: { [first]: limit(first, 1000n), [second]: limit(second, 800n) } };
    const summary = summariseSlip(limited, { payout: NO_EXTRAS, remainder: "first" });
    // The slip's own limits are those of one bet.
    expect(slipErrors(limited, summary, { ...context, limits: { min: 50n, max: 1000n } })).toEqual([
      { key: "stake_above_max", at: "selection", id: second, max: 800n },
    ]);
  });

  test("PEER-7 each row of multiples is within the limits of its own unit stake", () => {
    const rows: SlipAction[] = ["2", "3"].map((row) => ({ type: "multiple staked", row, stake: 200n }));
    const unitLimits = { 2: { min: 20n, max: 150n }, 3: { min: 50n, max: 900n } };
    expect(errors([...picks(185, 200, 300), typed("multiples"), ...rows], { unitLimits })).toEqual([
      { key: "stake_above_max", at: "row", row: "2", max: 150n },
    ]);
  });

  test("BB-1 a bet builder in a sport without bet builders cannot be placed", () => {
    const builder: SlipAction[] = [built(pickOf(1)), { type: "builder priced", id: builderId(1), odds: 320 }];
    expect(errors([...builder, staked(100n)])).toEqual([]);
    expect(errors([...builder, staked(100n)], { rules: { ...RULES, betBuilderSports: [2] } })).toEqual([
      { key: "bet_builder_unavailable", at: "selection", id: builderId(1) },
    ]);
    expect(errors([...picks(185), staked(100n)], { rules: { ...RULES, betBuilderSports: [] } })).toEqual([]);
  });

  test("reports a type that does not fit, and a system without a size", () => {
    const combo = [...picks(185, 200), typed("combo"), staked(100n)];
    expect(errors(combo, { rules: { ...RULES, betTypes: ["single"] } })).toEqual([
      { key: "ticket_type", at: "slip", obstacle: "not_allowed" },
    ]);
    expect(errors(combo, { rules: { ...RULES, indonesian: true } })).toEqual([]);
    expect(errors([...picks(185, 200, 300), typed("system"), sized(2), staked(100n)])).toEqual([
      { key: "system_missing", at: "slip" },
      { key: "stake_missing", at: "stake" },
    ]);
  });
});
