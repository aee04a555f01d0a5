import { describe, expect, test } from "vitest";
import { NO_EXTRAS } from "../payout/payout.ts";
import { active, built, idOf, pickOf, RULES, run, selected, typed } from "../test-support/slips.ts";
import { type ErrorContext, isBalanceInsufficient, slipErrors } from "./errors.ts";
import type { SlipAction } from "./reducer.ts";
import { builderId } from "./select-outcome.ts";
import { type SummaryRules, summariseSlip } from "./summary.ts";

const PLAIN: SummaryRules = { payout: NO_EXTRAS, remainder: "first" };
const TAXED: SummaryRules = {
  payout: { ...NO_EXTRAS, payinTax: 500, comboBonus: [{ legs: 2, rate: 1000 }] },
  remainder: "last",
};
const staked = (stake: bigint | null): SlipAction => ({ type: "stake entered", stake });
const sized = (size: number): SlipAction => ({ type: "system toggled", size });
const banker = (event: number): SlipAction => ({ type: "banker toggled", id: idOf(event) });
const locked = (event: number, availability: "suspended" | "gone" = "suspended"): SlipAction => ({
  type: "offer changed",
  offers: [{ outcomeId: idOf(event), odds: 1, availability, eventVersion: 2 }],
});
const picks = (...odds: number[]): SlipAction[] => odds.map((price, index) => selected(pickOf(index + 1, 1, 1, price)));
const summary = (actions: SlipAction[], rules = PLAIN) => summariseSlip(active(run(actions)), rules);

describe("summary", () => {
  test("one single takes the slip's stake", () => {
    expect(summary([...picks(185), staked(1000n)])).toMatchObject({
      type: "single",
      bets: 1,
      stake: 1000n,
      combinations: 1,
      totalOdds: { product: 185n, scale: 100n },
      maxWinnings: { total: 1850n },
      minWinnings: null,
      rows: [],
    });
  });

  test("several singles have payments of their own, and a price that is locked counts for nothing", () => {
    const actions: SlipAction[] = [
      ...picks(185, 300, 500),
      { type: "payment entered", id: idOf(1), payment: 1000n },
      { type: "payment entered", id: idOf(3), payment: 500n },
    ];
    expect(summary(actions)).toMatchObject({
      bets: 2,
      stake: 1500n,
      combinations: 3,
      totalOdds: null,
      payin: { stake: 1500n, tax: 0n, bonus: 0n, playing: 1500n },
      maxWinnings: { gross: 4350n, total: 4350n },
    });
    expect(summary([...actions, locked(3)])).toMatchObject({
      bets: 1,
      stake: 1000n,
      combinations: 2,
      maxWinnings: { total: 1850n },
    });
    expect(summary(actions, TAXED)).toMatchObject({
      payin: { stake: 1500n, tax: 75n, playing: 1425n },
      maxWinnings: { total: 1758n + 2375n, bonus: 0n },
    });
  });

  test("of two outcomes of one market only the richer can win; of two markets both can", () => {
    const pay = (id: string): SlipAction => ({ type: "payment entered", id, payment: 100n });
    const sameMarket = [
      selected(pickOf(1, 1, 1, 185)),
      selected(pickOf(1, 1, 2, 400)),
      pay(idOf(1, 1, 1)),
      pay(idOf(1, 1, 2)),
    ];
    expect(summary(sameMarket).maxWinnings.total).toBe(400n);
    expect(
      summary([...sameMarket.slice(0, 1), selected(pickOf(1, 2, 1, 400)), pay(idOf(1, 1, 1)), pay(idOf(1, 2, 1))])
        .maxWinnings.total,
    ).toBe(585n);
  });

  test("a combo multiplies exactly and rounds once, with its bonus", () => {
    const actions = [...picks(185, 210, 333), typed("combo"), staked(1000n)];
    expect(summary(actions)).toMatchObject({
      type: "combo",
      bets: 1,
      combinations: 1,
      stake: 1000n,
      totalOdds: { product: 12_937_050n, scale: 1_000_000n },
      maxWinnings: { gross: 12_937n, bonus: 0n },
    });
    expect(summary(actions, TAXED)).toMatchObject({
      payin: { tax: 50n, playing: 950n },
      maxWinnings: { gross: 12_290n, bonus: 1134n, total: 13_424n },
    });
    expect(summary([...picks(185, 210), typed("combo"), staked(null)])).toMatchObject({
      bets: 0,
      stake: 0n,
      maxWinnings: { total: 0n },
    });
  });

  test("SYS-1 a system with a banker: combinations, rows, least and most", () => {
    const actions = [...picks(200, 150, 300, 400), typed("system"), banker(1), sized(2), sized(3), staked(1001n)];
    const result = summary(actions);
    // Combinations of 1.5, 3 and 4, each doubled by the banker: 250 a combination, the odd cent on the first system.
    expect(result).toMatchObject({ type: "system", bets: 1, stake: 1001n, combinations: 4, totalOdds: null });
    expect(result.rows).toEqual([
      { size: 2, stake: 751n, combinations: 3 },
      { size: 3, stake: 250n, combinations: 1 },
    ]);
    expect(result.maxWinnings.total).toBe(20_265n);
    expect(result.minWinnings?.total).toBe(2253n);
    expect(summary(actions, { ...PLAIN, remainder: "last" }).rows.map(({ stake }) => stake)).toEqual([750n, 251n]);
    expect(summary([...actions, sized(2), sized(3)])).toMatchObject({
      bets: 0,
      rows: [],
      stake: 0n,
      combinations: 0,
      maxWinnings: { total: 0n },
      minWinnings: { total: 0n },
    });
  });

  test("SYS-1 sizes that no longer fit are left out, and the tax reaches every system", () => {
    const actions = [...picks(200, 200, 200), typed("system"), sized(2), sized(3), staked(400n)];
    expect(summary([...actions, sized(9)]).rows.map(({ size }) => size)).toEqual([2, 3]);
    expect(summary(actions, TAXED)).toMatchObject({
      payin: { playing: 380n },
      maxWinnings: { gross: 1900n, bonus: 0n },
      minWinnings: { gross: 380n },
    });
  });

  test("SLIP-4 multiples stake every combination of a size", () => {
    const multiple = (size: number, stake: bigint): SlipAction => ({ type: "multiple staked", size, stake });
    const actions = [
      ...picks(200, 300, 400),
      typed("multiples"),
      banker(1),
      multiple(1, 100n),
      multiple(2, 50n),
      multiple(3, 0n),
      multiple(4, 10n),
    ];
    const result = summary(actions);
    expect(result.rows).toEqual([
      { size: 1, stake: 300n, combinations: 3 },
      { size: 2, stake: 150n, combinations: 3 },
      { size: 3, stake: 0n, combinations: 1 },
    ]);
    expect(result).toMatchObject({
      type: "multiples",
      bets: 2,
      stake: 450n,
      combinations: 7,
      maxWinnings: { total: 2200n },
      minWinnings: { total: 200n },
    });
  });

  test("a builder counts once it is priced", () => {
    const builder = [built(pickOf(1, 1)), built(pickOf(1, 2)), staked(100n)];
    expect(summary(builder)).toMatchObject({ stake: 0n, combinations: 0 });
    expect(summary([...builder, { type: "builder priced", id: builderId(1), odds: 320 }])).toMatchObject({
      stake: 100n,
      maxWinnings: { total: 320n },
    });
  });
});

