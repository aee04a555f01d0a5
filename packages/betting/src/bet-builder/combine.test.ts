import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Specifiers } from "../markets/market-rule.ts";
import { type BuilderPick, combine, createCombiner } from "./combine.ts";

const pick = (sportKey: string, marketKey: string, outcome: number, specifiers: Specifiers = {}): BuilderPick => ({
  eventId: 1,
  sportKey,
  marketKey,
  specifiers,
  outcome,
  betBuilder: true,
});

const HOME = 0;
const DRAW = 1;
const AWAY = 2;
const OVER = 0;
const UNDER = 1;
const YES = 0;
const NO = 1;

const total = (outcome: number, line: number, key = "total") => pick("soccer", key, outcome, { total: `${line}` });
const result = (outcome: number) => pick("soccer", "result", outcome);
const bothScore = (outcome: number) => pick("soccer", "both-score", outcome);

describe("PEER-13 soccer: combinations and contradictions", () => {
  test.each([
    ["home win and over 2.5", [result(HOME)], total(OVER, 2.5), true],
    ["home win and 1X, which it implies", [result(HOME)], pick("soccer", "double-chance", 0), true],
    ["home win and X2", [result(HOME)], pick("soccer", "double-chance", 2), false],
    ["draw and odd goals", [result(DRAW)], pick("soccer", "odd-even", 0), false],
    ["draw and even goals", [result(DRAW)], pick("soccer", "odd-even", 1), true],
    ["both score and under 1.5", [bothScore(YES)], total(UNDER, 1.5), false],
    ["both score and under 2.5", [bothScore(YES)], total(UNDER, 2.5), true],
    ["home win, but not by two", [result(HOME)], pick("soccer", "handicap", AWAY, { handicap: "-2" }), true],
    ["home win, but not by one", [result(HOME)], pick("soccer", "handicap", AWAY, { handicap: "-1" }), false],
    ["away win and home one up", [result(AWAY)], pick("soccer", "handicap", HOME, { handicap: "-1" }), false],
    ["a clean sheet and both score", [pick("soccer", "home-clean-sheet", YES)], bothScore(YES), false],
    ["no clean sheet and both score", [pick("soccer", "home-clean-sheet", NO)], bothScore(YES), true],
    ["2:1 and home win", [pick("soccer", "correct-score", 11)], result(HOME), true],
    ["2:1 and under 2.5", [pick("soccer", "correct-score", 11)], total(UNDER, 2.5), false],
    ["a goal in the first half and none at all", [total(OVER, 0.5, "first-half-total")], total(UNDER, 0.5), false],
    ["home at half-time, away at the end", [pick("soccer", "half-and-full-time", 2)], result(AWAY), true],
    [
      "home at half-time, draw at half-time",
      [pick("soccer", "half-and-full-time", 2)],
      pick("soccer", "first-half-result", DRAW),
      false,
    ],
    [
      "many corners and a goalless draw",
      [pick("soccer", "correct-score", 0)],
      total(OVER, 11.5, "corners-total"),
      true,
    ],
    ["few corners, many of one side", [total(UNDER, 8.5, "corners-total")], total(OVER, 8.5, "home-corners"), false],
    ["few corners, some of one side", [total(UNDER, 8.5, "corners-total")], total(OVER, 7.5, "home-corners"), true],
    ["few cards and many goals", [total(UNDER, 2.5, "cards-total")], total(OVER, 8.5), true],
    [
      "a home player scores and home does not",
      [pick("soccer", "anytime-scorer", 3)],
      total(UNDER, 0.5, "home-total"),
      false,
    ],
    [
      "a home player scores and away does not",
      [pick("soccer", "anytime-scorer", 10)],
      total(UNDER, 0.5, "away-total"),
      true,
    ],
    [
      "an away player scores and away does not",
      [pick("soccer", "anytime-scorer", 11)],
      total(UNDER, 0.5, "away-total"),
      false,
    ],
  ])("%s", (_name, picks, candidate, expected) => {
    expect(combine(picks, candidate).combines).toBe(expected);
  });

  test("refuses three picks that combine in pairs but cannot all win, and names the ones that rule it out", () => {
    const picks = [total(OVER, 8.5, "corners-total"), result(HOME), bothScore(YES), total(OVER, 0.5)];
    expect(combine(picks, total(UNDER, 2.5))).toEqual({
      combines: false,
      reason: "contradiction",
      clashes: [result(HOME), bothScore(YES)],
    });
  });
});

