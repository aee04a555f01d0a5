import type { Market, OfferEvent, Pair, Reference, Resolution, ResultFacts } from "@touchline/protocol";

/** A market without its prices. Sources should pass the same object each time: it is looked up by identity first. */
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

/** The full current state of an event. Versions, slots and deltas are computed by the sink. */
export interface SourceEvent extends Omit<OfferEvent, "version" | "producer" | "markets"> {
  readonly markets: readonly SourceMarket[];
}

export interface SourceResult {
  readonly at: number;
  readonly facts: ResultFacts;
  /** The source's resolution of each outcome of a market, including markets offered before a restart. */
  readonly resolve: (market: MarketDefinition) => readonly Resolution[];
}

export interface OfferSink {
  /** Called at the start and whenever reference data changed. */
  reference(reference: Reference): void;
  /** Returns the number of changed prices. */
  update(event: SourceEvent): number;
  result(eventId: number, result: SourceResult): void;
  remove(eventId: number): void;
  /** Called when the whole offer was passed: other events on the bus are no longer offered. */
  complete(): void;
}

/** An outcome, as its market and its index in the market's outcomes. */
export interface SourcePick {
  readonly definition: MarketDefinition;
  readonly outcome: number;
}

export type JointPrice =
  | { readonly price: number }
  | { readonly error: "UNKNOWN_EVENT" | "NOT_COMBINABLE" | "UNAVAILABLE" };

/** How a test can end an event. */
export type Ending = "ENDED" | "ABANDONED";

/** A provider's feed. A new provider is a folder beside the simulator that implements this. */
export interface OfferSource {
  /** Name of the producer on the wire. */
  readonly producer: string;
  /** `held` are events of the bus, or of open bets, from before: those that ended meanwhile still need their result. */
  start(sink: OfferSink, held: readonly number[]): void;
  /** Joint price of outcomes of one event that must all win, in the state last passed to the sink. Optional. */
  priceTogether?(eventId: number, picks: readonly SourcePick[]): JointPrice;
  /** For tests: ends an event now with its current score. Returns whether it did. */
  end?(eventId: number, ending: Ending): boolean;
  /** For tests: publishes the result of an ended event again with another score. Returns whether it did. */
  correct?(eventId: number, score: Pair): boolean;
  stop(): void;
}
