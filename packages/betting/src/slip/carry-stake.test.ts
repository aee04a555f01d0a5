import { describe, expect, test } from "vitest";
import { active, INDONESIAN, idOf, pickOf, RULES, run, selected, typed } from "../test-support/slips.ts";
import type { SlipAction } from "./reducer.ts";
import { type Betslip, createSlipState, type SlipRules, selectionsOf } from "./slip-state.ts";
import { STANDARD_RULES, summariseSlip } from "./summary.ts";

const COMBOS: SlipRules = { ...RULES, startsCombo: true };
const staked = (stake: bigint): SlipAction => ({ type: "stake entered", stake });
const removed = (event: number): SlipAction => ({ type: "selection removed", id: idOf(event) });
const payments = (slip: Betslip) => selectionsOf(slip).map(({ payment }) => payment);
const slipOf = (actions: readonly SlipAction[], rules = RULES, start = createSlipState(rules)) =>
  active(run(actions, rules, start));
const stakeOf = (slip: Betslip) => summariseSlip(slip, STANDARD_RULES).stake;

describe("two picks of different events", () => {
  test("SLIP-4 start as a combo with the stake that was entered", () => {
    const slip = slipOf([selected(pickOf(1)), staked(500n), selected(pickOf(2))], COMBOS);
    expect([slip.type, stakeOf(slip)]).toEqual(["combo", 500n]);
    expect(summariseSlip(slip, STANDARD_RULES).totalOdds).not.toBeNull();
  });

  test("SLIP-4 start as a combo with the default stake where none was entered", () => {
    const slip = slipOf([selected(pickOf(1)), selected(pickOf(2))], COMBOS);
    expect([slip.type, stakeOf(slip)]).toEqual(["combo", 200n]);
  });

  test("SLIP-4 stay singles where the bettor, the brand or the offer view has it so", () => {
    const picks = [selected(pickOf(1)), selected(pickOf(2))];
    expect(slipOf(picks).type).toBe("single");
    expect(slipOf(picks, { ...COMBOS, betTypes: ["single", "system"] }).type).toBe("single");
    expect(slipOf(picks, { ...INDONESIAN, startsCombo: true }).type).toBe("single");
  });

  test("SLIP-2 two outcomes of one event stay singles, and so does a third of another event", () => {
    const slip = slipOf([selected(pickOf(1, 1)), selected(pickOf(1, 2)), selected(pickOf(2))], COMBOS);
    expect([slip.type, slip.selectionsList.length]).toEqual(["single", 3]);
  });

  test("SLIP-4 singles that the bettor chose stay singles with the next pick", () => {
    const slip = slipOf([selected(pickOf(1)), selected(pickOf(2)), typed("single"), selected(pickOf(3))], COMBOS);
    expect(slip.type).toBe("single");
  });

  test("SLIP-4 are a single again when one of them leaves", () => {
    const slip = slipOf([selected(pickOf(1)), staked(500n), selected(pickOf(2)), removed(1)], COMBOS);
    expect([slip.type, slip.selectionsList, stakeOf(slip)]).toEqual(["single", [idOf(2)], 500n]);
  });
});

describe("a stake stays when the slip changes", () => {
  test("of a single, on its pick, when a second single joins; that one begins with the default", () => {
    const slip = slipOf([selected(pickOf(1)), staked(500n), selected(pickOf(2))]);
    expect(payments(slip)).toEqual([500n, 200n]);
    expect(payments(slipOf([selected(pickOf(1)), selected(pickOf(2))]))).toEqual([200n, 200n]);
  });

  test("of the singles, when another joins or leaves", () => {
    const three = [selected(pickOf(1)), staked(500n), selected(pickOf(2)), selected(pickOf(3))];
    expect(payments(slipOf([...three, { type: "payment entered", id: idOf(2), payment: 70n }, removed(3)]))).toEqual([
      500n,
      70n,
    ]);
    expect(slipOf([...three, removed(2), removed(3)]).stake).toBe(500n);
  });

  test("an emptied field stays empty", () => {
    const slip = slipOf([selected(pickOf(1)), { type: "stake entered", stake: null }, selected(pickOf(2))]);
    expect(payments(slip)).toEqual([null, 200n]);
  });

  test("STAKE-3 of a combo, split over its singles; the default stake is that of each", () => {
    const two = [selected(pickOf(1)), selected(pickOf(2))];
    expect(payments(slipOf([...two, staked(501n), typed("single")], COMBOS))).toEqual([251n, 250n]);
    expect(payments(slipOf([...two, typed("single")], COMBOS))).toEqual([200n, 200n]);
  });

  test("of the singles and of the combo, each when the bettor comes back to it", () => {
    const slip = slipOf([selected(pickOf(1)), staked(500n), selected(pickOf(2)), typed("combo"), typed("single")]);
    expect(payments(slip)).toEqual([500n, 200n]);
    expect(slip.stake).toBe(500n);
  });

  test("of a combo, on the row of all picks, in multiples", () => {
    const slip = slipOf([selected(pickOf(1)), selected(pickOf(2)), staked(500n), typed("multiples")], COMBOS);
    expect(slip.betMultiples).toEqual({ 2: 500n });
    const rows: SlipAction[] = [{ type: "multiple staked", row: "1", stake: 70n }, typed("combo"), typed("multiples")];
    const again = slipOf([selected(pickOf(1)), selected(pickOf(2)), typed("multiples"), ...rows], COMBOS);
    expect(again.betMultiples).toEqual({ 1: 70n });
  });
});

describe("a slip that loses picks", () => {
  const picks = [selected(pickOf(1)), selected(pickOf(2)), selected(pickOf(3))];

  test("SLIP-4 is never of a type that needs more picks", () => {
    expect(slipOf([...picks, typed("multiples"), removed(1), removed(2)]).type).toBe("single");
    expect(slipOf([...picks, typed("system"), removed(1)]).type).toBe("combo");
    expect(slipOf([...picks, typed("system"), selected(pickOf(1)), selected(pickOf(2))], COMBOS).type).toBe("single");
    expect(slipOf([...picks, typed("combo"), removed(1), removed(2)]).type).toBe("combo");
  });

  test("SLIP-3 keeps its type while an outcome takes the place of another", () => {
    const slip = slipOf([selected(pickOf(1)), selected(pickOf(2)), typed("multiples"), selected(pickOf(1, 2))]);
    expect([slip.type, slip.selectionsList]).toEqual(["multiples", [idOf(2), idOf(1, 2)]]);
  });

  test("SLIP-4 begins anew when it is cleared", () => {
    expect(slipOf([...picks, typed("multiples"), { type: "slip cleared" }]).type).toBe("single");
  });

  test("SLIP-5 has its fixed type in the Indonesian offer", () => {
    const combo = slipOf([{ type: "slip chosen", index: 1 }, ...picks, removed(1), removed(2)], INDONESIAN);
    expect(combo.type).toBe("combo");
    expect(
      slipOf([{ type: "slip chosen", index: 1 }, picks[0] as SlipAction, { type: "slip cleared" }], INDONESIAN).type,
    ).toBe("combo");
  });
});
