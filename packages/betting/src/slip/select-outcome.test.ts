import { describe, expect, test } from "vitest";
import { active, built, INDONESIAN, idOf, pickOf, RULES, run, selected, typed } from "../test-support/slips.ts";
import { builderId } from "./select-outcome.ts";
import {
  COMBO_SLIP,
  createSlipState,
  NOTICE_MS,
  oddsOf,
  type Selection,
  SINGLE_SLIP,
  selectionsOf,
  selectNotice,
} from "./slip-state.ts";

describe("selecting outcomes", () => {
  test("SLIP-1 selecting a selected outcome removes it", () => {
    const state = run([selected(pickOf(1)), selected(pickOf(2)), selected(pickOf(1))]);
    expect(active(state).selectionsList).toEqual([idOf(2)]);
    expect(Object.keys(active(state).selectionsData)).toEqual([idOf(2)]);
  });

  test("SLIP-2 in single mode every outcome is a separate selection", () => {
    const state = run([selected(pickOf(1, 1, 1)), selected(pickOf(1, 1, 2)), selected(pickOf(1, 2, 1))]);
    expect(active(state).selectionsList).toEqual([idOf(1, 1, 1), idOf(1, 1, 2), idOf(1, 2, 1)]);
  });

  test.each(["combo", "system", "multiples"] as const)(
    "SLIP-3 in %s mode a new outcome of an event replaces the earlier one",
    (type) => {
      const start = run([selected(pickOf(2)), selected(pickOf(3)), selected(pickOf(1)), typed(type)]);
      const state = run([selected(pickOf(1, 2, 1))], RULES, start);
      expect(active(state).selectionsList).toEqual([idOf(2), idOf(3), idOf(1, 2, 1)]);
      expect(active(state).selectionsData[idOf(1)]).toBeUndefined();
    },
  );

  test("SLIP-6 SLIP-12 a selection and a slip have every field of the specification", () => {
    const state = run([selected(pickOf(1))]);
    const slip = active(state);
    expect(Object.keys(slip).sort()).toEqual([
      "betBuilderSelections",
      "betMultiples",
      "desiredProfit",
      "selectionsData",
      "selectionsList",
      "stake",
      "systems",
      "type",
    ]);
    const fields = [
      "id",
      "hash",
      "competitors",
      "type",
      "eventId",
      "eventVersion",
      "categoryId",
      "tournamentId",
      "sportId",
      "startsAt",
      "game",
      "playStatus",
      "detailedPlayStatus",
      "metadata",
      "limits",
      "previousOdds",
      "markets",
      "payment",
    ];
    expect(selectionsOf(slip)[0]).toMatchObject({
      id: idOf(1),
      type: "regular",
      banker: false,
      availability: "open",
      payment: null,
      previousOdds: null,
    });
    expect(Object.keys(selectionsOf(slip)[0] as Selection)).toEqual(expect.arrayContaining(fields));
    expect(slip.selectionsData[idOf(1)]?.markets["1m1"]).toEqual(pickOf(1).market);
  });

  test("a selection stored without its market, or a bet builder without its price, has no odds", () => {
    const slip = active(run([selected(pickOf(1))]));
    const selection = slip.selectionsData[idOf(1)] as Selection;
    expect(oddsOf(slip, selection)).toBe(185);
    expect(oddsOf(slip, { ...selection, markets: {} })).toBeNull();
    expect(oddsOf(slip, { ...selection, type: "bet_builder" })).toBeNull();
  });

  test("refuses selections beyond the maximum", () => {
    const rules = { ...RULES, maxSelections: 2 };
    const state = run([selected(pickOf(1)), selected(pickOf(2)), selected(pickOf(3), 70)], rules);
    expect(active(state).selectionsList).toEqual([idOf(1), idOf(2)]);
    expect(state.notice).toEqual({ key: "restriction_max_selections", at: 70 });
  });
});

