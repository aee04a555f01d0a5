import { type MarketRule, on, onHandicap, onPlayers, onTotal, type SportRules } from "../market-rule.ts";
import * as kind from "../number-kinds.ts";
import * as pairs from "../pair-kinds.ts";

const isNone = kind.yesNo((x) => x === 0);
const bothPositive = kind.yesNo((x, y) => x > 0 && y > 0);

const half = (name: "first" | "second", part: "p1" | "p2"): Readonly<Record<string, MarketRule>> => ({
  [`${name}-half-result`]: on(`goals.${part}.margin`, kind.result),
  [`${name}-half-double-chance`]: on(`goals.${part}.margin`, kind.doubleChance),
  [`${name}-half-total`]: onTotal(`goals.${part}.total`, kind.overUnder),
  [`${name}-half-both-score`]: on(`goals.${part}`, bothPositive),
  [`${name}-half-odd-even`]: on(`goals.${part}.total`, kind.oddEven),
});

export const soccer: SportRules = {
  scopes: { all: [0, 1], p1: [0], p2: [1] },
  markets: {
    result: on("goals.all.margin", kind.result),
    total: onTotal("goals.all.total", kind.overUnder),
    "both-score": on("goals.all", bothPositive),
    "double-chance": on("goals.all.margin", kind.doubleChance),
    "draw-no-bet": on("goals.all.margin", kind.drawNoBet),
    "asian-handicap": onHandicap("goals.all.margin", kind.handicap),
    "asian-total": onTotal("goals.all.total", kind.overUnder),
    handicap: onHandicap("goals.all.margin", kind.threeWayHandicap),
    "correct-score": on("goals.all", pairs.correctScore(4)),
    "odd-even": on("goals.all.total", kind.oddEven),
    "exact-goals": on("goals.all.total", kind.exactly(6)),
    "home-total": onTotal("goals.all.home", kind.overUnder),
    "away-total": onTotal("goals.all.away", kind.overUnder),
    "home-clean-sheet": on("goals.all.away", isNone),
    "away-clean-sheet": on("goals.all.home", isNone),
    "home-win-to-nil": on(
      "goals.all",
      kind.yesNo((x, y) => x > 0 && y === 0),
    ),
    "away-win-to-nil": on(
      "goals.all",
      kind.yesNo((x, y) => y > 0 && x === 0),
    ),
    "winning-margin": on("goals.all.margin", kind.winningMargin([1, 2, 3], true)),
    "result-and-total": onTotal("goals.all", pairs.resultAndTotal),
    "result-and-both-score": on("goals.all", pairs.resultAndBothScore),
    "total-and-both-score": onTotal("goals.all", pairs.totalAndBothScore),
    "next-goal": on("goal.{goal}", kind.whichSide),
    "first-goal": on("goal.1", kind.whichSide),
    "last-goal": on("goal.last", kind.whichSide),
    qualify: on("advance", kind.winner),
    "half-and-full-time": on("halves.margin", pairs.halfAndFullTime),
    "highest-half": on("halves.total", pairs.highestHalf),
    "home-both-halves": on("halves.home", bothPositive),
    "away-both-halves": on("halves.away", bothPositive),
    "home-wins-both-halves": on("halves.margin", bothPositive),
    "away-wins-both-halves": on(
      "halves.margin",
      kind.yesNo((x, y) => x < 0 && y < 0),
    ),
    ...half("first", "p1"),
    ...half("second", "p2"),
    "first-half-draw-no-bet": on("goals.p1.margin", kind.drawNoBet),
    "first-half-asian-handicap": onHandicap("goals.p1.margin", kind.handicap),
    "first-half-asian-total": onTotal("goals.p1.total", kind.overUnder),
    "first-half-correct-score": on("goals.p1", pairs.correctScore(2)),
    "corners-result": on("corners.all.margin", kind.result),
    "corners-total": onTotal("corners.all.total", kind.overUnder),
    "corners-handicap": onHandicap("corners.all.margin", kind.handicap),
    "corners-odd-even": on("corners.all.total", kind.oddEven),
    "home-corners": onTotal("corners.all.home", kind.overUnder),
    "away-corners": onTotal("corners.all.away", kind.overUnder),
    "first-half-corners-result": on("corners.p1.margin", kind.result),
    "first-half-corners-total": onTotal("corners.p1.total", kind.overUnder),
    "cards-result": on("cards.all.margin", kind.result),
    "cards-total": onTotal("cards.all.total", kind.overUnder),
    "cards-handicap": onHandicap("cards.all.margin", kind.handicap),
    "first-half-cards-total": onTotal("cards.p1.total", kind.overUnder),
    "red-card": on(
      "reds",
      kind.yesNo((x) => x > 0),
    ),
    "anytime-scorer": onPlayers("scored.{player}", kind.scoresAtLeast(1)),
    "first-scorer": onPlayers("scorer.first", kind.isPlayer),
    "two-goals-scorer": onPlayers("scored.{player}", kind.scoresAtLeast(2)),
  },
};
