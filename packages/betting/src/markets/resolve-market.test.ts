import type { ResultFacts } from "@touchline/protocol";
import { describe, expect, test } from "vitest";
import { NO_RESULT } from "./no-result.ts";
import { resolveMarket } from "./resolve-market.ts";
import { SPORT_RULES } from "./sport-rules.ts";

const pair = (home: number, away: number) => ({ home, away });
const goal = (part: number, side: "HOME" | "AWAY", player: number | null = null) => ({ part, side, player });
const facts = (given: Partial<ResultFacts>): ResultFacts => ({ ...NO_RESULT, ...given });

const letters = { WON: "W", LOST: "L", VOID: "V", HALF_WON: "w", HALF_LOST: "l" } as const;

/** One letter per outcome; `-` where the market has no rule. */
const settle = (
  sportKey: string,
  marketKey: string,
  given: ResultFacts,
  outcomes: number,
  specifiers: Record<string, string> = {},
): string =>
  Array.from({ length: outcomes }, (_, outcome) => {
    const resolved = resolveMarket({ sportKey, marketKey, specifiers, outcome }, given);
    return resolved ? letters[resolved.resolution] : "-";
  }).join("");

/** 2:1 after 1:1 at half-time; home scored first and last, by players 3 and 0, away by 11. */
const soccer = facts({
  partsPlayed: 2,
  parts: [pair(1, 1), pair(1, 0)],
  score: pair(2, 1),
  corners: [pair(3, 4), pair(2, 1)],
  cards: [pair(1, 0), pair(1, 2)],
  redCards: pair(0, 1),
  scores: [goal(0, "HOME", 3), goal(0, "AWAY", 11), goal(1, "HOME", 0)],
  players: Array.from({ length: 22 }, (_, index) => ({ name: `Player ${index}`, played: index !== 5 })),
  qualified: "HOME",
});

describe("soccer", () => {
  test.each([
    ["result", 3, {}, "WLL"],
    ["total", 2, { total: "2.5" }, "WL"],
    ["asian-total", 2, { total: "2.75" }, "wl"],
    ["asian-total", 2, { total: "3.25" }, "lw"],
    ["asian-total", 2, { total: "3" }, "VV"],
    ["asian-handicap", 2, { handicap: "-0.75" }, "wl"],
    ["asian-handicap", 2, { handicap: "-1.25" }, "lw"],
    ["asian-handicap", 2, { handicap: "-1" }, "VV"],
    ["asian-handicap", 2, { handicap: "0.25" }, "WL"],
    ["handicap", 3, { handicap: "-1" }, "LWL"],
    ["both-score", 2, {}, "WL"],
    ["home-clean-sheet", 2, {}, "LW"],
    ["away-clean-sheet", 2, {}, "LW"],
    ["home-win-to-nil", 2, {}, "LW"],
    ["home-total", 2, { total: "1.5" }, "WL"],
    ["away-total", 2, { total: "1.5" }, "LW"],
    ["first-half-result", 3, {}, "LWL"],
    ["second-half-result", 3, {}, "WLL"],
    ["second-half-total", 2, { total: "1.5" }, "LW"],
    ["half-and-full-time", 9, {}, "LLLWLLLLL"],
    ["highest-half", 3, {}, "WLL"],
    ["home-both-halves", 2, {}, "WL"],
    ["away-both-halves", 2, {}, "LW"],
    ["next-goal", 3, { goal: "2" }, "LLW"],
    ["next-goal", 3, { goal: "4" }, "LWL"],
    ["first-goal", 3, {}, "WLL"],
    ["last-goal", 3, {}, "WLL"],
    ["qualify", 2, {}, "WL"],
    ["corners-total", 2, { total: "9.5" }, "WL"],
    ["first-half-corners-result", 3, {}, "LLW"],
    ["cards-total", 2, { total: "4.5" }, "LW"],
    ["cards-handicap", 2, { handicap: "0.5" }, "WL"],
    ["red-card", 2, {}, "WL"],
    ["anytime-scorer", 6, {}, "WLLWLV"],
    ["two-goals-scorer", 4, {}, "LLLL"],
    ["first-scorer", 6, {}, "LLLWLV"],
  ] as const)("%s of %i, %j: %s", (key, outcomes, specifiers, expected) => {
    expect(settle("soccer", key, soccer, outcomes, specifiers)).toBe(expected);
  });

  test("without a goal nobody is first, last or next", () => {
    const goalless = facts({ players: soccer.players });
    expect(settle("soccer", "first-goal", goalless, 3)).toBe("LWL");
    expect(settle("soccer", "last-goal", goalless, 3)).toBe("LWL");
    expect(settle("soccer", "first-scorer", goalless, 2)).toBe("LL");
  });

  test("without a qualified side the market to qualify is void", () => {
    expect(settle("soccer", "qualify", { ...soccer, qualified: null }, 2)).toBe("VV");
    expect(settle("soccer", "qualify", { ...soccer, qualified: "AWAY" }, 2)).toBe("LW");
  });
});

