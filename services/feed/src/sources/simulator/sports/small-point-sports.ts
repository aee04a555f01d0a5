import { SPORT_RULES } from "@touchline/betting";
import { halfLines, type MarketTemplate, market, withRules } from "../market/template.ts";
import { evenParts } from "../play/timed-rules.ts";
import { pointSport } from "./point-sport.ts";

const lines = halfLines(3);

/** For sports in which a match may end level. */
const threeWay = (sport: "handball" | "rugby", text: "totalGoals" | "totalPoints"): readonly MarketTemplate[] =>
  withRules(sport, [
    market("result", "matchResult", "main"),
    market("total", text, "main", { lines }),
    market("handicap", "handicap", "main", { lines }),
    market("double-chance", "doubleChance", "main"),
    market("draw-no-bet", "drawNoBet", "main"),
    market("home-total", "homeTotal", "points", { lines }),
    market("away-total", "awayTotal", "points", { lines }),
    market("first-half-result", "result", "halves", { scope: "firstHalf" }),
    market("first-half-total", text, "halves", { scope: "firstHalf", lines }),
  ]);

const threeWayList = ["result", "total", "handicap", "double-chance", "draw-no-bet"];

export const handball = pointSport({
  average: 29,
  homeEdge: 1.6,
  strengthPoints: 3,
  worth: [[1, 1]],
  regularity: 2,
  incident: "GOAL",
  hush: [1, 4],
  rules: { parts: evenParts(["1H", "2H"], 30, [["HT", 15]]), clock: "up", overtime: null },
  scopes: SPORT_RULES.handball.scopes,
  points: { overtime: null },
  markets: threeWay("handball", "totalGoals"),
  listMarkets: threeWayList,
  hours: 1.3,
});

export const rugby = pointSport({
  average: 24,
  homeEdge: 3,
  strengthPoints: 5,
  worth: [
    [3, 0.4],
    [5, 0.2],
    [7, 0.4],
  ],
  regularity: 1,
  incident: "GOAL",
  hush: [4, 30],
  rules: { parts: evenParts(["1H", "2H"], 40, [["HT", 12]]), clock: "up", overtime: null },
  scopes: SPORT_RULES.rugby.scopes,
  points: { overtime: null },
  markets: threeWay("rugby", "totalPoints"),
  listMarkets: threeWayList,
  hours: 1.6,
});

export const americanFootball = pointSport({
  average: 22.5,
  homeEdge: 2,
  strengthPoints: 4,
  worth: [
    [3, 0.4],
    [7, 0.55],
    [8, 0.05],
  ],
  regularity: 1,
  incident: "GOAL",
  hush: [4, 40],
  stop: [60, 180],
  others: [
    { counter: null, incident: null, perMatch: () => ({ home: 45, away: 45 }), worth: [[0, 1]], stop: [20, 80] },
  ],
  rules: {
    parts: evenParts(["Q1", "Q2", "Q3", "Q4"], 15, [
      ["Q1E", 2],
      ["HT", 13],
      ["Q3E", 2],
    ]),
    clock: "down",
    overtime: { kind: "period", status: "OT", minutes: 10, share: 10 / 60 },
  },
  scopes: SPORT_RULES["american-football"].scopes,
  points: { overtime: { total: 6, margins: [3, 6, 7] } },
  markets: withRules("american-football", [
    market("winner", "matchWinner", "main"),
    market("total", "totalPoints", "main", { lines }),
    market("handicap", "pointHandicap", "main", { lines }),
    market("home-total", "homeTotal", "points", { lines }),
    market("away-total", "awayTotal", "points", { lines }),
    market("odd-even", "oddEvenPoints", "points"),
    market("first-half-result", "result", "halves", { scope: "firstHalf" }),
    market("first-half-total", "totalPoints", "halves", {
      scope: "firstHalf",
      lines,
    }),
  ]),
  listMarkets: ["winner", "total", "handicap", "home-total", "away-total", "odd-even"],
  hours: 2.9,
});

const over = 4.2;
const innings = (side: "home" | "away") => {
  const share = (part: number) => (side === "home" ? { home: part, away: 0 } : { home: 0, away: part });
  const number = side === "home" ? 1 : 2;
  return [
    { status: `I${number}PP`, minutes: 6 * over, share: share(0.34), breakStatus: "", breakMinutes: 0 },
    { status: `I${number}`, minutes: 14 * over, share: share(0.66), breakStatus: "IB", breakMinutes: 15 },
  ];
};

/** Twenty overs a side. The home side bats first, and a successful chase ends the match. */
export const cricket = pointSport({
  average: 158,
  homeEdge: 4,
  strengthPoints: 14,
  worth: [
    [1, 0.62],
    [2, 0.12],
    [4, 0.19],
    [6, 0.07],
  ],
  regularity: 1,
  incident: null,
  rules: {
    parts: [...innings("home"), ...innings("away")],
    halvesPerPart: 2,
    clock: "none",
    overtime: { kind: "period", status: "OT", minutes: 8, share: 1 / 16 },
    isOver: ({ score }, part) => (part === 2 || part === 3) && score.away > score.home,
  },
  scopes: SPORT_RULES.cricket.scopes,
  points: { overtime: { total: 20, margins: [1, 2, 4, 6] } },
  markets: withRules("cricket", [
    market("winner", "matchWinner", "main"),
    market("first-innings", "firstInningsRuns", "main", { lines }),
    market("home-power-play", "homePowerPlay", "innings", { lines }),
    market("away-power-play", "awayPowerPlay", "innings", { lines }),
    market("first-innings-odd-even", "oddEvenRuns", "innings"),
  ]),
  listMarkets: ["winner", "first-innings", "home-power-play", "away-power-play"],
  hours: 3,
});
