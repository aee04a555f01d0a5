import { on, onHandicap, onTotal, type SportRules } from "../market-rule.ts";
import * as kind from "../number-kinds.ts";
import * as pairs from "../pair-kinds.ts";

const bothScore = kind.yesNo((x, y) => x > 0 && y > 0);

export const iceHockey: SportRules = {
  scopes: { reg: [0, 1, 2], p1: [0], p2: [1], p3: [2] },
  markets: {
    result: on("goals.reg.margin", kind.result),
    total: onTotal("goals.reg.total", kind.overUnder),
    winner: on("winner", kind.winner),
    "both-score": on("goals.reg", bothScore),
    "double-chance": on("goals.reg.margin", kind.doubleChance),
    "draw-no-bet": on("goals.reg.margin", kind.drawNoBet),
    "puck-line": onHandicap("goals.all.margin", kind.handicap),
    handicap: onHandicap("goals.reg.margin", kind.threeWayHandicap),
    "home-total": onTotal("goals.reg.home", kind.overUnder),
    "away-total": onTotal("goals.reg.away", kind.overUnder),
    "odd-even": on("goals.reg.total", kind.oddEven),
    "correct-score": on("goals.reg", pairs.correctScore(5)),
    "exact-goals": on("goals.reg.total", kind.exactly(9, 2)),
    overtime: on(
      "goals.reg.margin",
      kind.yesNo((x) => x === 0),
    ),
    "result-and-total": onTotal("goals.reg", pairs.resultAndTotal),
    "next-goal": on("goal.{goal}", kind.whichSide),
    "period-result": on("goals.p{period}.margin", kind.result),
    "period-total": onTotal("goals.p{period}.total", kind.overUnder),
    "period-double-chance": on("goals.p{period}.margin", kind.doubleChance),
    "period-both-score": on("goals.p{period}", bothScore),
  },
};
