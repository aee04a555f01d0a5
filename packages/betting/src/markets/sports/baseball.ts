import { on, onHandicap, onTotal, type SportRules } from "../market-rule.ts";
import * as kind from "../number-kinds.ts";

/** A part is a half-inning. */
export const baseball: SportRules = {
  scopes: { f5: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], i1: [0, 1] },
  markets: {
    winner: on("winner", kind.winner),
    total: onTotal("runs.all.total", kind.overUnder),
    "run-line": onHandicap("runs.all.margin", kind.handicap),
    "home-total": onTotal("runs.all.home", kind.overUnder),
    "away-total": onTotal("runs.all.away", kind.overUnder),
    "odd-even": on("runs.all.total", kind.oddEven),
    "first-five-result": on("runs.f5.margin", kind.result),
    "first-five-total": onTotal("runs.f5.total", kind.overUnder),
    "first-inning-run": on(
      "runs.i1.total",
      kind.yesNo((x) => x > 0),
    ),
  },
};
