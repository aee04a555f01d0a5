import { describe, expect, test } from "vitest";
import { active, built, INDONESIAN, idOf, pickOf, RULES, run, selected } from "../test-support/slips.ts";
import { DEFAULT_CLICK_LIMIT, type PassedClicks, passClick } from "./click-limiter.ts";
import { enteredField, indonesianField } from "./desired-profit.ts";
import { agreesToMove, moveOf, type OfferNow, selectionsToConfirm } from "./odds-changes.ts";
import { builderId } from "./select-outcome.ts";
import type { Selection, SlipState } from "./slip-state.ts";

const offer = (odds: number, more: Partial<OfferNow> = {}): OfferNow => ({
  outcomeId: idOf(1),
  odds,
  availability: "open",
  eventVersion: 2,
  ...more,
});
const changed = (...offers: OfferNow[]) => ({ type: "offer changed", offers }) as const;
const first = (state: SlipState): Selection => active(state).selectionsData[idOf(1)] as Selection;
const start = () => run([selected(pickOf(1)), selected(pickOf(2))]);

describe("SLIP-8 odds changes", () => {
  test("SLIP-8 a changed price is compared with the one agreed to", () => {
    const state = run([changed(offer(190))], RULES, start());
    expect(first(state)).toMatchObject({ previousOdds: 185, eventVersion: 2 });
    expect(first(state).markets["1m1"]?.odds).toBe(190);
    expect(moveOf(active(state), first(state))).toBe("up");
    const lower = run([changed(offer(180))], RULES, state);
    expect(first(lower).previousOdds).toBe(185);
    expect(moveOf(active(lower), first(lower))).toBe("down");
  });

  test("SLIP-8 a price that returns has not changed", () => {
    const state = run([changed(offer(190)), changed(offer(185))], RULES, start());
    expect(first(state).previousOdds).toBeNull();
    expect(moveOf(active(state), first(state))).toBeNull();
  });

  test("a suspended price is not a move, and the next price is compared with the one agreed to", () => {
    const locked = run([changed(offer(120, { availability: "suspended" }))], RULES, start());
    expect(first(locked)).toMatchObject({ availability: "suspended", previousOdds: null, eventVersion: 2 });
    expect(first(locked).markets["1m1"]?.odds).toBe(185);
    const open = run([changed(offer(170))], RULES, locked);
    expect(first(open)).toMatchObject({ availability: "open", previousOdds: 185 });
  });

  test("applies the offer to every slip, also to those not shown, and keeps unaffected slips", () => {
    const state = run([{ type: "slip added" }, changed(offer(190), offer(1, { outcomeId: "x" }))], RULES, start());
    expect(state.slips[0]?.selectionsData[idOf(1)]?.previousOdds).toBe(185);
    expect(state.slips[0]?.selectionsData[idOf(2)]?.previousOdds).toBeNull();
  });

  test.each([
    ["accept_any_changes", []],
    ["accept_higher_odds", [idOf(2)]],
    ["ask_me", [idOf(1), idOf(2)]],
  ] as const)("SLIP-8 PEER-3 with %s the bettor confirms %j", (option, ids) => {
    const state = run([changed(offer(190), offer(150, { outcomeId: idOf(2) }))], RULES, start());
    expect(selectionsToConfirm(active(state), option).map(({ id }) => id)).toEqual(ids);
    expect(selectionsToConfirm(active(start()), option)).toEqual([]);
    const accepted = run([{ type: "odds accepted" }], RULES, state);
    expect(selectionsToConfirm(active(accepted), option)).toEqual([]);
    expect(first(accepted).markets["1m1"]?.odds).toBe(190);
  });

  test("PEER-3 a changed price is never accepted against the bettor's choice", () => {
    const moves = [
      [185, 190],
      [185, 180],
      [185, 185],
    ] as const;
    const agreed = (option: Parameters<typeof agreesToMove>[0]) =>
      moves.map(([from, to]) => agreesToMove(option, from, to));
    expect(agreed("accept_any_changes")).toEqual([true, true, true]);
    expect(agreed("accept_higher_odds")).toEqual([true, false, true]);
    expect(agreed("ask_me")).toEqual([false, false, true]);
  });

  test("the joint price of a bet builder changes like any other", () => {
    const id = builderId(1);
    const priced = (odds: number | null) => ({ type: "builder priced", id, odds }) as const;
    const state = run([built(pickOf(1)), priced(320)]);
    expect(active(state).selectionsData[id]?.previousOdds).toBeNull();
    const moved = run([priced(300)], RULES, state);
    expect(active(moved).selectionsData[id]?.previousOdds).toBe(320);
    expect(selectionsToConfirm(active(moved), "accept_higher_odds").map((selection) => selection.id)).toEqual([id]);
    expect(run([priced(320)], RULES, moved)).toEqual(state);
    const lost = run([priced(null)], RULES, moved);
    expect(active(lost).selectionsData[id]?.previousOdds).toBe(320);
    expect(moveOf(active(lost), active(lost).selectionsData[id] as Selection)).toBeNull();
    expect(run([{ type: "builder priced", id: builderId(2), odds: 5 }], RULES, state)).toEqual(state);
    expect(run([{ type: "builder priced", id: idOf(1), odds: 5 }], RULES, start())).toEqual(start());
    expect(run([{ type: "builder priced", id: "x", odds: 5 }], RULES, start())).toEqual(start());
  });
});

