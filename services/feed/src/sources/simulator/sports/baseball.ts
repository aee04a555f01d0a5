import * as kind from "../market/kind.ts";
import { goalLines, halfHandicaps, type MarketTemplate, withReach, market } from "../market/template.ts";
import type { Score } from "../play/frame.ts";
import type { PartRules, TimedRules } from "../play/timed-rules.ts";
import type { Fixture } from "../world/fixture.ts";
import { countSport, creditSide } from "./count-sport.ts";

const INNINGS = 9;

const runs = ({ home, away }: Fixture): Score => ({
  home: 4.6 * Math.exp(0.12 * (home.strength - away.strength)),
  away: 4.4 * Math.exp(-0.12 * (home.strength - away.strength)),
});

/** The away side bats in the top half, the home side in the bottom. */
const parts: readonly PartRules[] = Array.from({ length: 2 * INNINGS }, (_, index) => ({
  status: `I${Math.floor(index / 2) + 1}${index % 2 === 0 ? "T" : "B"}`,
  minutes: 7.5,
  share: index % 2 === 0 ? { home: 0, away: 1 / INNINGS } : { home: 1 / INNINGS, away: 0 },
  breakStatus: "IB",
  breakMinutes: 2,
}));

const rules: TimedRules = {
  counter: "runs",
  parts,
  halvesPerPart: 2,
  happenings: [
    { counter: "runs", incident: "GOAL", perMatch: runs, worth: [[1, 1]], hush: [3, 15], apply: creditSide },
  ],
  clock: "none",
  stoppage: 0,
  overtime: { kind: "sudden", status: "I10", minutes: 18 },
  isOver: ({ score }, part) => part === 2 * INNINGS - 1 && score.home > score.away,
};

const lines = withReach(goalLines, 2);

const markets: readonly MarketTemplate[] = [
  market("winner", "matchWinner", "main", kind.winner, "winner", { betBuilder: true }),
  market("total", "totalRuns", "main", kind.overUnder, "runs.all.total", { lines, betBuilder: true }),
  market("run-line", "runLine", "main", kind.handicap, "runs.all.margin", { lines: halfHandicaps, betBuilder: true }),
  market("home-total", "homeTotal", "innings", kind.overUnder, "runs.all.home", { lines }),
  market("away-total", "awayTotal", "innings", kind.overUnder, "runs.all.away", { lines }),
  market("odd-even", "oddEvenRuns", "innings", kind.oddEven, "runs.all.total"),
  market("first-five-result", "result", "innings", kind.result, "runs.f5.margin", { scope: "firstFiveInnings" }),
  market("first-five-total", "totalRuns", "innings", kind.overUnder, "runs.f5.total", {
    scope: "firstFiveInnings",
    lines,
  }),
  market(
    "first-inning-run",
    "firstInningRun",
    "innings",
    kind.yesNo((x) => x > 0),
    "runs.i1.total",
  ),
];

export const baseball = countSport({
  rules,
  expected: runs,
  scopes: { f5: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], i1: [0, 1] },
  numbered: "half",
  lastAtBat: 2 * INNINGS - 1,
  markets,
  listMarkets: ["winner", "total", "run-line", "home-total", "away-total", "odd-even"],
  hours: 2.75,
});
