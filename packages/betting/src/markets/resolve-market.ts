import type { Resolution, ResultFacts } from "@touchline/protocol";
import { parseLine } from "../odds/lines.ts";
import type { LegResult } from "../settlement/leg.ts";
import { fillReading, type Specifiers } from "./market-rule.ts";
import { outrightRuleOf, resolveOutright } from "./outrights.ts";
import { createReader } from "./readings.ts";
import { sportRulesOf } from "./sport-rules.ts";

/** One outcome of a market, by the keys of the offer. */
export interface MarketOutcome {
  readonly sportKey: string;
  readonly marketKey: string;
  readonly specifiers: Specifiers;
  /** Index among the outcomes of the market. */
  readonly outcome: number;
}

/** The verdict on an outcome; null where the facts leave none or more than one. */
export type Judge = (facts: ResultFacts) => number | null;

/** Null where the market is unknown or its line cannot be parsed. */
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
    const isSame = (x: number, y: number): boolean => {
      const here = verdict(x, y, line, outcome);
      certain ??= here;
      return here === certain;
    };
    return read(facts)?.every(isSame) ? certain : null;
  };
};

/** From lost to won, in steps of a half. */
const RESOLUTIONS: readonly Resolution[] = ["LOST", "HALF_LOST", "VOID", "HALF_WON", "WON"];

export const resolutionOf = (verdict: number | null): Resolution => RESOLUTIONS[2 * (verdict ?? 0) + 2] as Resolution;

/**
 * Resolves an outcome from the published result alone. Void where the result does not decide it: a set that was not played, a player who
 * did not take part, a match abandoned before. Null where the market has no rule.
 */
export const resolveMarket = (market: MarketOutcome, facts: ResultFacts): LegResult | null => {
  const outright = outrightRuleOf(market.marketKey);
  if (outright) return resolveOutright(outright, market.outcome, facts);
  const judge = createJudge(market);
  return judge && { resolution: resolutionOf(judge(facts)) };
};