describe("bet builder", () => {
  const events = (count: number) => Array.from({ length: count }, (_, index) => built(pickOf(1, index + 1)));

  test("BB-1 a bet builder is one selection with an outcome per market and a joint price", () => {
    const state = run([built(pickOf(1, 1, 1)), built(pickOf(1, 2, 1)), built(pickOf(1, 2, 2))]);
    const slip = active(state);
    expect(slip.selectionsList).toEqual([builderId(1)]);
    const builder = slip.selectionsData[builderId(1)] as Selection;
    expect(builder.type).toBe("bet_builder");
    expect(Object.values(builder.markets).map(({ outcomeId }) => outcomeId)).toEqual([idOf(1, 1, 1), idOf(1, 2, 2)]);
    expect(oddsOf(slip, builder)).toBeNull();
    expect(slip.betBuilderSelections).toEqual({ 1: { odds: null } });
  });

  test("BB-1 selecting a picked outcome removes it, and the last one removes the bet builder", () => {
    const one = run([built(pickOf(1, 1)), built(pickOf(1, 2)), built(pickOf(1, 1))]);
    expect(Object.keys(active(one).selectionsData[builderId(1)]?.markets ?? {})).toEqual(["1m2"]);
    const none = run([built(pickOf(1, 2))], RULES, one);
    expect(active(none)).toMatchObject({ selectionsList: [], selectionsData: {}, betBuilderSelections: {} });
  });

  test("BB-1 only sports that the brand has configured have a bet builder", () => {
    const tennis = { ...pickOf(1), selection: { ...pickOf(1).selection, sportId: 5 } };
    const refused = run([built(tennis, 50)]);
    expect(refused.notice).toEqual({ key: "bet_builder_unavailable", at: 50 });
    expect(active(refused).selectionsList).toEqual([]);
    expect(run([built(pickOf(1), 50)], { ...RULES, betBuilderSports: [] }).notice?.key).toBe("bet_builder_unavailable");
    const both = run([built(tennis)], { ...RULES, betBuilderSports: [1, 5] });
    expect(active(both).selectionsList).toEqual([builderId(1)]);
  });

  test("a changed bet builder has no price until it is quoted again", () => {
    const priced = run([built(pickOf(1, 1)), { type: "builder priced", id: builderId(1), odds: 320 }]);
    expect(active(priced).betBuilderSelections).toEqual({ 1: { odds: 320 } });
    const changed = run([built(pickOf(1, 2))], RULES, priced);
    expect(active(changed).betBuilderSelections).toEqual({ 1: { odds: null } });
  });

  test("BB-2 refuses two bet builders", () => {
    const state = run([built(pickOf(1)), built(pickOf(2), 50)]);
    expect(state.notice).toEqual({ key: "bet_builder_error_two_bets", at: 50 });
    expect(active(state).selectionsList).toEqual([builderId(1)]);
  });

  test("BB-2 refuses a bet builder beside regular selections", () => {
    const state = run([selected(pickOf(2)), built(pickOf(1), 50)]);
    expect(state.notice).toEqual({ key: "bet_builder_error_with_regular_bet", at: 50 });
    expect(active(state).selectionsList).toEqual([idOf(2)]);
  });

  test("BB-2 refuses a regular selection beside a bet builder", () => {
    const state = run([built(pickOf(1)), selected(pickOf(2), 50)]);
    expect(state.notice).toEqual({ key: "bet_builder_error_with_bet_builder_bet", at: 50 });
    expect(active(state).selectionsList).toEqual([builderId(1)]);
  });

  test("BB-3 in the Indonesian offer a bet builder needs the combo slip", () => {
    const single = run([built(pickOf(1), 50)], INDONESIAN);
    expect(single.notice).toEqual({ key: "bet_builder_error_ticket_type", at: 50 });
    expect(active(single).selectionsList).toEqual([]);
    const combo = run([{ type: "slip chosen", index: COMBO_SLIP }, built(pickOf(1), 50)], INDONESIAN);
    expect(combo.notice).toBeNull();
    expect(active(combo).selectionsList).toEqual([builderId(1)]);
  });

  test("BB-4 a bet builder has at most ten markets", () => {
    const ten = run(events(10));
    expect(ten.notice).toBeNull();
    const eleven = run([built(pickOf(1, 11), 50)], RULES, ten);
    expect(eleven.notice).toEqual({ key: "restriction_max_bet_builder_bets", at: 50 });
    expect(Object.keys(active(eleven).selectionsData[builderId(1)]?.markets ?? {})).toHaveLength(10);
    const replaced = run([built(pickOf(1, 10, 2), 60)], RULES, ten);
    expect(replaced.notice).toBeNull();
  });

  test("BB-5 an error is shown for two seconds", () => {
    const state = run([built(pickOf(1)), built(pickOf(2), 1000)]);
    expect(NOTICE_MS).toBe(2000);
    expect(selectNotice(state, 1000)?.key).toBe("bet_builder_error_two_bets");
    expect(selectNotice(state, 2999)).not.toBeNull();
    expect(selectNotice(state, 3000)).toBeNull();
    expect(selectNotice(createSlipState(RULES), 0)).toBeNull();
  });
});

