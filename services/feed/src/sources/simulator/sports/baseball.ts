import { SPORT_RULES } from "@touchline/betting";
import { halfLines, market, withRules } from "../market/template.ts";
import type { Score } from "../play/frame.ts";
import type { PartRules, TimedRules } from "../play/timed-rules.ts";
import type { Fixture } from "../world/fixture.ts";
import { countSport, creditSide } from "./count-sport.ts";

const INNINGS = 9;

const runs = ({ home, away }: Fixture): Score => ({
  home: 4.6 * Math.exp(0.12 * (home.strength - away.strength)),
  away: 4.4 * Math.exp(-0.12 * (home.strength - away.strength)),
});

/** The away side bats in the top half, the home side in the bottom half. */
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

const lines = halfLines(2);
const betBuilder = true;
const scope = "firstFiveInnings";

const markets = withRules("baseball", [
  market("winner", "matchWinner", "main", { betBuilder }),
  market("total", "totalRuns", "main", { lines, betBuilder }),
  market("run-line", "runLine", "main", { lines, betBuilder }),
  market("home-total", "homeTotal", "innings", { lines, betBuilder }),
  market("away-total", "awayTotal", "innings", { lines, betBuilder }),
  market("odd-even", "oddEvenRuns", "innings", { betBuilder }),
  market("first-five-result", "result", "innings", { scope }),
  market("first-five-total", "totalRuns", "innings", { scope, lines }),
  market("first-inning-run", "firstInningRun", "innings"),
]);

export const baseball = countSport({
  rules,
  expected: runs,
  scopes: SPORT_RULES.baseball.scopes,
  numbered: "half",
  lastAtBat: 2 * INNINGS - 1,
  markets,
  listMarkets: ["winner", "total", "run-line", "home-total", "away-total", "odd-even"],
  hours: 2.75,
});
