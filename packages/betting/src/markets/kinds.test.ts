import type { Resolution } from "@touchline/protocol";
import { describe, expect, test } from "vitest";
import type { MarketKind } from "./kind.ts";
import * as kind from "./number-kinds.ts";
import * as pairs from "./pair-kinds.ts";
import { resolutionOf } from "./resolve-market.ts";

const letters: Readonly<Record<Resolution, string>> = { WON: "W", LOST: "L", VOID: "V", HALF_WON: "w", HALF_LOST: "l" };

/** One letter per outcome; the line is given in decimals. */
const settle = (market: MarketKind, value: number | readonly [number, number], line = 0): string => {
  const [x, y] = typeof value === "number" ? [value, 0] : value;
  return market.outcomes.map((_, outcome) => letters[resolutionOf(market.verdict(x, y, 4 * line, outcome))]).join("");
};

describe("for a number", () => {
  test.each([
    ["result, home ahead", kind.result, 2, 0, "WLL"],
    ["result, level", kind.result, 0, 0, "LWL"],
    ["double chance, level", kind.doubleChance, 0, 0, "WLW"],
    ["double chance, away ahead", kind.doubleChance, -1, 0, "LWW"],
    ["draw no bet, level", kind.drawNoBet, 0, 0, "VV"],
    ["draw no bet, away ahead", kind.drawNoBet, -1, 0, "LW"],
    ["total, half line", kind.overUnder, 3, 2.5, "WL"],
    ["total, whole line met", kind.overUnder, 3, 3, "VV"],
    ["total, quarter line above", kind.overUnder, 2, 2.25, "lw"],
    ["total, quarter line below", kind.overUnder, 3, 2.75, "wl"],
    ["total, quarter line passed", kind.overUnder, 4, 2.75, "WL"],
    ["handicap, half line", kind.handicap, 1, -1.5, "LW"],
    ["handicap, whole line met", kind.handicap, 1, -1, "VV"],
    ["handicap, quarter line", kind.handicap, 0, -0.25, "lw"],
    ["handicap, quarter line given", kind.handicap, 0, 0.25, "wl"],
    ["handicap, three quarters", kind.handicap, 1, -0.75, "wl"],
    ["three-way handicap met", kind.threeWayHandicap, 1, -1, "LWL"],
    ["three-way handicap beaten", kind.threeWayHandicap, 2, -1, "WLL"],
    ["odd", kind.oddEven, 3, 0, "WL"],
    ["even", kind.oddEven, 0, 0, "LW"],
    ["winner, away", kind.winner, 2, 0, "LW"],
    ["which side, nobody", kind.whichSide, 0, 0, "LWL"],
    ["yes", kind.yesNo((x) => x > 0), 1, 0, "WL"],
    ["exactly, more than the last", kind.exactly(3), 7, 0, "LLLW"],
    ["exactly, fewer than the first", kind.exactly(4, 2), 0, 0, "WLL"],
    ["winning margin, home by two", kind.winningMargin([1, 2, 3], true), 2, 0, "LWLLLLL"],
    ["winning margin, draw", kind.winningMargin([1, 2, 3], true), 0, 0, "LLLWLLL"],
    ["winning margin, away by seven", kind.winningMargin([1, 6], false), -7, 0, "LLLW"],
  ] as const)("%s", (_name, market, value, line, expected) => {
    expect(settle(market, value, line)).toBe(expected);
  });
});

describe("for a pair", () => {
  test.each([
    ["correct score", pairs.correctScore(1), [1, 0], 0, "LLWLLLL"],
    ["correct score, other away win", pairs.correctScore(1), [1, 3], 0, "LLLLLLW"],
    ["race score", pairs.raceScore(2), [1, 2], 0, "LLWL"],
    ["half-time draw, full-time away", pairs.halfAndFullTime, [0, -1], 0, "LLLLLWLLL"],
    ["half-time home, full-time draw", pairs.halfAndFullTime, [1, -1], 0, "LWLLLLLLL"],
    ["highest half, equal", pairs.highestHalf, [1, 1], 0, "LWL"],
    ["result and total", pairs.resultAndTotal, [2, 1], 2.5, "WLLLLL"],
    ["winner and total", pairs.winnerAndTotal, [-1, 180], 190.5, "LLLW"],
    ["result and both score", pairs.resultAndBothScore, [1, 1], 0, "LLWLLL"],
    ["total and both score", pairs.totalAndBothScore, [3, 0], 2.5, "LLWL"],
  ] as const)("%s", (_name, market, value, line, expected) => {
    expect(settle(market, value, line)).toBe(expected);
  });
});

/** The words of each outcome, joined. */
const wordsOf = ({ outcomes, joint }: MarketKind): string =>
  outcomes
    .map((words) =>
      words
        .map((word) => (typeof word === "string" ? word : "sign" in word ? word.sign : `${word.text} ${word.n}`))
        .join(joint),
    )
    .join(", ");

test.each([
  ["total", kind.overUnder, "over, under"],
  ["handicap", kind.handicap, "homeHandicap, awayHandicap"],
  ["draw no bet", kind.drawNoBet, "home, away"],
  ["odd or even", kind.oddEven, "odd, even"],
  ["winner", kind.winner, "home, away"],
  ["result", kind.result, "home, draw, away"],
  ["double chance", kind.doubleChance, "homeOrDraw, homeOrAway, drawOrAway"],
  ["three-way handicap", kind.threeWayHandicap, "homeHandicap, drawHandicap, awayHandicap"],
  ["which side", kind.whichSide, "home, nobody, away"],
  ["yes or no", kind.yesNo(() => true), "yes, no"],
  ["exactly", kind.exactly(2), "0, 1, 2+"],
  ["winning margin", kind.winningMargin([1, 3], true), "homeBy 1–2, homeBy 3+, draw, awayBy 1–2, awayBy 3+"],
  ["winning margin without a draw", kind.winningMargin([1, 6], false), "homeBy 1–5, homeBy 6+, awayBy 1–5, awayBy 6+"],
  ["correct score", pairs.correctScore(1), "0:0, 0:1, 1:0, 1:1, otherHome, otherDraw, otherAway"],
  ["race score", pairs.raceScore(2), "2:0, 2:1, 1:2, 0:2"],
  ["highest half", pairs.highestHalf, "firstHalf, equal, secondHalf"],
  [
    "half and full time",
    pairs.halfAndFullTime,
    "home / home, home / draw, home / away, draw / home, draw / draw, draw / away, away / home, away / draw, away / away",
  ],
  ["winner and total", pairs.winnerAndTotal, "home & over, home & under, away & over, away & under"],
  [
    "result and both score",
    pairs.resultAndBothScore,
    "home & yes, home & no, draw & yes, draw & no, away & yes, away & no",
  ],
  ["total and both score", pairs.totalAndBothScore, "over & yes, under & yes, over & no, under & no"],
] as const)("outcomes of %s have their names in order", (_name, market, expected) => {
  expect(wordsOf(market)).toBe(expected);
});