describe("errors", () => {
  const context: ErrorContext = {
    rules: RULES,
    oddsChanges: "accept_higher_odds",
    wallet: { enabled: true, activeCurrencyBalance: 5000n },
    limits: { min: 50n, max: 4000n },
  };
  const errors = (actions: SlipAction[], more: Partial<ErrorContext> = {}) => {
    const slip = active(run(actions));
    return slipErrors(slip, summariseSlip(slip, PLAIN), { ...context, ...more });
  };

  test("a slip in order has none", () => {
    expect(errors([...picks(185), staked(1000n)])).toEqual([]);
    expect(errors([...picks(185), staked(50n)])).toEqual([]);
    expect(errors([...picks(185), staked(4000n)])).toEqual([]);
  });

  test("an empty slip says just that", () => {
    expect(errors([])).toEqual([{ key: "slip_empty", at: "slip" }]);
  });

  test("errors stand where they are caused", () => {
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

  test("STAKE-4 the balance is insufficient when the wallet is on and holds less than the stake", () => {
    expect(isBalanceInsufficient({ enabled: true, activeCurrencyBalance: 999n }, 1000n)).toBe(true);
    expect(isBalanceInsufficient({ enabled: true, activeCurrencyBalance: 1000n }, 1000n)).toBe(false);
    expect(isBalanceInsufficient({ enabled: false, activeCurrencyBalance: 0n }, 1000n)).toBe(false);
    const wallet = { enabled: true, activeCurrencyBalance: 400n };
    expect(errors([...picks(185), staked(1000n)], { wallet })).toEqual([
      { key: "balance_insufficient", at: "stake", missing: 600n },
    ]);
  });

  test("a stake is there and within its limits", () => {
    expect(errors([...picks(185), staked(null)])).toEqual([{ key: "stake_missing", at: "stake" }]);
    expect(errors([...picks(185), staked(49n)])).toEqual([{ key: "stake_below_min", at: "stake", min: 50n }]);
    expect(errors([...picks(185), staked(4001n)])).toEqual([{ key: "stake_above_max", at: "stake", max: 4000n }]);
    expect(errors([...picks(185), staked(4001n)], { limits: null })).toEqual([]);
  });

  test("a type that does not fit, or a system without a size, is said", () => {
    const combo = [...picks(185, 200), typed("combo"), staked(100n)];
    expect(errors(combo, { rules: { ...RULES, betTypes: ["single"] } })).toEqual([
      { key: "ticket_type", at: "slip", obstacle: "not_allowed" },
    ]);
    expect(errors(combo, { rules: { ...RULES, indonesian: true } })).toEqual([]);
    expect(errors([...picks(185, 200, 300), typed("system"), staked(100n)])).toEqual([
      { key: "system_missing", at: "slip" },
      { key: "stake_missing", at: "stake" },
    ]);
  });
});
