import type { Market, OfferEvent, Pair, Reference, Resolution, ResultFacts } from "@touchline/protocol";

/** What a market is, without its prices. Give the same object each time the market is offered: it is looked up by identity first. */
export interface MarketDefinition {
  readonly metaMarketId: number;
  readonly specifiers: Readonly<Record<string, string>>;
  readonly outcomes: readonly number[];
  readonly names?: readonly string[] | undefined;
}

export interface SourceMarket extends Pick<Market, "main" | "listed" | "lined"> {
  readonly definition: MarketDefinition;
  readonly prices: readonly number[];
}

/** All there is to say of an event now. Versions, slots and what changed are found out behind the sink. */
export interface SourceEvent extends Omit<OfferEvent, "version" | "producer" | "markets"> {
  readonly markets: readonly SourceMarket[];
}

export interface SourceResult {
  readonly at: number;
  readonly facts: ResultFacts;
  /** The source's verdict on a market it once offered, by outcome, even if that was before a restart. */
  readonly resolve: (market: MarketDefinition) => readonly Resolution[];
}

export interface OfferSink {
  /** Once at the start, and again when something of it changed. */
  reference(reference: Reference): void;
  /** Answers how many prices changed. */
  update(event: SourceEvent): number;
  result(eventId: number, result: SourceResult): void;
  remove(eventId: number): void;
  /** The whole offer was handed over; what the bus holds beyond it is not offered any more. */
  complete(): void;
}

/** An outcome by its market and its position among the outcomes. */
export interface SourcePick {
  readonly definition: MarketDefinition;
  readonly outcome: number;
}

export type JointPrice =
  | { readonly price: number }
  | { readonly error: "UNKNOWN_EVENT" | "NOT_COMBINABLE" | "UNAVAILABLE" };

/** How an event ends that a test ends. */
export type Ending = "ENDED" | "ABANDONED";

/** A provider of the offer. A new one is a folder beside the simulator with one of these. */
export interface OfferSource {
  /** The producer's name on the wire. */
  readonly producer: string;
  /** `held` are the events on the bus from before: those that ended meanwhile still need their result. */
  start(sink: OfferSink, held: readonly number[]): void;
  /** The price of outcomes of one event that must all win, as of the state it last handed over. Some have none to give. */
  priceTogether?(eventId: number, picks: readonly SourcePick[]): JointPrice;
  /** For tests: ends an event now, with the score it has. Answers whether it did. */
  end?(eventId: number, ending: Ending): boolean;
  /** For tests: gives the result of an ended event again, with another score. Answers whether it did. */
  correct?(eventId: number, score: Pair): boolean;
  stop(): void;
}
