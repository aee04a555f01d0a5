import type { Game, OddsChanges, TaxesAndBonuses, TicketType } from "@touchline/protocol";

/** An outcome of a leg with its names at placement. Names are templates, filled from `specifiers` and the competitors. */
export interface LegOutcome {
  readonly slot: number;
  readonly metaMarketId: number;
  readonly metaOutcomeId: number;
  readonly specifiers: Readonly<Record<string, string>>;
  readonly marketName: string;
  readonly outcomeName: string;
  /** First slot and number of outcomes of its market. Missing in bets from before these were stored. */
  readonly marketSlot?: number;
  readonly outcomes?: number;
  /** The provider's ids, where it has any; the specifiers are the provider's too. */
  readonly sourceMarketId?: string;
  readonly sourceOutcomeId?: string;
}

/** Event data at placement; null where the event was not in the offer. */
export interface LegEvent {
  readonly producer: string;
  /** The provider's id of the event, where it has one. */
  readonly sourceId?: string;
  readonly sportId: number;
  readonly categoryId: number;
  readonly tournamentId: number;
  readonly type: "MATCH" | "OUTRIGHT";
  readonly name: string | null;
  readonly competitors: readonly string[];
  /** Prefixes of the competitors, null where one has none. Missing in bets from before these were stored. */
  readonly prefixes?: readonly (string | null)[];
  readonly startsAt: number;
  /** Whether the away side is shown first. */
  readonly reversed?: boolean;
}

export interface Leg {
  readonly hash: string;
  readonly eventId: number;
  /** The version that the bettor saw. */
  readonly eventVersion: number;
  readonly game: Game;
  /** More than one for a bet builder. */
  readonly slots: readonly number[];
  /** The odds that the bettor agreed to. */
  readonly odds: number;
  readonly banker: boolean;
  readonly event: LegEvent | null;
  readonly outcomes: readonly LegOutcome[];
}

/** The stored content of a bet: everything needed to decide, show and settle it without the offer. */
export interface BetTerms {
  readonly type: TicketType;
  readonly oddsChanges: OddsChanges;
  readonly sizes: readonly number[];
  readonly legs: readonly Leg[];
  /** Decimal string. */
  readonly desiredProfit?: string;
  /** Those in force at placement, whatever is published later; missing where there were none. */
  readonly taxesAndBonuses?: TaxesAndBonuses;
  /**
   * The cashback promise at placement, whatever the book says later: the number of legs and the lowest odds, in hundredths. Null where
   * there was none; missing in bets from before it was stored.
   */
  readonly cashback?: { readonly legs: number; readonly minOdds: number } | null;
}

/** Not validated, because only the bets service writes it. */
export const termsOf = ({ terms }: { readonly terms: unknown }): BetTerms => terms as BetTerms;
