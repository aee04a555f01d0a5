import { describe, expect, test } from "vitest";
import { NO_EXTRAS } from "../payout/payout.ts";
import { active, built, idOf, pickOf, run, selected, typed } from "../test-support/slips.ts";
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
  test("a sole single has the slip's stake", () => {
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

  test("several singles have their own payments, and a suspended one does not count", () => {
    const actions: SlipAction[] = [
      ...picks(185, 300, 500),
      { type: "payment entered", id: idOf(1), payment: 1000n },
      { type: "payment entered", id: idOf(2), payment: null },
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

  test("of two outcomes of one market only the higher winnings count; of two markets both do", () => {
    const pay = (id: string): SlipAction => ({ type: "payment entered", id, payment: 100n });
    const sameMarket = [
      selected(pickOf(1, 1, 1, 185)),
      selected(pickOf(1, 1, 2, 400)),
      pay(idOf(1, 1, 1)),
      pay(idOf(1, 1, 2)),
    ];
    expect(summary(sameMarket).maxWinnings.total).toBe(400n);
    const [poor, rich, ...paid] = sameMarket as [SlipAction, SlipAction, ...SlipAction[]];
    expect(summary([rich, poor, ...paid]).maxWinnings.total).toBe(400n);
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
      minWinnings: null,
      rows: [],
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

  test("SYS-1 a system with a banker: combinations, rows, minimum and maximum", () => {
    const actions = [...picks(200, 150, 300, 400), banker(1), sized(2), sized(3), typed("system"), staked(1001n)];
    const result = summary(actions);
    // Combinations of 1.5, 3 and 4, each doubled by the banker: 250 per combination, the odd cent on the first system.
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

  test("SYS-1 leaves out sizes that no longer fit, and spreads the tax over all systems", () => {
    const actions = [...picks(200, 200, 200), sized(2), sized(3), typed("system"), staked(400n)];
    expect(summary([...actions, sized(9)]).rows.map(({ size }) => size)).toEqual([2, 3]);
    expect(summary(actions, TAXED)).toMatchObject({
      payin: { playing: 380n },
      maxWinnings: { gross: 1900n, bonus: 0n },
      minWinnings: { gross: 380n },
    });
  });

  test("SLIP-4 multiples stake every combination of a size", () => {
    const multiple = (size: number, stake: bigint): SlipAction => ({
      type: "multiple staked",
      row: String(size),
      stake,
    });
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
    expect(result.multiples).toMatchObject([
      { key: "1", sizes: [1], stake: 300n, combinations: 3, maxWinnings: { total: 900n } },
      { key: "2", sizes: [2], stake: 150n, combinations: 3, maxWinnings: { total: 1300n } },
    ]);
    expect(result).toMatchObject({
      type: "multiples",
      bets: 2,
      stake: 450n,
      combinations: 6,
      maxWinnings: { total: 2200n },
      minWinnings: { total: 200n },
    });
  });

  test("SLIP-4 every row of multiples is a separate bet with its own tax", () => {
    const rules: SummaryRules = {
      payout: { ...NO_EXTRAS, payinTax: 500, payoutTax: [{ above: 1000n, rate: 1000 }] },
      remainder: "first",
    };
    const actions = [
      ...picks(200, 300, 400),
      typed("multiples"),
      { type: "multiple staked", row: "2", stake: 70n } as const,
      { type: "multiple staked", row: "1", stake: 110n } as const,
    ];
    // Singles: 330 less 17 in play, at 2 + 3 + 4 for a third each. Doubles: 210 less 11 in play, at 6 + 8 + 12 for a third each.
    expect(summary(actions, rules)).toMatchObject({
      payin: { stake: 540n, tax: 28n, bonus: 0n, playing: 512n },
      maxWinnings: { gross: 939n + 1725n, tax: 52n, total: 939n + 1673n },
      minWinnings: { gross: 209n, tax: 0n, total: 209n },
    });
    expect(summary([...actions, { type: "multiple staked", row: "1", stake: 0n }], rules).minWinnings?.gross).toBe(
      398n,
    );
    expect(summary([...picks(200, 300), typed("multiples")])).toMatchObject({
      bets: 0,
      stake: 0n,
      combinations: 0,
      rows: [],
      maxWinnings: { total: 0n },
      minWinnings: { gross: 0n, bonus: 0n, tax: 0n, total: 0n },
    });
  });

  test("a bet on no selections is none", () => {
    const system = [...picks(200, 200, 200), typed("system"), sized(2), sized(0), staked(100n)];
    expect(summary(system)).toMatchObject({ rows: [], stake: 0n, maxWinnings: { total: 0n } });
    const multiples = [
      ...picks(200, 200),
      typed("multiples"),
      { type: "multiple staked", row: "0", stake: 9n } as const,
    ];
    expect(summary(multiples)).toMatchObject({ rows: [], stake: 0n, bets: 0 });
  });

  test("a bet builder counts once it has a price", () => {
    const builder = [built(pickOf(1, 1)), built(pickOf(1, 2)), staked(100n)];
    expect(summary(builder)).toMatchObject({ stake: 0n, combinations: 0 });
    expect(summary([...builder, { type: "builder priced", id: builderId(1), odds: 320 }])).toMatchObject({
      stake: 100n,
      maxWinnings: { total: 320n },
    });
  });
});
