import { type MarketRule, marketRuleOf } from "@touchline/betting";
import type { GroupText, MarketText, ScopeText } from "../texts/en.ts";
import type { SportKey } from "../world/tournaments.ts";

/** Lines are at `offset` plus multiples of `step`, up to `reach` of them on each side of the main one. */
export interface LinePlan {
  readonly step: number;
  readonly offset: number;
  readonly reach: number;
  /** Leaves out line 0 of a three-way handicap, which is the plain result. */
  readonly skipZero?: true;
}

/** How a market is offered. What it means and how it resolves is given by the rule of its key. */
export interface MarketDraft {
  /** Unique within the sport; must not change. */
  readonly key: string;
  readonly text: MarketText;
  /** The part of the match, if not all of it. */
  readonly scope?: ScopeText;
  readonly group: GroupText;
  readonly lines?: LinePlan;
  /** One market for each open specifier of this name in the outlook. */
  readonly each?: string;
  readonly when?: "prematch" | "live";
  /** Closed while the next point may decide it, such as the running game at game point. */
  readonly delicate?: true;
  readonly betBuilder?: true;
}

export type MarketTemplate = MarketDraft & MarketRule;

type Further = Omit<MarketDraft, "key" | "text" | "group">;

export const market = (key: string, text: MarketText, group: GroupText, further: Further = {}): MarketDraft => ({
  key,
  text,
  group,
  ...further,
});

const withRule = (sport: SportKey, draft: MarketDraft): MarketTemplate => {
  const rule = marketRuleOf(sport, draft.key);
  if (!rule || (rule.line === undefined) !== (draft.lines === undefined)) {
    throw new Error(`no rule for the market ${draft.key} of ${sport}, or its lines do not match`);
  }
  return { ...draft, ...rule };
};

export const withRules = (sport: SportKey, drafts: readonly MarketDraft[]): readonly MarketTemplate[] =>
  drafts.map((draft) => withRule(sport, draft));

export const halfLines = (reach: number): LinePlan => ({ step: 1, offset: 0.5, reach });
export const quarterLines = (reach: number): LinePlan => ({ step: 0.25, offset: 0, reach });
/** For three-way handicaps. */
export const wholeLines = (reach: number): LinePlan => ({ step: 1, offset: 0, reach, skipZero: true });