describe("abandoned in the second half at 2:1", () => {
  const broken = { ...soccer, final: false, partsPlayed: 1, qualified: null };
  test.each([
    ["result", 3, {}, "VVV"],
    ["total", 2, { total: "2.5" }, "WL"],
    ["total", 2, { total: "3.5" }, "VV"],
    ["both-score", 2, {}, "WL"],
    ["correct-score", 1, {}, "L"],
    ["home-total", 2, { total: "1.5" }, "WL"],
    ["first-half-result", 3, {}, "LWL"],
    ["first-half-corners-total", 2, { total: "6.5" }, "WL"],
    ["second-half-result", 3, {}, "VVV"],
    ["half-and-full-time", 4, {}, "LLLV"],
    ["next-goal", 3, { goal: "1" }, "WLL"],
    ["next-goal", 3, { goal: "4" }, "VVV"],
    ["last-goal", 3, {}, "VVV"],
    ["red-card", 2, {}, "WL"],
    ["anytime-scorer", 2, {}, "WV"],
    ["two-goals-scorer", 1, {}, "V"],
    ["first-scorer", 4, {}, "LLLW"],
    ["qualify", 2, {}, "VV"],
  ] as const)("%s of %i, %j: %s", (key, outcomes, specifiers, expected) => {
    expect(settle("soccer", key, broken, outcomes, specifiers)).toBe(expected);
  });

  test("before the first goal, first scorer and red card are not decided", () => {
    const early = { ...broken, parts: [pair(0, 0)], partsPlayed: 0, scores: [], redCards: pair(0, 0) };
    expect(settle("soccer", "first-scorer", early, 3)).toBe("VVV");
    expect(settle("soccer", "red-card", early, 2)).toBe("VV");
  });
});

describe("sports in parts", () => {
  /** 2:2 after three periods, decided by one away goal. */
  const hockey = facts({
    partsPlayed: 4,
    parts: [pair(1, 0), pair(0, 2), pair(1, 0), pair(0, 1)],
    score: pair(2, 3),
    scores: [goal(0, "HOME"), goal(1, "AWAY"), goal(1, "AWAY"), goal(2, "HOME")],
  });
  /** 90:90, then 12:8 in overtime. */
  const basketball = facts({
    partsPlayed: 5,
    parts: [pair(20, 25), pair(25, 20), pair(25, 25), pair(20, 20), pair(12, 8)],
    score: pair(102, 98),
  });
  /** Power plays of 50 and 61. */
  const cricket = facts({
    partsPlayed: 4,
    parts: [pair(50, 0), pair(101, 0), pair(0, 61), pair(0, 91)],
    score: pair(151, 152),
  });
  /** One run in the first inning, four by the fifth. */
  const baseball = facts({
    partsPlayed: 17,
    parts: [
      pair(0, 1),
      pair(0, 0),
      ...Array.from({ length: 8 }, (_, index) => pair(index === 3 ? 3 : 0, 0)),
      pair(0, 1),
    ],
    score: pair(3, 2),
  });
  test.each([
    ["ice-hockey", "result", hockey, 3, {}, "LWL"],
    ["ice-hockey", "winner", hockey, 2, {}, "LW"],
    ["ice-hockey", "total", hockey, 2, { total: "4.5" }, "LW"],
    ["ice-hockey", "puck-line", hockey, 2, { handicap: "1.5" }, "WL"],
    ["ice-hockey", "period-result", hockey, 3, { period: "2" }, "LLW"],
    ["ice-hockey", "period-both-score", hockey, 2, { period: "2" }, "LW"],
    ["ice-hockey", "overtime", hockey, 2, {}, "WL"],
    ["ice-hockey", "exact-goals", hockey, 3, {}, "LLW"],
    ["ice-hockey", "next-goal", hockey, 3, { goal: "5" }, "LWL"],
    ["basketball", "result", basketball, 3, {}, "LWL"],
    ["basketball", "overtime", basketball, 2, {}, "WL"],
    ["basketball", "winner", basketball, 2, {}, "WL"],
    ["basketball", "total", basketball, 2, { total: "199.5" }, "WL"],
    ["basketball", "home-total", basketball, 2, { total: "102.5" }, "LW"],
    ["basketball", "winning-margin", basketball, 2, {}, "WL"],
    ["basketball", "winner-and-total", basketball, 4, { total: "200.5" }, "LWLL"],
    ["basketball", "quarter-handicap", basketball, 2, { quarter: "1", handicap: "4.5" }, "LW"],
    ["basketball", "first-half-draw-no-bet", basketball, 2, {}, "VV"],
    ["american-football", "first-half-total", basketball, 2, { total: "90.5" }, "LW"],
    ["handball", "first-half-result", hockey, 3, {}, "WLL"],
    ["rugby", "handicap", hockey, 2, { handicap: "1.5" }, "WL"],
    ["cricket", "winner", cricket, 2, {}, "LW"],
    ["cricket", "home-power-play", cricket, 2, { total: "49.5" }, "WL"],
    ["cricket", "away-power-play", cricket, 2, { total: "61.5" }, "LW"],
    ["cricket", "first-innings", cricket, 2, { total: "150.5" }, "WL"],
    ["cricket", "first-innings-odd-even", cricket, 2, {}, "WL"],
    ["baseball", "winner", baseball, 2, {}, "WL"],
    ["baseball", "first-inning-run", baseball, 2, {}, "WL"],
    ["baseball", "first-five-total", baseball, 2, { total: "4.5" }, "LW"],
    ["baseball", "first-five-result", baseball, 3, {}, "WLL"],
    ["baseball", "run-line", baseball, 2, { handicap: "-1.5" }, "LW"],
  ] as const)("%s %s", (sport, key, given, outcomes, specifiers, expected) => {
    expect(settle(sport, key, given, outcomes, specifiers)).toBe(expected);
  });

  test("a completed part is settled when the rest was not played", () => {
    const broken = { ...hockey, final: false, partsPlayed: 1, parts: hockey.parts.slice(0, 2) };
    expect(settle("ice-hockey", "period-result", broken, 3, { period: "1" })).toBe("WLL");
    expect(settle("ice-hockey", "period-result", broken, 3, { period: "2" })).toBe("VVV");
    expect(settle("ice-hockey", "winner", broken, 2)).toBe("VV");
    expect(settle("ice-hockey", "puck-line", broken, 2, { handicap: "1.5" })).toBe("VV");
  });

  test("without a winner the winner market is void", () => {
    expect(settle("ice-hockey", "winner", facts({ score: pair(2, 2) }), 2)).toBe("VV");
  });
});

