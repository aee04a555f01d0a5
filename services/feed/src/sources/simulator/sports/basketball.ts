import { SPORT_RULES } from "@touchline/betting";
import { halfLines, type MarketDraft, market, withRules } from "../market/template.ts";
import { evenParts } from "../play/timed-rules.ts";
import { pointSport } from "./point-sport.ts";

export const BASKETBALL_OVERTIME = { total: 19, margins: [2, 3, 4, 5, 6, 7, 9] } as const;

const few = halfLines(2);
const betBuilder = true;

const part = (key: string, group: MarketDraft["group"], given: Pick<MarketDraft, "scope" | "each">) => [
  market(`${key}-result`, "result", group, given),
  market(`${key}-draw-no-bet`, "drawNoBet", group, given),
  market(`${key}-total`, "totalPoints", group, { ...given, lines: few }),
  market(`${key}-handicap`, "pointHandicap", group, { ...given, lines: few }),
  market(`${key}-odd-even`, "oddEvenPoints", group, given),
];

const markets = withRules("basketball", [
  market("winner", "matchWinner", "main", { betBuilder }),
  market("total", "totalPoints", "main", { lines: halfLines(4), betBuilder }),
  market("handicap", "pointHandicap", "main", { lines: halfLines(4), betBuilder }),
  market("result", "result", "main", { scope: "regularTime" }),
  market("double-chance", "doubleChance", "main", { scope: "regularTime" }),
  market("overtime", "overtime", "points"),
  market("home-total", "homeTotal", "points", { lines: few, betBuilder }),
  market("away-total", "awayTotal", "points", { lines: few, betBuilder }),
  market("odd-even", "oddEvenPoints", "points", { betBuilder }),
  market("winning-margin", "winningMargin", "points", { betBuilder }),
  market("winner-and-total", "winnerAndTotal", "points", { lines: halfLines(1) }),
  ...part("first-half", "halves", { scope: "firstHalf" }),
  ...part("quarter", "quarters", { scope: "quarter", each: "quarter" }),
]);

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
  scopes: SPORT_RULES.basketball.scopes,
  points: { overtime: BASKETBALL_OVERTIME },
  numbered: "quarter",
  markets,
  listMarkets: ["winner", "total", "handicap", "home-total", "away-total", "odd-even"],
  hours: 1.8,
});
