import * as kind from "../market/kind.ts";
import { raceScore } from "../market/pair-kinds.ts";
import {
  halfHandicaps,
  type LinePlan,
  type MarketTemplate,
  pointHandicaps,
  pointTotals,
  withReach,
  market,
} from "../market/template.ts";
import type { Fixture } from "../world/fixture.ts";
import type { MarketText, ScopeText } from "../texts/en.ts";
import { rallySport } from "./rally-sport.ts";

interface SetWords {
  readonly needed: number;
  readonly scope: ScopeText;
  readonly totalSets: MarketText;
  readonly setHandicap: MarketText;
  readonly total: MarketText;
  readonly handicap: MarketText;
}

const setLines: LinePlan = { specifier: "total", step: 1, offset: 0.5, reach: 1 };
const few = { total: withReach(pointTotals, 2), handicap: withReach(pointHandicaps, 2) };

const setMarkets = ({ needed, scope, ...text }: SetWords): readonly MarketTemplate[] => [
  market("winner", "matchWinner", "main", kind.winner, "winner"),
  market("total", text.total, "main", kind.overUnder, "match.total", { lines: few.total }),
  market("handicap", text.handicap, "main", kind.handicap, "match.margin", { lines: few.handicap }),
  market("total-sets", text.totalSets, "sets", kind.overUnder, "sets.total", { lines: setLines }),
  market("set-handicap", text.setHandicap, "sets", kind.handicap, "sets.margin", {
    lines: withReach(halfHandicaps, 1),
  }),
  market("correct-score", "correctScore", "sets", raceScore(needed), "sets"),
  market("set-winner", "winner", "sets", kind.winner, "set.{set}.winner", { scope, each: "set" }),
  market("set-total", text.total, "sets", kind.overUnder, "set.{set}.total", { scope, each: "set", lines: few.total }),
  market("set-handicap-points", text.handicap, "sets", kind.handicap, "set.{set}.margin", {
    scope,
    each: "set",
    lines: few.handicap,
  }),
];

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
  markets: setMarkets({ needed: 3, scope: "set", ...points }),
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
  markets: setMarkets({ needed: 3, scope: "set", ...points }),
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
  markets: setMarkets({
    needed: 3,
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
  markets: setMarkets({
    needed: 2,
    scope: "map",
    totalSets: "totalMaps",
    setHandicap: "mapHandicap",
    total: "totalRounds",
    handicap: "roundHandicap",
  }),
  listMarkets,
  hours: 1.7,
});