describe("PEER-13 other sports", () => {
  const points = (key: string, outcome: number, line: number) =>
    pick("basketball", key, outcome, { [key === "handicap" ? "handicap" : "total"]: `${line}` });
  const tennis = (key: string, outcome: number, specifiers: Specifiers = {}) =>
    pick("tennis", key, outcome, specifiers);
  test.each([
    [
      "basketball: both sides high, the sum low",
      [points("home-total", OVER, 100.5), points("away-total", OVER, 90.5)],
      points("total", UNDER, 191.5),
      false,
    ],
    [
      "basketball: both sides high, the sum just enough",
      [points("home-total", OVER, 100.5), points("away-total", OVER, 90.5)],
      points("total", UNDER, 192.5),
      true,
    ],
    [
      "basketball: away wins, home gives points",
      [pick("basketball", "winner", 1)],
      points("handicap", HOME, -3.5),
      false,
    ],
    ["basketball: away wins, home gets points", [pick("basketball", "winner", 1)], points("handicap", HOME, 3.5), true],
    [
      "basketball: by 1 to 5, beyond 5.5",
      [pick("basketball", "winning-margin", 0)],
      points("handicap", HOME, -5.5),
      false,
    ],
    ["ice hockey: a draw, then home", [pick("ice-hockey", "result", DRAW)], pick("ice-hockey", "winner", 0), true],
    [
      "ice hockey: home in time, away in the end",
      [pick("ice-hockey", "result", HOME)],
      pick("ice-hockey", "winner", 1),
      false,
    ],
    [
      "ice hockey: a draw, home two up in the end",
      [pick("ice-hockey", "result", DRAW)],
      pick("ice-hockey", "puck-line", 0, { handicap: "-1.5" }),
      false,
    ],
    [
      "baseball: home wins by two or more, even",
      [pick("baseball", "run-line", 0, { handicap: "-1.5" })],
      pick("baseball", "odd-even", 1),
      true,
    ],
    [
      "baseball: one run in all, away wins, home scores",
      [pick("baseball", "winner", 1), pick("baseball", "total", UNDER, { total: "1.5" })],
      pick("baseball", "home-total", OVER, { total: "0.5" }),
      false,
    ],
    [
      "tennis: home wins both sets, away a set of three",
      [tennis("correct-score-3", 0)],
      tennis("away-wins-set", YES),
      false,
    ],
    ["tennis: away the first set, home the match", [tennis("set-winner", 1, { set: "1" })], tennis("winner", 0), true],
    [
      "tennis: twelve games, three sets",
      [tennis("total-games", UNDER, { total: "17.5" })],
      tennis("total-sets", OVER, { total: "2.5" }),
      false,
    ],
    [
      "tennis: eighteen games, three sets",
      [tennis("total-games", UNDER, { total: "18.5" })],
      tennis("total-sets", OVER, { total: "2.5" }),
      true,
    ],
    [
      "tennis: wins the match with fewer games",
      [tennis("winner", 0)],
      tennis("game-handicap", 1, { handicap: "-0.5" }),
      true,
    ],
    [
      "tennis: two sets to love with fewer games",
      [tennis("correct-score-3", 0)],
      tennis("game-handicap", 1, { handicap: "-0.5" }),
      false,
    ],
  ] as const)("%s", (_name, picks, candidate, expected) => {
    expect(combine(picks, candidate).combines).toBe(expected);
  });

  test("the number of sets decides what two set winners leave open", () => {
    const two = (bestOf: 3 | 5) => ["1", "2"].map((set) => ({ ...tennis("set-winner", 0, { set }), bestOf }));
    expect(combine(two(3), { ...tennis("away-wins-set", YES), bestOf: 3 }).combines).toBe(false);
    expect(combine(two(5), { ...tennis("away-wins-set", YES), bestOf: 5 }).combines).toBe(true);
  });
});

