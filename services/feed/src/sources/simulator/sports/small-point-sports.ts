import * as kind from "../market/kind.ts";
import { type MarketTemplate, pointHandicaps, pointTotals, withReach, market } from "../market/template.ts";
import { evenParts } from "../play/timed-rules.ts";
import { pointSport } from "./point-sport.ts";

const lines = { total: withReach(pointTotals, 3), handicap: withReach(pointHandicaps, 3) };

/** Sports in which a match may end level. */
const threeWay = (text: "totalGoals" | "totalPoints"): readonly MarketTemplate[] => [
  market("result", "matchResult", "main", kind.result, "points.reg.margin"),
  market("total", text, "main", kind.overUnder, "points.reg.total", { lines: lines.total }),
  market("handicap", "handicap", "main", kind.handicap, "points.reg.margin", { lines: lines.handicap }),
  market("double-chance", "doubleChance", "main", kind.doubleChance, "points.reg.margin"),
  market("draw-no-bet", "drawNoBet", "main", kind.drawNoBet, "points.reg.margin"),
  market("home-total", "homeTotal", "points", kind.overUnder, "points.reg.home", { lines: lines.total }),
  market("away-total", "awayTotal", "points", kind.overUnder, "points.reg.away", { lines: lines.total }),
  market("first-half-result", "result", "halves", kind.result, "points.h1.margin", { scope: "firstHalf" }),
  market("first-half-total", text, "halves", kind.overUnder, "points.h1.total", {
    scope: "firstHalf",
    lines: lines.total,
  }),
];

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
  scopes: { reg: [0, 1], h1: [0] },
  points: { overtime: null },
  markets: threeWay("totalGoals"),
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
  scopes: { reg: [0, 1], h1: [0] },
  points: { overtime: null },
  markets: threeWay("totalPoints"),
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
  scopes: { reg: [0, 1, 2, 3], h1: [0, 1] },
  points: { overtime: { total: 6, margins: [3, 6, 7] } },
  markets: [
    market("winner", "matchWinner", "main", kind.winner, "winner"),
    market("total", "totalPoints", "main", kind.overUnder, "points.all.total", { lines: lines.total }),
    market("handicap", "pointHandicap", "main", kind.handicap, "points.all.margin", { lines: lines.handicap }),
    market("home-total", "homeTotal", "points", kind.overUnder, "points.all.home", { lines: lines.total }),
    market("away-total", "awayTotal", "points", kind.overUnder, "points.all.away", { lines: lines.total }),
    market("odd-even", "oddEvenPoints", "points", kind.oddEven, "points.all.total"),
    market("first-half-result", "result", "halves", kind.result, "points.h1.margin", { scope: "firstHalf" }),
    market("first-half-total", "totalPoints", "halves", kind.overUnder, "points.h1.total", {
      scope: "firstHalf",
      lines: lines.total,
    }),
  ],
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

/** Twenty overs a side, the home side bats first, and a chase that succeeds ends the match. */
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
  scopes: { reg: [0, 1, 2, 3], pp1: [0], pp2: [2] },
  points: { overtime: { total: 20, margins: [1, 2, 4, 6] } },
  markets: [
    market("winner", "matchWinner", "main", kind.winner, "winner"),
    market("first-innings", "firstInningsRuns", "main", kind.overUnder, "points.reg.home", { lines: lines.total }),
    market("home-power-play", "homePowerPlay", "innings", kind.overUnder, "points.pp1.home", { lines: lines.total }),
    market("away-power-play", "awayPowerPlay", "innings", kind.overUnder, "points.pp2.away", { lines: lines.total }),
    market("first-innings-odd-even", "oddEvenRuns", "innings", kind.oddEven, "points.reg.home"),
  ],
  listMarkets: ["winner", "first-innings", "home-power-play", "away-power-play"],
  hours: 3,
});
