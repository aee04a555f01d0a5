import { SPORT_RULES } from "@touchline/betting";
import { halfLines, market, wholeLines, withRules } from "../market/template.ts";
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

const lines = halfLines(2);
const few = halfLines(1);
const period = { scope: "period", each: "period" } as const;
const betBuilder = true;

const markets = withRules("ice-hockey", [
  market("result", "matchResult", "main", { betBuilder }),
  market("total", "totalGoals", "main", { lines, betBuilder }),
  market("winner", "winnerWithOvertime", "main", { betBuilder }),
  market("both-score", "bothScore", "goals", { betBuilder }),
  market("double-chance", "doubleChance", "main", { betBuilder }),
  market("draw-no-bet", "drawNoBet", "main"),
  market("puck-line", "goalHandicap", "handicaps", { lines: halfLines(2), betBuilder }),
  market("handicap", "handicap", "handicaps", { lines: wholeLines(2), betBuilder }),
  market("home-total", "homeTotal", "goals", { lines: few, betBuilder }),
  market("away-total", "awayTotal", "goals", { lines: few, betBuilder }),
  market("odd-even", "oddEvenGoals", "goals", { betBuilder }),
  market("correct-score", "correctScore", "goals"),
  market("exact-goals", "exactGoals", "goals"),
  market("overtime", "overtime", "goals"),
  market("result-and-total", "resultAndTotal", "goals", { lines: few }),
  market("next-goal", "nextGoal", "goals", { each: "goal" }),
  market("period-result", "result", "periods", period),
  market("period-total", "totalGoals", "periods", { ...period, lines: few }),
  market("period-double-chance", "doubleChance", "periods", period),
  market("period-both-score", "bothScore", "periods", period),
]);

export const iceHockey = countSport({
  rules,
  expected: goals,
  scopes: SPORT_RULES["ice-hockey"].scopes,
  numbered: "period",
  markets,
  listMarkets: ["result", "total", "winner", "both-score", "double-chance", "puck-line"],
  hours: 2.15,
});
