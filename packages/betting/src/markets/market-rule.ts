import type { MarketKind } from "./kind.ts";

export type Specifiers = Readonly<Record<string, string>>;

/** Which parts of a match a scope is made of, from 0: `p1`, `h1`, `reg`. One that is not listed is the whole match. */
export type Scopes = Readonly<Record<string, readonly number[]>>;

/** How a market resolves: what is read of the result, and how each outcome fares on it. */
export interface MarketRule {
  readonly kind: MarketKind;
  /** {set} and the like stand for the specifier, {player} for the position of the outcome. */
  readonly reading: string;
  /** The specifier that holds the line, if there is one. */
  readonly line?: "total" | "handicap";
  /** The outcomes are the players of the match. */
  readonly players?: true;
}

export interface SportRules {
  readonly scopes: Scopes;
  /** By the market's key. */
  readonly markets: Readonly<Record<string, MarketRule>>;
}

export const on = (reading: string, kind: MarketKind): MarketRule => ({ kind, reading });
export const onTotal = (reading: string, kind: MarketKind): MarketRule => ({ kind, reading, line: "total" });
export const onHandicap = (reading: string, kind: MarketKind): MarketRule => ({ kind, reading, line: "handicap" });
export const onPlayers = (reading: string, kind: MarketKind): MarketRule => ({ kind, reading, players: true });

export const fillReading = (reading: string, specifiers: Specifiers): string =>
  reading.replace(/\{(\w+)\}/g, (_, name: string) => specifiers[name] ?? "");
