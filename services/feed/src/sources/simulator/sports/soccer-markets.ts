import { halfLines, type MarketDraft, market, quarterLines, wholeLines, withRules } from "../market/template.ts";

const oneLine = halfLines(1);
const betBuilder = true;

const whole: readonly MarketDraft[] = [
  market("result", "matchResult", "main", { betBuilder }),
  market("total", "totalGoals", "main", { lines: halfLines(3), betBuilder }),
  market("both-score", "bothScore", "main", { betBuilder }),
  market("double-chance", "doubleChance", "main", { betBuilder }),
  market("draw-no-bet", "drawNoBet", "main"),
  market("asian-handicap", "asianHandicap", "handicaps", { lines: quarterLines(4) }),
  market("asian-total", "asianTotal", "goals", { lines: quarterLines(4) }),
  market("handicap", "handicap", "handicaps", { lines: wholeLines(2), betBuilder }),
  market("correct-score", "correctScore", "goals", { betBuilder }),
  market("odd-even", "oddEvenGoals", "goals", { betBuilder }),
  market("exact-goals", "exactGoals", "goals"),
  market("home-total", "homeTotal", "goals", { lines: halfLines(2), betBuilder }),
  market("away-total", "awayTotal", "goals", { lines: halfLines(2), betBuilder }),
  market("home-clean-sheet", "homeCleanSheet", "goals", { betBuilder }),
  market("away-clean-sheet", "awayCleanSheet", "goals", { betBuilder }),
  market("home-win-to-nil", "homeWinToNil", "goals"),
  market("away-win-to-nil", "awayWinToNil", "goals"),
  market("winning-margin", "winningMargin", "goals"),
  market("result-and-total", "resultAndTotal", "combined", { lines: oneLine }),
  market("result-and-both-score", "resultAndBothScore", "combined"),
  market("total-and-both-score", "totalAndBothScore", "combined", { lines: oneLine }),
  market("next-goal", "nextGoal", "main", { each: "goal", when: "live" }),
  market("first-goal", "firstGoal", "goals", { when: "prematch" }),
  market("last-goal", "lastGoal", "goals"),
  market("qualify", "toQualify", "main"),
  market("half-and-full-time", "halfAndFullTime", "halves", { betBuilder }),
  market("highest-half", "highestHalf", "halves"),
  market("home-both-halves", "homeScoresBothHalves", "halves"),
  market("away-both-halves", "awayScoresBothHalves", "halves"),
  market("home-wins-both-halves", "homeWinsBothHalves", "halves"),
  market("away-wins-both-halves", "awayWinsBothHalves", "halves"),
];

const half = (name: "first" | "second"): readonly MarketDraft[] => {
  const scope = `${name}Half` as const;
  return [
    market(`${name}-half-result`, "result", "halves", { scope, betBuilder }),
    market(`${name}-half-double-chance`, "doubleChance", "halves", { scope, betBuilder }),
    market(`${name}-half-total`, "totalGoals", "halves", { scope, lines: oneLine, betBuilder }),
    market(`${name}-half-both-score`, "bothScore", "halves", { scope, betBuilder }),
    market(`${name}-half-odd-even`, "oddEvenGoals", "halves", { scope }),
  ];
};

const scope = "firstHalf";

const firstHalf: readonly MarketDraft[] = [
  market("first-half-draw-no-bet", "drawNoBet", "halves", { scope }),
  market("first-half-asian-handicap", "asianHandicap", "halves", { scope, lines: quarterLines(2) }),
  market("first-half-asian-total", "asianTotal", "halves", { scope, lines: quarterLines(2) }),
  market("first-half-correct-score", "correctScore", "halves", { scope }),
];

const corners: readonly MarketDraft[] = [
  market("corners-result", "mostCorners", "corners", { betBuilder }),
  market("corners-total", "totalCorners", "corners", { lines: halfLines(2), betBuilder }),
  market("corners-handicap", "cornerHandicap", "corners", { lines: oneLine }),
  market("corners-odd-even", "oddEvenCorners", "corners"),
  market("home-corners", "homeCorners", "corners", { lines: oneLine, betBuilder }),
  market("away-corners", "awayCorners", "corners", { lines: oneLine, betBuilder }),
  market("first-half-corners-result", "mostCorners", "corners", { scope }),
  market("first-half-corners-total", "totalCorners", "corners", { scope, lines: oneLine }),
];

const cards: readonly MarketDraft[] = [
  market("cards-result", "mostCards", "cards", { betBuilder }),
  market("cards-total", "totalCards", "cards", { lines: halfLines(2), betBuilder }),
  market("cards-handicap", "cardHandicap", "cards", { lines: oneLine }),
  market("first-half-cards-total", "totalCards", "cards", { scope, lines: oneLine }),
  market("red-card", "redCard", "cards"),
];

const players: readonly MarketDraft[] = [
  market("anytime-scorer", "anytimeScorer", "players", { betBuilder }),
  market("first-scorer", "firstScorer", "players", { when: "prematch" }),
  market("two-goals-scorer", "twoGoalsScorer", "players"),
];

export const soccerMarkets = withRules("soccer", [
  ...whole,
  ...half("first"),
  ...half("second"),
  ...firstHalf,
  ...corners,
  ...cards,
  ...players,
]);