describe("sports in sets", () => {
  /** 7:6, 3:6, 6:4 in games; away and home won the first two games of the first set. */
  const tennis = facts({
    partsPlayed: 3,
    parts: [pair(7, 6), pair(3, 6), pair(6, 4)],
    score: pair(2, 1),
    scores: [goal(0, "AWAY"), goal(0, "HOME"), goal(1, "HOME")],
  });
  test.each([
    ["winner", tennis, 2, {}, "WL"],
    ["total-games", tennis, 2, { total: "31.5" }, "WL"],
    ["game-handicap", tennis, 2, { handicap: "-0.5" }, "LW"],
    ["total-sets", tennis, 2, { total: "2.5" }, "WL"],
    ["set-handicap", tennis, 2, { handicap: "-1.5" }, "LW"],
    ["correct-score-3", tennis, 4, {}, "LWLL"],
    ["correct-score-5", tennis, 6, {}, "VVVVVV"],
    ["set-winner", tennis, 2, { set: "2" }, "LW"],
    ["set-winner", tennis, 2, { set: "4" }, "VV"],
    ["set-total", tennis, 2, { set: "1", total: "12.5" }, "WL"],
    ["set-handicap-games", tennis, 2, { set: "3", handicap: "-2.5" }, "LW"],
    ["set-score", tennis, 14, { set: "1" }, "LLLLLLWLLLLLLL"],
    ["set-tie-break", tennis, 2, { set: "1" }, "WL"],
    ["set-tie-break", tennis, 2, { set: "2" }, "LW"],
    ["tie-break", tennis, 2, {}, "WL"],
    ["home-games", tennis, 2, { total: "16.5" }, "LW"],
    ["odd-even", tennis, 2, {}, "LW"],
    ["away-wins-set", tennis, 2, {}, "WL"],
    ["game-winner", tennis, 2, { set: "1", game: "1" }, "LW"],
    ["game-winner", tennis, 2, { set: "2", game: "1" }, "WL"],
    ["game-winner", tennis, 2, { set: "2", game: "2" }, "VV"],
  ] as const)("tennis %s %#", (key, given, outcomes, specifiers, expected) => {
    expect(settle("tennis", key, given, outcomes, specifiers)).toBe(expected);
  });

  test("abandoned in the third set: the first two sets are settled, and games already played count", () => {
    const broken = { ...tennis, final: false, partsPlayed: 2, score: pair(1, 1) };
    expect(settle("tennis", "set-winner", broken, 2, { set: "1" })).toBe("WL");
    expect(settle("tennis", "set-winner", broken, 2, { set: "3" })).toBe("VV");
    expect(settle("tennis", "set-total", broken, 2, { set: "3", total: "8.5" })).toBe("WL");
    expect(settle("tennis", "total-games", broken, 2, { total: "31.5" })).toBe("WL");
    expect(settle("tennis", "total-games", broken, 2, { total: "32.5" })).toBe("VV");
    expect(settle("tennis", "away-wins-set", broken, 2)).toBe("WL");
    expect(settle("tennis", "total-sets", broken, 2, { total: "1.5" })).toBe("WL");
    expect(settle("tennis", "total-sets", broken, 2, { total: "2.5" })).toBe("VV");
    expect(settle("tennis", "tie-break", broken, 2)).toBe("WL");
    expect(settle("tennis", "tie-break", { ...broken, parts: [pair(6, 3)] }, 2)).toBe("VV");
    expect(settle("tennis", "correct-score-3", broken, 4)).toBe("VVVV");
  });

  test("best of five has its own correct score, and rally sports one by their length", () => {
    const long = facts({ score: pair(3, 1), parts: [pair(25, 20), pair(20, 25), pair(25, 20), pair(25, 23)] });
    expect(settle("tennis", "correct-score-5", long, 6)).toBe("LWLLLL");
    expect(settle("tennis", "correct-score-3", long, 4)).toBe("VVVV");
    expect(settle("volleyball", "correct-score", long, 6)).toBe("LWLLLL");
    expect(settle("esports", "correct-score", facts({ score: pair(0, 2) }), 4)).toBe("LLLW");
    expect(settle("darts", "total", long, 2, { total: "182.5" })).toBe("WL");
    expect(settle("table-tennis", "set-handicap-points", long, 2, { set: "4", handicap: "-2.5" })).toBe("LW");
  });
});

