import type { GroupText, MarketText, ScopeText } from "../texts/en.ts";
import type { MarketKind } from "./kind.ts";

/** Lines lie at whole multiples of `step` away from `offset`, `reach` of them on each side of the main one. */
export interface LinePlan {
  readonly specifier: "total" | "handicap";
  readonly step: number;
  readonly offset: number;
  readonly reach: number;
  /** The line 0 of a three-way handicap is the plain result. */
  readonly skipZero?: true;
}

export interface MarketTemplate {
  /** Stable word within the sport. */
  readonly key: string;
  readonly text: MarketText;
  /** The part of the match it is about, if not all of it. */
  readonly scope?: ScopeText;
  readonly group: GroupText;
  readonly kind: MarketKind;
  /** What of the outlook it is about; {set} and the like stand for the specifier. */
  readonly reading: string;
  readonly lines?: LinePlan;
  /** One market for each of these that is open, by the specifiers the outlook gives. */
  readonly each?: string;
  /** The outcomes are the players of the match; a reading with {player} is each one's own. */
  readonly players?: true;
  readonly when?: "prematch" | "live";
  /** Closed while the next moment may decide it, such as the running game at game point. */
  readonly delicate?: true;
  readonly betBuilder?: true;
}

type Further = Omit<MarketTemplate, "key" | "text" | "group" | "kind" | "reading">;

export const market = (
  key: string,
  text: MarketText,
  group: GroupText,
  kind: MarketKind,
  reading: string,
  further: Further = {},
): MarketTemplate => ({ key, text, group, kind, reading, ...further });

export const goalLines: LinePlan = { specifier: "total", step: 1, offset: 0.5, reach: 3 };
export const quarterTotals: LinePlan = { specifier: "total", step: 0.25, offset: 0, reach: 4 };
export const quarterHandicaps: LinePlan = { specifier: "handicap", step: 0.25, offset: 0, reach: 4 };
export const halfHandicaps: LinePlan = { specifier: "handicap", step: 1, offset: 0.5, reach: 2 };
export const wholeHandicaps: LinePlan = { specifier: "handicap", step: 1, offset: 0, reach: 2, skipZero: true };
export const pointTotals: LinePlan = { specifier: "total", step: 1, offset: 0.5, reach: 4 };
export const pointHandicaps: LinePlan = { specifier: "handicap", step: 1, offset: 0.5, reach: 4 };

export const withReach = (plan: LinePlan, reach: number): LinePlan => ({ ...plan, reach });
