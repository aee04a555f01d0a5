import * as kind from "../market/kind.ts";
import * as pairs from "../market/pair-kinds.ts";
import {
  goalLines,
  halfHandicaps,
  type MarketTemplate,
  quarterHandicaps,
  quarterTotals,
  wholeHandicaps,
  withReach,
  market,
} from "../market/template.ts";

const scored = (x: number): boolean => x > 0;
const both = kind.yesNo((x, y) => x > 0 && y > 0);
const byGoals = kind.winningMargin([1, 2, 3], true);

/** On the player's own number of goals. */
const scores = (goals: number): kind.MarketKind => ({
  outcomes: [],
  joint: " & ",
  verdict: (x) => (x >= goals ? 1 : -1),
});
/** On the position of the player who did it. */
const isPlayer: kind.MarketKind = {
  outcomes: [],
  joint: " & ",
  verdict: (x, _y, _line, outcome) => (x === outcome ? 1 : -1),
};

const oneGoalLine = withReach(goalLines, 1);

const whole: readonly MarketTemplate[] = [
  market("result", "matchResult", "main", kind.result, "goals.all.margin", { betBuilder: true }),
  market("total", "totalGoals", "main", kind.overUnder, "goals.all.total", { lines: goalLines, betBuilder: true }),
  market("both-score", "bothScore", "main", both, "goals.all", { betBuilder: true }),
  market("double-chance", "doubleChance", "main", kind.doubleChance, "goals.all.margin", { betBuilder: true }),
  market("draw-no-bet", "drawNoBet", "main", kind.drawNoBet, "goals.all.margin"),
  market("asian-handicap", "asianHandicap", "handicaps", kind.handicap, "goals.all.margin", {
    lines: quarterHandicaps,
  }),
  market("asian-total", "asianTotal", "goals", kind.overUnder, "goals.all.total", { lines: quarterTotals }),
  market("handicap", "handicap", "handicaps", kind.threeWayHandicap, "goals.all.margin", {
    lines: wholeHandicaps,
    betBuilder: true,
  }),
  market("correct-score", "correctScore", "goals", pairs.correctScore(4), "goals.all"),
  market("odd-even", "oddEvenGoals", "goals", kind.oddEven, "goals.all.total", { betBuilder: true }),
  market("exact-goals", "exactGoals", "goals", kind.exactly(6), "goals.all.total"),
  market("home-total", "homeTotal", "goals", kind.overUnder, "goals.all.home", {
    lines: withReach(goalLines, 2),
    betBuilder: true,
  }),
  market("away-total", "awayTotal", "goals", kind.overUnder, "goals.all.away", {
    lines: withReach(goalLines, 2),
    betBuilder: true,
  }),
  market(
    "home-clean-sheet",
    "homeCleanSheet",
    "goals",
    kind.yesNo((x) => x === 0),
    "goals.all.away",
  ),
  market(
    "away-clean-sheet",
    "awayCleanSheet",
    "goals",
    kind.yesNo((x) => x === 0),
    "goals.all.home",
  ),
  market(
    "home-win-to-nil",
    "homeWinToNil",
    "goals",
    kind.yesNo((x, y) => x > 0 && y === 0),
    "goals.all",
  ),
  market(
    "away-win-to-nil",
    "awayWinToNil",
    "goals",
    kind.yesNo((x, y) => y > 0 && x === 0),
    "goals.all",
  ),
  market("winning-margin", "winningMargin", "goals", byGoals, "goals.all.margin"),
  market("result-and-total", "resultAndTotal", "combined", pairs.resultAndTotal, "goals.all", { lines: oneGoalLine }),
  market("result-and-both-score", "resultAndBothScore", "combined", pairs.resultAndBothScore, "goals.all"),
  market("total-and-both-score", "totalAndBothScore", "combined", pairs.totalAndBothScore, "goals.all", {
    lines: oneGoalLine,
  }),
  market("next-goal", "nextGoal", "main", kind.whichSide, "goal.{goal}", { each: "goal", when: "live" }),
  market("first-goal", "firstGoal", "goals", kind.whichSide, "goal.1", { when: "prematch" }),
  market("last-goal", "lastGoal", "goals", kind.whichSide, "goal.last"),
  market("qualify", "toQualify", "main", kind.winner, "advance"),
  market("half-and-full-time", "halfAndFullTime", "halves", pairs.halfAndFullTime, "halves.margin"),
  market("highest-half", "highestHalf", "halves", pairs.highestHalf, "halves.total"),
  market(
    "home-both-halves",
    "homeScoresBothHalves",
    "halves",
    kind.yesNo((x, y) => x > 0 && y > 0),
    "halves.home",
  ),
  market(
    "away-both-halves",
    "awayScoresBothHalves",
    "halves",
    kind.yesNo((x, y) => x > 0 && y > 0),
    "halves.away",
  ),
  market(
    "home-wins-both-halves",
    "homeWinsBothHalves",
    "halves",
    kind.yesNo((x, y) => x > 0 && y > 0),
    "halves.margin",
  ),
  market(
    "away-wins-both-halves",
    "awayWinsBothHalves",
    "halves",
    kind.yesNo((x, y) => x < 0 && y < 0),
    "halves.margin",
  ),
];