describe("several slips", () => {
  test("SLIP-4 slips are added up to the brand's number, each with its own selections", () => {
    const state = run([selected(pickOf(1)), { type: "slip added" }, selected(pickOf(2))]);
    expect(state.active).toBe(1);
    expect(state.slips.map(({ selectionsList }) => selectionsList)).toEqual([[idOf(1)], [idOf(2)]]);
    const full = run([{ type: "slip added" }, { type: "slip added" }], RULES, state);
    expect(full.slips).toHaveLength(3);
    expect(full.active).toBe(2);
  });

  test("only an existing slip can be chosen", () => {
    const state = run([{ type: "slip added" }, { type: "slip chosen", index: 0 }]);
    expect(state.active).toBe(0);
    expect(run([{ type: "slip chosen", index: 5 }], RULES, state).active).toBe(0);
  });

  test("SLIP-5 the Indonesian offer has a single and a combo slip, and no other", () => {
    const state = createSlipState(INDONESIAN);
    expect(state.slips.map(({ type }) => type)).toEqual(["single", "combo"]);
    expect([SINGLE_SLIP, COMBO_SLIP]).toEqual([0, 1]);
    expect(run([{ type: "slip added" }], INDONESIAN).slips).toHaveLength(2);
    const typedCombo = run([typed("combo", 9)], INDONESIAN);
    expect(active(typedCombo).type).toBe("single");
    expect(typedCombo.notice).toEqual({ key: "ticket_type_unavailable", at: 9 });
  });

  test("a slip begins with the brand's first type and default stake", () => {
    expect(createSlipState({ ...RULES, betTypes: ["combo", "single"] }).slips[0]).toMatchObject({
      type: "combo",
      stake: 200n,
    });
    expect(run([{ type: "slip added" }], { ...RULES, betTypes: ["combo"] }).slips[1]).toMatchObject({
      type: "combo",
      stake: 200n,
    });
    expect(createSlipState({ ...RULES, betTypes: [] }).slips[0]?.type).toBe("single");
  });

  test("clearing leaves an empty slip of the brand's first type", () => {
    const state = run([selected(pickOf(1)), selected(pickOf(2)), typed("combo"), { type: "slip cleared" }]);
    expect(active(state)).toMatchObject({ type: "single", selectionsList: [], selectionsData: {}, stake: 200n });
  });

  test("removing an unknown selection changes nothing", () => {
    const state = run([selected(pickOf(1))]);
    expect(run([{ type: "selection removed", id: "x" }], RULES, state)).toEqual(state);
  });
});
