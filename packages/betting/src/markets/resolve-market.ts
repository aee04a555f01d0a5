import type { Resolution, ResultFacts } from "@touchline/protocol";
import { parseLine } from "../odds/lines.ts";
import type { LegResult } from "../settlement/leg.ts";
import { fillReading, type Specifiers } from "./market-rule.ts";
import { outrightRuleOf, resolveOutright } from "./outrights.ts";
import { createReader } from "./readings.ts";
import { sportRulesOf } from "./sport-rules.ts";

/** One outcome of a market, by the words and positions that the offer gives it. */
export interface MarketOutcome {
  readonly sportKey: string;
  readonly marketKey: string;
  readonly specifiers: Specifiers;
  /** Its position among the outcomes of the market. */
  readonly outcome: number;
}

/** How an outcome fares on a result, as a verdict; null where the result has no answer or more than one. */
export type Judge = (facts: ResultFacts) => number | null;

/** Null where there is no such market, or its line cannot be read. */
export const createJudge = ({ sportKey, marketKey, specifiers, outcome }: MarketOutcome): Judge | null => {
  const sport = sportRulesOf(sportKey);
  const rule = sport?.markets[marketKey];
  const line = rule?.line ? parseLine(specifiers[rule.line] ?? "") : 0;
  if (!sport || !rule || line === null) return null;
  const read = createReader(fillReading(rule.reading, { ...specifiers, player: `${outcome}` }), sport.scopes);
  const { verdict } = rule.kind;
  return (facts) => {
    if (rule.players && !facts.players[outcome]?.played) return null;
    let certain: number | null = null;
    for (const { x, y } of read(facts) ?? []) {
      const here = verdict(x, y, line, outcome);
      if (certain !== null && here !== certain) return null;
      certain = here;
    }
    return certain;
  };
};

/** From lost to won, in halves. */
const RESOLUTIONS: readonly Resolution[] = ["LOST", "HALF_LOST", "VOID", "HALF_WON", "WON"];

export const resolutionOf = (verdict: number | null): Resolution => RESOLUTIONS[2 * (verdict ?? 0) + 2] as Resolution;

/**
 * How an outcome came out, from the published result alone. Void where the result has no answer: a set that was not played,
 * a player who took no part, a match broken off before it was decided. Null where no rule is known for the market.
 */
export const resolveMarket = (market: MarketOutcome, facts: ResultFacts): LegResult | null => {
  const outright = outrightRuleOf(market.marketKey);
  if (outright) return resolveOutright(outright, market.outcome, facts);
  const judge = createJudge(market);
  return judge && { resolution: resolutionOf(judge(facts)) };
};
