import type { LegResult } from "@touchline/betting";
import type { Market, OfferEvent, Pair, Period, Reference, ResultFacts } from "@touchline/protocol";

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
  /** The provider's producer that prices the market now. It changes when a match is handed over, market by market. */
  readonly producer?: string | undefined;
}

/** The full current state of an event. Versions, slots and deltas are computed by the sink. */
export interface SourceEvent extends Omit<OfferEvent, "version" | "producer" | "markets"> {
  readonly markets: readonly SourceMarket[];
}

/** What a source says about one market. */
export interface MarketVerdict {
  /** In the order of the outcomes; null for one that is open. All null: the settlement was rolled back. */
  readonly results: readonly (LegResult | null)[];
  /** Missing: confirmed. */
  readonly certainty?: "LIVE" | "CONFIRMED";
  /** Bets placed in these periods are void, whatever the results. An empty list takes a cancellation back. Missing: none. */
  readonly cancelled?: readonly Period[];
}

export interface SourceResult {
  readonly at: number;
  /** Null where the source knows none. */
  readonly facts: ResultFacts | null;
  /** False while a later result will decide more. */
  readonly final: boolean;
  /**
   * The verdict on a market that was ever offered, also before a restart. Null where the source has nothing to say about it: it stays as
   * it was said last.
   */
  readonly resolve: (market: MarketDefinition) => MarketVerdict | null;
}

export interface OfferSink {
  /** Called at the start and whenever reference data changed. */
  reference(reference: Reference): void;
  /** Returns the number of changed prices. */
  update(event: SourceEvent): number;
  /** Called whenever something was settled, corrected, rolled back or cancelled, while the event goes on and after it. */
  result(eventId: number, result: SourceResult): void;
  /** Markets of a producer that is down are locked until it is up again; those of the others are not. Producers are up at first. */
  producer(name: string, isUp: boolean): void;
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
  /** By producer, how old its last message was when it was processed, in seconds. Optional. */
  lags?(): ReadonlyMap<string, number>;
  /** State of the provider, as `/health` shows it. Optional. */
  health?(): object;
  /** Joint price of outcomes of one event that must all win, in the state last passed to the sink. Optional. */
  priceTogether?(eventId: number, picks: readonly SourcePick[]): JointPrice | Promise<JointPrice>;
  /** For tests: ends an event now with its current score. Returns whether it did. */
  end?(eventId: number, ending: Ending): boolean;
  /** For tests: publishes the result of an ended event again with another score. Returns whether it did. */
  correct?(eventId: number, score: Pair): boolean;
  /** For tests: what the source says about a market from now on; null is what it says by itself. Returns whether it did. */
  rule?(eventId: number, market: MarketDefinition, verdict: MarketVerdict | null): boolean;
  /** For tests: as if a producer had gone down or come up. Returns whether there is such a producer. */
  setProducer?(name: string, isUp: boolean): boolean;
  stop(): void;
}
