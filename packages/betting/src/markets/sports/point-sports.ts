import { type MarketRule, on, onHandicap, onTotal, type SportRules } from "../market-rule.ts";
import * as kind from "../number-kinds.ts";
import { winnerAndTotal } from "../pair-kinds.ts";

const QUARTERS = { reg: [0, 1, 2, 3], h1: [0, 1], q1: [0], q2: [1], q3: [2], q4: [3] };
const HALVES = { reg: [0, 1], h1: [0] };

const part = (key: string, reading: string): Readonly<Record<string, MarketRule>> => ({
  [`${key}-result`]: on(`${reading}.margin`, kind.result),
  [`${key}-draw-no-bet`]: on(`${reading}.margin`, kind.drawNoBet),
  [`${key}-total`]: onTotal(`${reading}.total`, kind.overUnder),
  [`${key}-handicap`]: onHandicap(`${reading}.margin`, kind.handicap),
  [`${key}-odd-even`]: on(`${reading}.total`, kind.oddEven),
});

/** Markets that include overtime, so that there is a winner. */
const decided: Readonly<Record<string, MarketRule>> = {
  winner: on("winner", kind.winner),
  total: onTotal("points.all.total", kind.overUnder),
  handicap: onHandicap("points.all.margin", kind.handicap),
  "home-total": onTotal("points.all.home", kind.overUnder),
  "away-total": onTotal("points.all.away", kind.overUnder),
  "odd-even": on("points.all.total", kind.oddEven),
};

export const basketball: SportRules = {
  scopes: QUARTERS,
  markets: {
    ...decided,
    result: on("points.reg.margin", kind.result),
    "double-chance": on("points.reg.margin", kind.doubleChance),
    overtime: on(
      "points.reg.margin",
      kind.yesNo((x) => x === 0),
    ),
    "winning-margin": on("points.all.margin", kind.winningMargin([1, 6, 11, 16, 21], false)),
    "winner-and-total": onTotal("points.all.shape", winnerAndTotal),
    ...part("first-half", "points.h1"),
    ...part("quarter", "points.q{quarter}"),
  },
};

const firstHalf: Readonly<Record<string, MarketRule>> = {
  "first-half-result": on("points.h1.margin", kind.result),
  "first-half-total": onTotal("points.h1.total", kind.overUnder),
};

export const americanFootball: SportRules = { scopes: QUARTERS, markets: { ...decided, ...firstHalf } };

/** Handball and rugby, where a match may end level. */
export const levelSport: SportRules = {
  scopes: HALVES,
  markets: {
    result: on("points.reg.margin", kind.result),
    total: onTotal("points.reg.total", kind.overUnder),
    handicap: onHandicap("points.reg.margin", kind.handicap),
    "double-chance": on("points.reg.margin", kind.doubleChance),
    "draw-no-bet": on("points.reg.margin", kind.drawNoBet),
    "home-total": onTotal("points.reg.home", kind.overUnder),
    "away-total": onTotal("points.reg.away", kind.overUnder),
    ...firstHalf,
  },
};

/** The first part of each innings is its power play; home bats first. */
export const cricket: SportRules = {
  scopes: { reg: [0, 1, 2, 3], pp1: [0], pp2: [2] },
  markets: {
    winner: on("winner", kind.winner),
    "first-innings": onTotal("points.reg.home", kind.overUnder),
    "home-power-play": onTotal("points.pp1.home", kind.overUnder),
    "away-power-play": onTotal("points.pp2.away", kind.overUnder),
    "first-innings-odd-even": on("points.reg.home", kind.oddEven),
  },
};
