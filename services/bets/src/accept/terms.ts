import type { PricedLeg } from "@touchline/betting";
import { type Game, type OddsChanges, outcomeId, type TicketType } from "@touchline/protocol";

/** One outcome of a leg, as it was called at the tap. Names are templates; `specifiers` and the competitors fill them. */
export interface LegOutcome {
  readonly slot: number;
  readonly metaMarketId: number;
  readonly metaOutcomeId: number;
  readonly specifiers: Readonly<Record<string, string>>;
  readonly marketName: string;
  readonly outcomeName: string;
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
}

/** Only what this service wrote is read back by it. */
export const termsOf = ({ terms }: { readonly terms: unknown }): BetTerms => terms as BetTerms;

export const isBuilder = ({ slots }: Pick<Leg, "slots">): boolean => slots.length > 1;

/** Names a builder's combination: the same outcomes have the same price. */
export const builderKey = ({ eventId, slots }: Pick<Leg, "eventId" | "slots">): string =>
  `${eventId}b${slots.toSorted((a, b) => a - b).join("+")}`;

export const outcomesOf = ({ legs }: BetTerms): string[] => [
  ...new Set(legs.flatMap(({ eventId, slots }) => slots.map((slot) => outcomeId(eventId, slot)))),
];

export const pricedLegs = ({ legs }: BetTerms, priceOf: (hash: string) => number): PricedLeg[] =>
  legs.map(({ hash, banker }) => ({ odds: priceOf(hash), banker }));