const half = (scope: "firstHalf" | "secondHalf", part: "p1" | "p2"): readonly MarketTemplate[] => {
  const base = { scope, group: "halves" } as const;
  const key = (name: string): string => `${part === "p1" ? "first" : "second"}-half-${name}`;
  return [
    {
      ...base,
      key: key("result"),
      text: "result",
      kind: kind.result,
      reading: `goals.${part}.margin`,
      betBuilder: true,
    },
    {
      ...base,
      key: key("double-chance"),
      text: "doubleChance",
      kind: kind.doubleChance,
      reading: `goals.${part}.margin`,
    },
    {
      ...base,
      key: key("total"),
      text: "totalGoals",
      kind: kind.overUnder,
      reading: `goals.${part}.total`,
      lines: oneGoalLine,
      betBuilder: true,
    },
    { ...base, key: key("both-score"), text: "bothScore", kind: both, reading: `goals.${part}`, betBuilder: true },
    { ...base, key: key("odd-even"), text: "oddEvenGoals", kind: kind.oddEven, reading: `goals.${part}.total` },
  ];
};

const firstHalf: readonly MarketTemplate[] = [
  market("first-half-draw-no-bet", "drawNoBet", "halves", kind.drawNoBet, "goals.p1.margin", { scope: "firstHalf" }),
  market("first-half-asian-handicap", "asianHandicap", "halves", kind.handicap, "goals.p1.margin", {
    scope: "firstHalf",
    lines: withReach(quarterHandicaps, 2),
  }),
  market("first-half-asian-total", "asianTotal", "halves", kind.overUnder, "goals.p1.total", {
    scope: "firstHalf",
    lines: withReach(quarterTotals, 2),
  }),
  market("first-half-correct-score", "correctScore", "halves", pairs.correctScore(2), "goals.p1", {
    scope: "firstHalf",
  }),
];

const corners: readonly MarketTemplate[] = [
  market("corners-result", "mostCorners", "corners", kind.result, "corners.all.margin"),
  market("corners-total", "totalCorners", "corners", kind.overUnder, "corners.all.total", {
    lines: withReach(goalLines, 2),
    betBuilder: true,
  }),
  market("corners-handicap", "cornerHandicap", "corners", kind.handicap, "corners.all.margin", {
    lines: withReach(halfHandicaps, 1),
  }),
  market("corners-odd-even", "oddEvenCorners", "corners", kind.oddEven, "corners.all.total"),
  market("home-corners", "homeCorners", "corners", kind.overUnder, "corners.all.home", { lines: oneGoalLine }),
  market("away-corners", "awayCorners", "corners", kind.overUnder, "corners.all.away", { lines: oneGoalLine }),
  market("first-half-corners-result", "mostCorners", "corners", kind.result, "corners.p1.margin", {
    scope: "firstHalf",
  }),
  market("first-half-corners-total", "totalCorners", "corners", kind.overUnder, "corners.p1.total", {
    scope: "firstHalf",
    lines: oneGoalLine,
  }),
];

const cards: readonly MarketTemplate[] = [
  market("cards-result", "mostCards", "cards", kind.result, "cards.all.margin"),
  market("cards-total", "totalCards", "cards", kind.overUnder, "cards.all.total", {
    lines: withReach(goalLines, 2),
    betBuilder: true,
  }),
  market("cards-handicap", "cardHandicap", "cards", kind.handicap, "cards.all.margin", {
    lines: withReach(halfHandicaps, 1),
  }),
  market("first-half-cards-total", "totalCards", "cards", kind.overUnder, "cards.p1.total", {
    scope: "firstHalf",
    lines: oneGoalLine,
  }),
  market("red-card", "redCard", "cards", kind.yesNo(scored), "reds"),
];

const players: readonly MarketTemplate[] = [
  market("anytime-scorer", "anytimeScorer", "players", scores(1), "scored.{player}", {
    players: true,
    betBuilder: true,
  }),
  market("first-scorer", "firstScorer", "players", isPlayer, "scorer.first", { players: true, when: "prematch" }),
  market("two-goals-scorer", "twoGoalsScorer", "players", scores(2), "scored.{player}", { players: true }),
];

export const soccerMarkets: readonly MarketTemplate[] = [
  ...whole,
  ...half("firstHalf", "p1"),
  ...half("secondHalf", "p2"),
  ...firstHalf,
  ...corners,
  ...cards,
  ...players,
];
