import * as kind from "../market/kind.ts";
import { winnerAndTotal } from "../market/pair-kinds.ts";
import { type MarketTemplate, pointHandicaps, pointTotals, withReach, market } from "../market/template.ts";
import { evenParts } from "../play/timed-rules.ts";
import { pointSport } from "./point-sport.ts";

const few = { total: withReach(pointTotals, 2), handicap: withReach(pointHandicaps, 2) };

const byPoints = kind.winningMargin([1, 6, 11, 16, 21], false);

const part = (
  scope: "firstHalf" | "quarter",
  key: string,
  reading: string,
  each?: string,
): readonly MarketTemplate[] => {
  const base = { scope, group: scope === "quarter" ? "quarters" : "halves", ...(each && { each }) } as const;
  return [
    { ...base, key: `${key}-result`, text: "result", kind: kind.result, reading: `${reading}.margin` },
    { ...base, key: `${key}-draw-no-bet`, text: "drawNoBet", kind: kind.drawNoBet, reading: `${reading}.margin` },
    {
      ...base,
      key: `${key}-total`,
      text: "totalPoints",
      kind: kind.overUnder,
      reading: `${reading}.total`,
      lines: few.total,
    },
    {
      ...base,
      key: `${key}-handicap`,
      text: "pointHandicap",
      kind: kind.handicap,
      reading: `${reading}.margin`,
      lines: few.handicap,
    },
    { ...base, key: `${key}-odd-even`, text: "oddEvenPoints", kind: kind.oddEven, reading: `${reading}.total` },
  ];
};

const markets: readonly MarketTemplate[] = [
  market("winner", "matchWinner", "main", kind.winner, "winner", { betBuilder: true }),
  market("total", "totalPoints", "main", kind.overUnder, "points.all.total", { lines: pointTotals, betBuilder: true }),
  market("handicap", "pointHandicap", "main", kind.handicap, "points.all.margin", {
    lines: pointHandicaps,
    betBuilder: true,
  }),
  market("result", "result", "main", kind.result, "points.reg.margin", { scope: "regularTime" }),
  market("double-chance", "doubleChance", "main", kind.doubleChance, "points.reg.margin", { scope: "regularTime" }),
  market(
    "overtime",
    "overtime",
    "points",
    kind.yesNo((x) => x === 0),
    "points.reg.margin",
  ),
  market("home-total", "homeTotal", "points", kind.overUnder, "points.all.home", {
    lines: few.total,
    betBuilder: true,
  }),
  market("away-total", "awayTotal", "points", kind.overUnder, "points.all.away", {
    lines: few.total,
    betBuilder: true,
  }),
  market("odd-even", "oddEvenPoints", "points", kind.oddEven, "points.all.total"),
  market("winning-margin", "winningMargin", "points", byPoints, "points.all.margin"),
  market("winner-and-total", "winnerAndTotal", "points", winnerAndTotal, "points.all.shape", {
    lines: withReach(pointTotals, 1),
  }),
  ...part("firstHalf", "first-half", "points.h1"),
  ...part("quarter", "quarter", "points.q{quarter}", "quarter"),
];

export const basketball = pointSport({
  average: 88,
  homeEdge: 3,
  strengthPoints: 5,
  worth: [
    [1, 0.16],
    [2, 0.56],
    [3, 0.28],
  ],
  regularity: 3,
  incident: null,
  stop: [8, 46],
  rules: {
    parts: evenParts(["Q1", "Q2", "Q3", "Q4"], 12, [
      ["Q1E", 2.5],
      ["HT", 15],
      ["Q3E", 2.5],
    ]),
    clock: "down",
    overtime: { kind: "period", status: "OT", minutes: 5, share: 5 / 48 },
  },
  scopes: { reg: [0, 1, 2, 3], h1: [0, 1], q1: [0], q2: [1], q3: [2], q4: [3] },
  points: { overtime: { total: 19, margins: [2, 3, 4, 5, 6, 7, 9] } },
  numbered: "quarter",
  markets,
  listMarkets: ["winner", "total", "handicap", "home-total", "away-total", "odd-even"],
  hours: 1.8,
});