describe("a bet builder whose price is unknown for a while", () => {
  const id = builderId(1);
  const priced = (odds: number | null) => ({ type: "builder priced", id, odds }) as const;
  const builder = () => run([built(pickOf(1, 1)), built(pickOf(1, 2)), priced(320)]);
  const confirmed = (state: SlipState) => selectionsToConfirm(active(state), "ask_me").map((selection) => selection.id);

  test("PEER-3 returns as a change of the price agreed to", () => {
    const back = run([priced(null), priced(300)], RULES, builder());
    expect(active(back).selectionsData[id]?.previousOdds).toBe(320);
    expect(confirmed(back)).toEqual([id]);
    expect(confirmed(run([priced(null), priced(320)], RULES, builder()))).toEqual([]);
  });

  test("PEER-3 cannot be accepted while it is unknown", () => {
    const back = run([priced(null), { type: "odds accepted" }, priced(300)], RULES, builder());
    expect(confirmed(back)).toEqual([id]);
    expect(confirmed(run([{ type: "odds accepted" }], RULES, back))).toEqual([]);
  });

  test("loses its price with an outcome that is not open", () => {
    const second = { outcomeId: idOf(1, 2) };
    for (const availability of ["suspended", "gone"] as const) {
      const locked = run([changed(offer(120, { ...second, availability }))], RULES, builder());
      expect(active(locked).betBuilderSelections).toEqual({ 1: { odds: null } });
      expect(active(locked).selectionsData[id]?.previousOdds).toBe(320);
    }
    expect(run([changed(offer(120, second))], RULES, builder())).toEqual(builder());
    const other = offer(120, { outcomeId: idOf(1, 3), availability: "gone" });
    expect(run([changed(other)], RULES, builder())).toEqual(builder());
    expect(run([changed(other)], RULES, start())).toEqual(start());
  });
});

describe("STAKE-5 the Indonesian single", () => {
  const low = () =>
    run([selected(pickOf(1, 1, 1, 150)), { type: "desired profit entered", desiredProfit: 10_000n }], INDONESIAN);

  test("STAKE-5 at odds of 2 or less the profit is entered and the stake derived", () => {
    expect(active(low())).toMatchObject({ desiredProfit: 10_000n, stake: 20_000n });
    const evens = run(
      [selected(pickOf(1, 1, 1, 200)), { type: "desired profit entered", desiredProfit: 10_000n }],
      INDONESIAN,
    );
    expect(active(evens)).toMatchObject({ desiredProfit: 10_000n, stake: 10_000n });
  });

  test("STAKE-5 the stake follows the price, and is empty without a profit", () => {
    expect(active(run([changed(offer(125))], INDONESIAN, low())).stake).toBe(40_000n);
    expect(active(run([changed(offer(160))], INDONESIAN, low())).stake).toBe(16_667n);
    expect(
      active(run([selected(pickOf(1, 1, 1, 150)), { type: "stake entered", stake: 5n }], INDONESIAN)).stake,
    ).toBeNull();
  });

  test("STAKE-5 crossing 2 resets the other field", () => {
    const high = run([changed(offer(201))], INDONESIAN, low());
    expect(active(high)).toMatchObject({ desiredProfit: null, stake: null });
    const staked = run([{ type: "stake entered", stake: 7_000n }], INDONESIAN, high);
    expect(active(staked)).toMatchObject({ desiredProfit: null, stake: 7_000n });
    expect(active(run([changed(offer(199))], INDONESIAN, staked))).toMatchObject({ desiredProfit: null, stake: null });
  });

  test("STAKE-5 the odds decide which field is entered", () => {
    expect([101, 200, 201].map(enteredField)).toEqual(["desiredProfit", "desiredProfit", "stake"]);
    expect(indonesianField(active(low()))).toBe("desiredProfit");
    expect(indonesianField(active(run([changed(offer(201))], INDONESIAN, low())))).toBe("stake");
    expect(indonesianField(active(run([selected(pickOf(2))], INDONESIAN, low())))).toBeNull();
  });

  test("STAKE-5 an offer that does not concern a slip returns the same object", () => {
    const state = run([selected(pickOf(1, 1, 1, 300)), { type: "stake entered", stake: 5n }], INDONESIAN);
    const heard = run([changed(offer(150, { outcomeId: "x" }))], INDONESIAN, state);
    expect(heard.slips[0]).toBe(state.slips[0]);
    expect(heard.slips[1]).toBe(state.slips[1]);
  });

  test("applies only to one selection on the single slip of the Indonesian offer", () => {
    const two = run([selected(pickOf(2, 1, 1, 150))], INDONESIAN, low());
    expect(active(two).desiredProfit).toBeNull();
    expect(active(two).stake).toBe(20_000n);
    const combo = run(
      [{ type: "slip chosen", index: 1 }, selected(pickOf(1, 1, 1, 150)), { type: "stake entered", stake: 5n }],
      INDONESIAN,
    );
    expect(active(combo).stake).toBe(5n);
    const european = run([
      selected(pickOf(1, 1, 1, 150)),
      { type: "stake entered", stake: 5n },
      { type: "desired profit entered", desiredProfit: 9n },
    ]);
    expect(active(european)).toMatchObject({ stake: 5n, desiredProfit: null });
  });
});

describe("SLIP-10 the click limiter", () => {
  const clicks = (times: readonly number[], limit = DEFAULT_CLICK_LIMIT): boolean[] => {
    let passed: PassedClicks = [];
    return times.map((now) => {
      const answer = passClick(passed, now, limit);
      passed = answer.passed;
      return answer.passes;
    });
  };

  test("SLIP-10 three clicks pass within two seconds, the rest are dropped", () => {
    expect(clicks([0, 1, 2, 3, 1999, 2000, 2001, 2002, 2003])).toEqual([
      true,
      true,
      true,
      false,
      false,
      true,
      true,
      true,
      false,
    ]);
  });

  test("SLIP-10 the limit is configurable", () => {
    expect(clicks([0, 50, 99, 100], { clicks: 1, window: 100 })).toEqual([true, false, false, true]);
    expect(passClick([], 0).passes).toBe(true);
  });
});
