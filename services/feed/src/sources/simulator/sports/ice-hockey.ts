import * as kind from "../market/kind.ts";
import { correctScore, resultAndTotal } from "../market/pair-kinds.ts";
import {
  goalLines,
  halfHandicaps,
  type MarketTemplate,
  wholeHandicaps,
  withReach,
  market,
} from "../market/template.ts";
import type { Score } from "../play/frame.ts";
import { evenParts, type TimedRules } from "../play/timed-rules.ts";
import type { Fixture } from "../world/fixture.ts";
import { countSport, creditSide } from "./count-sport.ts";

const goals = ({ home, away }: Fixture): Score => ({
  home: 3.15 * Math.exp(0.12 * (home.strength - away.strength)),
  away: 2.8 * Math.exp(-0.12 * (home.strength - away.strength)),
});

const rules: TimedRules = {
  counter: "goals",
  parts: evenParts(["P1", "P2", "P3"], 20, [
    ["P1E", 16],
    ["P2E", 16],
  ]),
  happenings: [
    {
      counter: "goals",
      incident: "GOAL",
      perMatch: goals,
      worth: [[1, 1]],
      hush: [3, 30],
      stop: [30, 60],
      apply: creditSide,
    },
    {
      counter: null,
      incident: "POWER_PLAY",
      perMatch: () => ({ home: 3.2, away: 3 }),
      worth: [[0, 1]],
      hush: [1, 12],
      stop: [25, 50],
    },
    { counter: null, incident: null, perMatch: () => ({ home: 26, away: 26 }), worth: [[0, 1]], stop: [15, 45] },
  ],
  clock: "down",
  stoppage: 0,
  overtime: { kind: "sudden", status: "OT", minutes: 5 },
};

const both = kind.yesNo((x, y) => x > 0 && y > 0);
const lines = withReach(goalLines, 2);
const few = withReach(goalLines, 1);
const period = { scope: "period", group: "periods", each: "period" } as const;

const markets: readonly MarketTemplate[] = [
  market("result", "matchResult", "main", kind.result, "goals.reg.margin", { betBuilder: true }),
  market("total", "totalGoals", "main", kind.overUnder, "goals.reg.total", { lines, betBuilder: true }),
  market("winner", "winnerWithOvertime", "main", kind.winner, "winner"),
  market("both-score", "bothScore", "goals", both, "goals.reg", { betBuilder: true }),
  market("double-chance", "doubleChance", "main", kind.doubleChance, "goals.reg.margin"),
  market("draw-no-bet", "drawNoBet", "main", kind.drawNoBet, "goals.reg.margin"),
  market("puck-line", "goalHandicap", "handicaps", kind.handicap, "goals.all.margin", { lines: halfHandicaps }),
  market("handicap", "handicap", "handicaps", kind.threeWayHandicap, "goals.reg.margin", { lines: wholeHandicaps }),
  market("home-total", "homeTotal", "goals", kind.overUnder, "goals.reg.home", { lines: few, betBuilder: true }),
  market("away-total", "awayTotal", "goals", kind.overUnder, "goals.reg.away", { lines: few, betBuilder: true }),
  market("odd-even", "oddEvenGoals", "goals", kind.oddEven, "goals.reg.total"),
  market("correct-score", "correctScore", "goals", correctScore(5), "goals.reg"),
  market("exact-goals", "exactGoals", "goals", kind.exactly(9, 2), "goals.reg.total"),
  market(
    "overtime",
    "overtime",
    "goals",
    kind.yesNo((x) => x === 0),
    "goals.reg.margin",
  ),
  market("result-and-total", "resultAndTotal", "goals", resultAndTotal, "goals.reg", { lines: few }),
  market("next-goal", "nextGoal", "goals", kind.whichSide, "goal.{goal}", { each: "goal" }),
  { ...period, key: "period-result", text: "result", kind: kind.result, reading: "goals.p{period}.margin" },
  {
    ...period,
    key: "period-total",
    text: "totalGoals",
    kind: kind.overUnder,
    reading: "goals.p{period}.total",
    lines: few,
  },
  {
    ...period,
    key: "period-double-chance",
    text: "doubleChance",
    kind: kind.doubleChance,
    reading: "goals.p{period}.margin",
  },
  { ...period, key: "period-both-score", text: "bothScore", kind: both, reading: "goals.p{period}" },
];

export const iceHockey = countSport({
  rules,
  expected: goals,
  scopes: { reg: [0, 1, 2], p1: [0], p2: [1], p3: [2] },
  numbered: "period",
  markets,
  listMarkets: ["result", "total", "winner", "both-score", "double-chance", "puck-line"],
  hours: 2.15,
});
