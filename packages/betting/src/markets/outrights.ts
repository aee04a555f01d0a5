import type { ResultFacts } from "@touchline/protocol";
import type { LegResult } from "../settlement/leg.ts";

/** Who is bet on over a season, and how many places win: from the top, or from the bottom where negative. */
export interface OutrightRule {
  readonly runners: "teams" | "scorers";
  readonly places: number;
}

export const OUTRIGHT_RULES = {
  "outright-winner": { runners: "teams", places: 1 },
  "top-four": { runners: "teams", places: 4 },
  relegation: { runners: "teams", places: -3 },
  "top-scorer": { runners: "scorers", places: 1 },
} as const satisfies Readonly<Record<string, OutrightRule>>;

export const outrightRuleOf = (marketKey: string): OutrightRule | undefined =>
  (OUTRIGHT_RULES as Readonly<Record<string, OutrightRule>>)[marketKey];

/** Runners that share a place also occupy the following places; returns how many of these win. */
const winningAmong = (place: number, sharing: number, places: number, runners: number): number => {
  const [first, last] = places > 0 ? [1, places] : [runners + places + 1, runners];
  return Math.max(0, Math.min(place + sharing - 1, last) - Math.max(place, first) + 1);
};

export const resolveOutright = ({ runners, places }: OutrightRule, outcome: number, facts: ResultFacts): LegResult => {
  const ran = (facts.places[runners] ?? []).filter((place) => place !== null);
  const place = facts.places[runners]?.[outcome] ?? null;
  if (place === null) return { resolution: "VOID" };
  const of = ran.filter((other) => other === place).length;
  const won = winningAmong(place, of, places, ran.length);
  if (won === 0) return { resolution: "LOST" };
  return won === of ? { resolution: "WON" } : { resolution: "WON", deadHeat: { won, of } };
};
