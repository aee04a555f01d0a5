import { type MarketRule, on, onHandicap, onTotal, type SportRules } from "../market-rule.ts";
import * as kind from "../number-kinds.ts";
import { oneOfScores, raceScore } from "../pair-kinds.ts";

const isSome = kind.yesNo((x) => x > 0);

const sets: Readonly<Record<string, MarketRule>> = {
  winner: on("winner", kind.winner),
  "total-sets": onTotal("sets.total", kind.overUnder),
  "set-handicap": onHandicap("sets.margin", kind.handicap),
  "set-winner": on("set.{set}.winner", kind.winner),
  "set-total": onTotal("set.{set}.total", kind.overUnder),
};

const SET_SCORES: readonly (readonly [won: number, lost: number])[] = [
  ...[0, 1, 2, 3, 4].map((lost) => [6, lost] as const),
  [7, 5],
  [7, 6],
];
const setScore = oneOfScores([...SET_SCORES, ...SET_SCORES.toReversed().map(([won, lost]) => [lost, won] as const)]);

export const tennis: SportRules = {
  scopes: {},
  markets: {
    ...sets,
    "total-games": onTotal("match.total", kind.overUnder),
    "game-handicap": onHandicap("match.margin", kind.handicap),
    "correct-score-3": on("sets.of.2", raceScore(2)),
    "correct-score-5": on("sets.of.3", raceScore(3)),
    "set-handicap-games": onHandicap("set.{set}.margin", kind.handicap),
    "set-score": on("set.{set}", setScore),
    "set-tie-break": on(
      "set.{set}.total",
      kind.yesNo((x) => x === 13),
    ),
    "set-odd-even": on("set.{set}.total", kind.oddEven),
    "tie-break": on("match.tieBreaks", isSome),
    "home-games": onTotal("match.home", kind.overUnder),
    "away-games": onTotal("match.away", kind.overUnder),
    "odd-even": on("match.total", kind.oddEven),
    "home-wins-set": on("sets.home", isSome),
    "away-wins-set": on("sets.away", isSome),
    "game-winner": on("game.{set}.{game}", kind.winner),
  },
};

/** Sports with sets, maps or legs that are races to a number of points; `needed` of them win the match. */
export const rallySport = (needed: number): SportRules => ({
  scopes: {},
  markets: {
    ...sets,
    total: onTotal("match.total", kind.overUnder),
    handicap: onHandicap("match.margin", kind.handicap),
    "correct-score": on("sets", raceScore(needed)),
    "set-handicap-points": onHandicap("set.{set}.margin", kind.handicap),
  },
});
