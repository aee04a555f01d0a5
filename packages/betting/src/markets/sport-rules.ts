import type { MarketRule, SportRules } from "./market-rule.ts";
import { baseball } from "./sports/baseball.ts";
import { iceHockey } from "./sports/ice-hockey.ts";
import { mma } from "./sports/mma.ts";
import { americanFootball, basketball, cricket, levelSport } from "./sports/point-sports.ts";
import { rallySport, tennis } from "./sports/set-sports.ts";
import { soccer } from "./sports/soccer.ts";

/** Market rules of every sport, by the sport's key. */
export const SPORT_RULES = {
  soccer,
  tennis,
  basketball,
  "ice-hockey": iceHockey,
  volleyball: rallySport(3),
  handball: levelSport,
  baseball,
  "american-football": americanFootball,
  esports: rallySport(2),
  "table-tennis": rallySport(3),
  cricket,
  darts: rallySport(3),
  rugby: levelSport,
  mma,
} as const satisfies Readonly<Record<string, SportRules>>;

export const sportRulesOf = (sportKey: string): SportRules | undefined =>
  (SPORT_RULES as Readonly<Record<string, SportRules>>)[sportKey];

export const marketRuleOf = (sportKey: string, marketKey: string): MarketRule | undefined =>
  sportRulesOf(sportKey)?.markets[marketKey];
