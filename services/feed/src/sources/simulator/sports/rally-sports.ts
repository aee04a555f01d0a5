import { halfLines, type MarketTemplate, market, withRules } from "../market/template.ts";
import type { MarketText, ScopeText } from "../texts/en.ts";
import type { Fixture } from "../world/fixture.ts";
import type { SportKey } from "../world/tournaments.ts";
import { rallySport } from "./rally-sport.ts";

interface SetWords {
  readonly scope: ScopeText;
  readonly totalSets: MarketText;
  readonly setHandicap: MarketText;
  readonly total: MarketText;
  readonly handicap: MarketText;
}

const lines = halfLines(2);
const oneLine = halfLines(1);

const setMarkets = (sport: SportKey, { scope, ...text }: SetWords): readonly MarketTemplate[] =>
  withRules(sport, [
    market("winner", "matchWinner", "main"),
    market("total", text.total, "main", { lines }),
    market("handicap", text.handicap, "main", { lines }),
    market("total-sets", text.totalSets, "sets", { lines: oneLine }),
    market("set-handicap", text.setHandicap, "sets", { lines: oneLine }),
    market("correct-score", "correctScore", "sets"),
    market("set-winner", "winner", "sets", { scope, each: "set" }),
    market("set-total", text.total, "sets", { scope, each: "set", lines }),
    market("set-handicap-points", text.handicap, "sets", { scope, each: "set", lines }),
  ]);

const listMarkets = ["winner", "total", "handicap", "total-sets", "set-handicap"];

const edge =
  (base: number, perStrength: number) =>
  ({ home, away }: Fixture): number =>
    Math.min(0.9, Math.max(0.1, base + perStrength * (home.strength - away.strength)));

const points = {
  totalSets: "totalSets",
  setHandicap: "setHandicap",
  total: "totalPoints",
  handicap: "pointHandicap",
} as const;

export const volleyball = rallySport({
  rules: {
    needed: 3,
    race: (set) => ({ target: set === 4 ? 15 : 25, clear: 2 }),
    chance: edge(0.504, 0.011),
    rally: [18, 38],
    pause: [170, 200],
    statusPrefix: "S",
  },
  markets: setMarkets("volleyball", { scope: "set", ...points }),
  listMarkets,
  hours: 1.5,
});

export const tableTennis = rallySport({
  rules: {
    needed: 3,
    race: () => ({ target: 11, clear: 2 }),
    chance: edge(0.5, 0.015),
    rally: [10, 22],
    pause: [55, 75],
    statusPrefix: "S",
  },
  markets: setMarkets("table-tennis", { scope: "set", ...points }),
  listMarkets,
  hours: 0.42,
});

export const darts = rallySport({
  rules: {
    needed: 3,
    race: () => ({ target: 3, clear: 1 }),
    chance: edge(0.5, 0.04),
    rally: [100, 190],
    pause: [120, 180],
    statusPrefix: "S",
  },
  markets: setMarkets("darts", {
    scope: "set",
    totalSets: "totalSets",
    setHandicap: "setHandicap",
    total: "totalLegs",
    handicap: "legHandicap",
  }),
  listMarkets,
  hours: 0.8,
});

export const esports = rallySport({
  rules: {
    needed: 2,
    race: () => ({ target: 13, clear: 2 }),
    chance: edge(0.5, 0.025),
    rally: [75, 125],
    pause: [280, 420],
    statusPrefix: "M",
  },
  markets: setMarkets("esports", {
    scope: "map",
    totalSets: "totalMaps",
    setHandicap: "mapHandicap",
    total: "totalRounds",
    handicap: "roundHandicap",
  }),
  listMarkets,
  hours: 1.7,
});