describe("mma", () => {
  test.each([
    ["stopped in the second by home", { score: pair(1, 0), stoppedIn: 2 }, "WL", "WL", "LW", "WLLL", "LWLL"],
    ["stopped in the first by away", { score: pair(0, 1), stoppedIn: 1 }, "LW", "LW", "LW", "LLWL", "WLLL"],
    ["on points for home", { score: pair(1, 0) }, "WL", "WL", "WL", "LWLL", "LLLW"],
    ["on points for away", { score: pair(0, 1) }, "LW", "WL", "WL", "LLLW", "LLLW"],
    ["broken off in the second", { final: false, partsPlayed: 1 }, "VV", "WL", "VV", "VVVV", "LVVV"],
    ["broken off in the third", { final: false, partsPlayed: 2 }, "VV", "WL", "VV", "VVVV", "LLVV"],
  ])("%s", (_name, given, winner, rounds, distance, method, round) => {
    const bout = facts(given);
    expect(settle("mma", "winner", bout, 2)).toBe(winner);
    expect(settle("mma", "rounds", bout, 2, { total: "1.5" })).toBe(rounds);
    expect(settle("mma", "distance", bout, 2)).toBe(distance);
    expect(settle("mma", "method", bout, 4)).toBe(method);
    expect(settle("mma", "round", bout, 4)).toBe(round);
  });
});

test("does not resolve a market without a rule or with a malformed line", () => {
  expect(settle("soccer", "nothing", soccer, 1)).toBe("-");
  expect(settle("curling", "winner", soccer, 1)).toBe("-");
  expect(settle("soccer", "total", soccer, 1, { total: "2.3" })).toBe("-");
  expect(settle("soccer", "total", soccer, 1)).toBe("-");
});

test("every rule of every sport resolves every outcome, completed or not", () => {
  const specifiers = { total: "1.5", handicap: "-0.5", set: "1", game: "1", goal: "1", period: "1", quarter: "1" };
  for (const [sport, { markets }] of Object.entries(SPORT_RULES)) {
    for (const [key, { kind }] of Object.entries(markets)) {
      const count = Math.max(kind.outcomes.length, 1);
      for (const given of [soccer, { ...soccer, final: false, partsPlayed: 0 }]) {
        expect(settle(sport, key, given, count, specifiers), `${sport} ${key}`).toMatch(/^[WLVwl]+$/);
      }
    }
  }
});

test("cricket abandoned before the first ball leaves every line of runs undecided", () => {
  const washedOut = facts({ final: false, partsPlayed: 0, parts: [pair(0, 0)], score: pair(0, 0) });
  for (const total of ["110.5", "150.5", "320.5"])
    expect(settle("cricket", "first-innings", washedOut, 2, { total })).toBe("VV");
});