describe("PEER-13 refusals for other reasons", () => {
  test("refuses a pick of another event", () => {
    const other = { ...result(HOME), eventId: 2 };
    expect(combine([other], total(OVER, 2.5))).toEqual({ combines: false, reason: "other_event", clashes: [other] });
  });

  test.each([
    ["a market that is not for builders", { ...total(OVER, 2.5), betBuilder: false }],
    ["a market without a rule", pick("soccer", "nothing", 0)],
    ["a line that cannot be read", pick("soccer", "total", 0, { total: "x" })],
    ["what the results do not tell apart", pick("soccer", "next-goal", 0, { goal: "1" })],
    ["who scored first", pick("soccer", "first-scorer", 0)],
    ["corners of a half", total(OVER, 4.5, "first-half-corners-total")],
    ["a sport without builders", pick("darts", "winner", 0)],
  ])("%s", (_name, candidate) => {
    expect(combine([], candidate)).toEqual({ combines: false, reason: "not_supported", clashes: [] });
  });

  test("refuses the same market, but not another line of it", () => {
    expect(combine([total(OVER, 2.5)], total(UNDER, 2.5))).toEqual({
      combines: false,
      reason: "same_market",
      clashes: [total(OVER, 2.5)],
    });
    expect(combine([total(OVER, 2.5)], total(OVER, 1.5))).toEqual({ combines: true });
    expect(combine([total(OVER, 2.5)], total(OVER, 2.5, "home-total"))).toEqual({ combines: true });
  });

  test("refuses an eleventh pick", () => {
    const lines = [0.5, 1.5, 2.5, 3.5, 4.5];
    const ten = [...lines.map((line) => total(OVER, line)), ...lines.map((line) => total(OVER, line, "corners-total"))];
    expect(combine(ten.slice(1), result(HOME))).toEqual({ combines: true });
    expect(combine(ten, result(HOME))).toEqual({ combines: false, reason: "too_many", clashes: [] });
    expect(combine(ten, total(OVER, 2.5))).toMatchObject({ reason: "same_market" });
  });
});

const anyPick: fc.Arbitrary<BuilderPick> = fc.oneof(
  fc.integer({ min: 0, max: 2 }).map(result),
  fc.integer({ min: 0, max: 1 }).map(bothScore),
  fc.integer({ min: 0, max: 2 }).map((outcome) => pick("soccer", "first-half-result", outcome)),
  fc.integer({ min: 0, max: 8 }).map((outcome) => pick("soccer", "half-and-full-time", outcome)),
  fc.integer({ min: 0, max: 27 }).map((outcome) => pick("soccer", "correct-score", outcome)),
  fc
    .tuple(
      fc.integer({ min: 0, max: 1 }),
      fc.integer({ min: 0, max: 5 }),
      fc.constantFrom("total", "home-total", "away-total", "second-half-total"),
    )
    .map(([outcome, line, key]) => total(outcome, line + 0.5, key)),
);

const marketOf = ({ marketKey, specifiers }: BuilderPick): string => `${marketKey}${JSON.stringify(specifiers)}`;

test("PEER-13 the order of the picks does not matter", () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyPick, { minLength: 2, maxLength: 4, selector: marketOf }), (picks) => {
      const [last, ...others] = picks as [BuilderPick, ...BuilderPick[]];
      const reason = (held: readonly BuilderPick[], candidate: BuilderPick) => {
        const answer = combine(held, candidate);
        return answer.combines || answer.reason;
      };
      expect(reason(others.toReversed(), last)).toBe(reason(others, last));
      const [next, ...rest] = others as [BuilderPick, ...BuilderPick[]];
      // If the others already contradict each other, only the result for the whole set is independent of the order.
      if (reason(rest, next) === true) expect(reason([...rest, last], next)).toBe(reason(others, last));
    }),
    { numRuns: 60 },
  );
});

test("PEER-13 a pick always combines with what it implies", () => {
  const side = fc.constantFrom("total", "home-total", "away-total", "corners-total");
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 }), side, (one, other, key) => {
      fc.pre(one !== other);
      for (const outcome of [OVER, UNDER]) {
        expect(combine([total(outcome, one + 0.5, key)], total(outcome, other + 0.5, key)).combines).toBe(true);
      }
      expect(combine([total(OVER, one + 0.5, key)], total(UNDER, other + 0.5, key)).combines).toBe(one < other);
    }),
    { numRuns: 60 },
  );
});

test("PEER-13 one combiner answers for a whole event", () => {
  const answer = createCombiner([result(HOME), total(OVER, 2.5)]);
  expect(answer(bothScore(YES)).combines).toBe(true);
  expect(answer(total(UNDER, 0.5, "home-total")).combines).toBe(false);
  expect(answer(total(OVER, 9.5, "corners-total")).combines).toBe(true);
});
