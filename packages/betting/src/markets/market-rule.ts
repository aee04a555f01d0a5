import type { MarketKind } from "./kind.ts";

export type Specifiers = Readonly<Record<string, string>>;

/** Indexes of the parts of each scope: `p1`, `h1`, `reg`. A scope that is not listed is the whole match. */
export type Scopes = Readonly<Record<string, readonly number[]>>;

/** How a market resolves: the reading of the result, and the verdict on each outcome. */
export interface MarketRule {
  readonly kind: MarketKind;
  /** {set} and similar are replaced by specifiers, {player} by the index of the outcome. */
  readonly reading: string;
  /** Name of the specifier with the line, if there is one. */
  readonly line?: "total" | "handicap";
  /** Whether the outcomes are the players of the match. */
  readonly players?: true;
}

export interface SportRules {
  readonly scopes: Scopes;
  /** By market key. */
  readonly markets: Readonly<Record<string, MarketRule>>;
}

export const on = (reading: string, kind: MarketKind): MarketRule => ({ kind, reading });
export const onTotal = (reading: string, kind: MarketKind): MarketRule => ({ kind, reading, line: "total" });
export const onHandicap = (reading: string, kind: MarketKind): MarketRule => ({ kind, reading, line: "handicap" });
export const onPlayers = (reading: string, kind: MarketKind): MarketRule => ({ kind, reading, players: true });

export const fillReading = (reading: string, specifiers: Specifiers): string =>
  reading.replace(/\{(\w+)\}/g, (_, name: string) => specifiers[name] ?? "");
