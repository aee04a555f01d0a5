import type { Game, OddsChanges, TicketType } from "@touchline/protocol";

/** One outcome of a leg, as it was called at the tap. Names are templates; `specifiers` and the competitors fill them. */
export interface LegOutcome {
  readonly slot: number;
  readonly metaMarketId: number;
  readonly metaOutcomeId: number;
  readonly specifiers: Readonly<Record<string, string>>;
  readonly marketName: string;
  readonly outcomeName: string;
  /** The first slot of its market, and how many outcomes that has. Bets of before this was kept have neither. */
  readonly marketSlot?: number;
  readonly outcomes?: number;
}

/** What is known of the event at the tap; null where the book does not know it. */
export interface LegEvent {
  readonly producer: string;
  readonly sportId: number;
  readonly categoryId: number;
  readonly tournamentId: number;
  readonly type: "MATCH" | "OUTRIGHT";
  readonly name: string | null;
  readonly competitors: readonly string[];
  readonly startsAt: number;
  /** Shown away first. */
  readonly reversed?: boolean;
}

export interface Leg {
  readonly hash: string;
  readonly eventId: number;
  /** Which the bettor saw. */
  readonly eventVersion: number;
  readonly game: Game;
  /** Several are a bet builder. */
  readonly slots: readonly number[];
  /** What the bettor agreed to. */
  readonly odds: number;
  readonly banker: boolean;
  readonly event: LegEvent | null;
  readonly outcomes: readonly LegOutcome[];
}

/** A bet as it is kept: all that it takes to decide, show and settle it, whatever becomes of the offer. */
export interface BetTerms {
  readonly type: TicketType;
  readonly oddsChanges: OddsChanges;
  readonly sizes: readonly number[];
  readonly legs: readonly Leg[];
  /** Decimal text. */
  readonly desiredProfit?: string;
}

/** Only what the bets service wrote is read back. */
export const termsOf = ({ terms }: { readonly terms: unknown }): BetTerms => terms as BetTerms;
