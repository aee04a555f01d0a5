import { describe, expect, test } from "vitest";
import {
  ageMarkOf,
  agreedOddsChanges,
  allowedBetTypes,
  idsOf,
  mayAutoplay,
  needsLimits,
  oddsChangeChoices,
  offersCashout,
  offersLive,
  offersLiveMarket,
  realityCheckOf,
  requiredFacts,
  requiredMarks,
  retentionYears,
  stakeCeiling,
  statementDaysOf,
  timeOutOf,
} from "./rules.ts";
import { packOf } from "./testing/pack-of.ts";

const nothing = packOf();
const ALL = ["single", "combo", "system", "multiples"] as const;

describe("AHEAD-9 a pack without a rule changes nothing of", () => {
  test("AHEAD-9 what may be bet on", () => {
    expect(allowedBetTypes(nothing, ALL)).toEqual(ALL);
    expect([stakeCeiling(nothing, "EUR"), offersLive(nothing), offersLiveMarket(nothing, 7)]).toEqual([
      null,
      true,
      true,
    ]);
    expect([offersCashout(nothing), mayAutoplay(nothing)]).toEqual([true, true]);
  });

  test("AHEAD-9 what a brand chose", () => {
    const choice = { default: "accept_any_changes", options: ["accept_higher_odds", "accept_any_changes"] } as const;
    expect(oddsChangeChoices(nothing, choice)).toEqual(choice);
    expect([realityCheckOf(nothing, 45), realityCheckOf(nothing, null)]).toEqual([45, null]);
    expect([ageMarkOf(nothing), timeOutOf(nothing), statementDaysOf(nothing)]).toEqual([null, null, null]);
    expect([requiredMarks(nothing), requiredFacts(nothing), needsLimits(nothing), retentionYears(nothing)]).toEqual([
      [],
      [],
      false,
      0,
    ]);
  });
});

test("AHEAD-9 bet types: only those of brand and pack", () => {
  expect(allowedBetTypes(packOf({ kind: "bet-types", types: ["multiples", "single"] }), ["single", "combo"])).toEqual([
    "single",
  ]);
});

test("AHEAD-9 stake ceiling: the lowest of several, by currency", () => {
  const pack = packOf(
    { kind: "stake-ceiling", most: { EUR: "100", SEK: "1000" } },
    { kind: "stake-ceiling", most: { EUR: "20.50" } },
  );
  expect(["EUR", "SEK", "NOK"].map((currency) => stakeCeiling(pack, currency))).toEqual(["20.50", "1000", null]);
});

test("AHEAD-9 live betting: none, some markets, or what the operator chooses", () => {
  const none = packOf({ kind: "live-betting", markets: [] });
  const some = packOf({ kind: "live-betting", markets: [1] });
  const any = packOf({ kind: "live-betting", markets: null });
  expect([none, some, any].map((pack) => offersLive(pack))).toEqual([false, true, true]);
  expect([none, some, any].map((pack) => offersLiveMarket(pack, 1))).toEqual([false, true, true]);
  expect([none, some, any].map((pack) => offersLiveMarket(pack, 2))).toEqual([false, false, true]);
});

test("AHEAD-9 cash-out and promotions: not offered where one rule says so", () => {
  expect(offersCashout(packOf({ kind: "cash-out", offered: true }, { kind: "cash-out", offered: false }))).toBe(false);
  expect(mayAutoplay(packOf({ kind: "promotions", autoplay: false }))).toBe(false);
});

test("AHEAD-9 odds changes: a choice that is not allowed becomes the strictest that is", () => {
  const pack = packOf({ kind: "odds-changes", choices: ["accept_higher_odds", "ask_me"] });
  expect(oddsChangeChoices(pack, { default: "accept_any_changes", options: ["accept_any_changes"] })).toEqual({
    default: "ask_me",
    options: ["ask_me"],
  });
  expect(
    oddsChangeChoices(pack, { default: "accept_any_changes", options: ["accept_any_changes", "accept_higher_odds"] }),
  ).toEqual({
    default: "accept_higher_odds",
    options: ["accept_higher_odds"],
  });
  expect(agreedOddsChanges(pack, "accept_any_changes")).toBe("ask_me");
  expect(agreedOddsChanges(pack, "accept_higher_odds")).toBe("accept_higher_odds");
});

test("AHEAD-9 reality check: the shorter of brand and pack; where neither says how often, every hour", () => {
  const hourly = packOf({ kind: "reality-check", mostMinutes: 30 });
  expect([60, 15, null].map((brand) => realityCheckOf(hourly, brand))).toEqual([30, 15, 30]);
  const some = packOf({ kind: "reality-check", mostMinutes: null });
  expect([20, null].map((brand) => realityCheckOf(some, brand))).toEqual([20, 60]);
});

test("AHEAD-9 the strictest of several rules holds: age, break, statement, retention", () => {
  expect(ageMarkOf(packOf({ kind: "age", mark: "18+" }, { kind: "age", mark: "21+" }))).toBe("21+");
  const breaks = packOf({ kind: "time-out", hours: 24, oneTap: false }, { kind: "time-out", hours: 48, oneTap: true });
  expect(timeOutOf(breaks)).toEqual({ hours: 48, oneTap: true });
  expect(statementDaysOf(packOf({ kind: "statement", days: 30 }))).toBe(30);
  expect(retentionYears(packOf({ kind: "retention", years: 5 }, { kind: "retention", years: 7 }))).toBe(7);
});

test("AHEAD-9 a finding names the rules of its kind", () => {
  expect(
    idsOf(packOf({ kind: "age", mark: "18+" }, { kind: "cash-out", offered: true }), ({ kind }) => kind === "age"),
  ).toBe("neutral.age");
});
