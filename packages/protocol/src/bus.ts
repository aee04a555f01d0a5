import * as z from "zod/mini";
import {
  type EventDelta,
  eventDeltaSchema,
  type OfferEvent,
  offerEventSchema,
  pairSchema,
  playStatusSchema,
  sideSchema,
} from "./event.ts";
import { idSchema, slotSchema, versionSchema } from "./id-schemas.ts";
import type { ReferenceKind } from "./reference.ts";

/**
 * Streams of the bus. One subject per event, so that a node receives only what its clients watch. OFFER keeps the last message of each
 * subject, from which a starting node reads the whole offer.
 */
export const STREAMS = {
  offer: { name: "OFFER", subjects: ["offer.>"] },
  reference: { name: "REFERENCE", subjects: ["reference.>"] },
  results: { name: "RESULTS", subjects: ["result.>"] },
  punters: { name: "PUNTERS", subjects: ["punter.>"] },
  sessions: { name: "SESSIONS", subjects: ["session.>"] },
  /** Slots assigned by the feed. Only the feed reads it. */
  slots: { name: "SLOTS", subjects: ["slots.>"] },
  /** Which node of the feed leads. Only the feed reads it. */
  leases: { name: "LEASES", subjects: ["lease.>"] },
} as const;

export interface EventAddress {
  readonly sportId: number;
  readonly tournamentId: number;
  readonly id: number;
}

export const offerSubject = (event: EventAddress): string => `offer.${event.sportId}.${event.tournamentId}.${event.id}`;
/** For a node that knows only the event's id. */
export const offerSubjectOf = (eventId: number): string => `offer.*.*.${eventId}`;
export const resultSubject = (event: EventAddress): string =>
  `result.${event.sportId}.${event.tournamentId}.${event.id}`;
export const lifecycleSubject = (event: EventAddress): string =>
  `lifecycle.${event.sportId}.${event.tournamentId}.${event.id}`;
export const referenceSubject = (kind: ReferenceKind): string => `reference.${kind}`;
export const heartbeatSubject = (producer: string): string => `producer.${producer}.heartbeat`;
export const suspensionsSubject = (producer: string): string => `producer.${producer}.suspensions`;
/** Who publishes the offer of a producer. */
export const leaseSubject = (producer: string): string => `lease.${producer}`;
/** Commands to the simulated feed, for tests only. */
export const FEED_CONTROL_SUBJECT = "feed.control";
export const builderSubject = (producer: string): string => `producer.${producer}.builder`;
export const eventIdOfSubject = (subject: string): number => Number(subject.slice(subject.lastIndexOf(".") + 1));

/**
 * A message of the offer is two lines of JSON: the delta since the previous version, then the full event. A node that has the previous
 * version parses only the first line; one that starts or missed a message parses the second. So a lost message does no lasting damage,
 * and known state is not parsed again.
 */
export const encodeOfferMessage = (delta: EventDelta, event: OfferEvent): string =>
  `${JSON.stringify(delta)}\n${JSON.stringify(event)}`;

export const parseOfferDelta = (message: string): EventDelta =>
  eventDeltaSchema.parse(JSON.parse(message.slice(0, message.indexOf("\n"))));

export const parseOfferState = (message: string): OfferEvent =>
  offerEventSchema.parse(JSON.parse(message.slice(message.indexOf("\n") + 1)));

export const lifecycleChangeSchema = z.enum(["ADDED", "WENT_LIVE", "ENDED", "REMOVED"]);
export const lifecycleSchema = z.object({ eventId: idSchema, sportId: idSchema, change: lifecycleChangeSchema });
export type Lifecycle = z.infer<typeof lifecycleSchema>;

/** Heartbeat of a producer. `resyncing` is true until all its events were published again after a start or an outage. */
export const heartbeatSchema = z.object({
  producer: z.string(),
  at: z.int(),
  resyncing: z.boolean(),
  /** Sequence in the stream OFFER of the producer's newest message that the stream has. A node that has applied less is behind. */
  sequence: z.optional(z.int().check(z.nonnegative())),
});
export type Heartbeat = z.infer<typeof heartbeatSchema>;

export const resolutionSchema = z.enum(["WON", "LOST", "VOID", "HALF_WON", "HALF_LOST"]);
export type Resolution = z.infer<typeof resolutionSchema>;

/** One score, goal or game, in chronological order. `part` counts from 0; `player` is an index in `players`. */
const scoreSchema = z.object({ part: z.int(), side: sideSchema, player: z.nullable(z.int()) });

/** Facts from which every market of the event can be resolved. */
export const resultFactsSchema = z.object({
  /** Whether the event was completed. If not, only markets that nothing further could have changed are decided. */
  final: z.boolean(),
  /** Number of completed parts. */
  partsPlayed: z.int().check(z.nonnegative()),
  /** Score in every part that was begun: halves, quarters, half-innings, sets; overtime last. */
  parts: z.array(pairSchema),
  score: pairSchema,
  corners: z.array(pairSchema),
  cards: z.array(pairSchema),
  redCards: pairSchema,
  /** In order; empty where single scores are not recorded. */
  scores: z.array(scoreSchema),
  /** Players of the player markets, in the order of their outcomes. */
  players: z.array(z.object({ name: z.string(), played: z.boolean() })),
  /** Who advances to the next round, in knockout tournaments. */
  qualified: z.nullable(sideSchema),
  /** The round, from 1, in which a bout was stopped; null where it went the distance. */
  stoppedIn: z.nullable(z.int()),
  /** Outrights: place of each runner by list, in the order of outcomes. Equal places are a dead heat; null did not run. */
  places: z.record(z.string(), z.array(z.nullable(z.int()))),
});
export type ResultFacts = z.infer<typeof resultFactsSchema>;

/** Two or more runners that share places: `{ won: 1, of: 2 }` is one place for two. */
export const deadHeatSchema = z.object({ won: z.int().check(z.positive()), of: z.int().check(z.positive()) });

/** Times of placement, in milliseconds, `from` included and `to` excluded. Null is an open end. */
export const periodSchema = z.object({ from: z.nullable(z.int()), to: z.nullable(z.int()) });
export type Period = z.infer<typeof periodSchema>;

/** What is decided about one market. */
export const marketResultSchema = z.object({
  slot: slotSchema,
  metaMarketId: idSchema,
  specifiers: z.record(z.string(), z.string()),
  outcomes: z.array(idSchema),
  names: z.optional(z.array(z.string())),
  /** In the order of the outcomes; null for one that is open. All are null after the settlement of the market was rolled back. */
  resolutions: z.array(z.nullable(resolutionSchema)),
  /** In the order of the outcomes; missing where no places are shared. */
  deadHeats: z.optional(z.array(z.nullable(deadHeatSchema))),
  /** The version of the event's result in which this market changed last. Missing: that of the result. */
  version: z.optional(versionSchema),
  /** Whether the provider has confirmed what was seen live. Missing: confirmed. */
  certainty: z.optional(z.enum(["LIVE", "CONFIRMED"])),
  /** Bets that were placed in one of these periods are void, whatever the resolutions. */
  cancelled: z.optional(z.array(periodSchema)),
});
export type MarketResult = z.infer<typeof marketResultSchema>;

/** Everything that is decided about an event so far. It replaces what was published before: the one with the highest version is valid. */
export const eventResultSchema = z.object({
  eventId: idSchema,
  version: versionSchema,
  at: z.int(),
  playStatus: playStatusSchema,
  /** Null where the source publishes none. */
  facts: z.nullable(resultFactsSchema),
  /** False while markets are open that a later result will decide. Missing: true. */
  final: z.optional(z.boolean()),
  /** Every market of the event that is or was decided; of a final result every market that was ever offered. */
  markets: z.array(marketResultSchema),
});
export type EventResult = z.infer<typeof eventResultSchema>;

/** Requests the joint price of outcomes of one event that must all win. */
export const builderRequestSchema = z.object({
  eventId: idSchema,
  slots: z.array(slotSchema).check(z.minLength(1), z.maxLength(10)),
});
export type BuilderRequest = z.infer<typeof builderRequestSchema>;

export const builderErrorSchema = z.enum(["UNKNOWN_EVENT", "NOT_COMBINABLE", "UNAVAILABLE"]);
/** The price is valid for the given version of the event. */
export const builderAnswerSchema = z.union([
  z.object({ eventId: idSchema, version: versionSchema, price: z.int().check(z.positive()) }),
  z.object({ error: builderErrorSchema }),
]);
export type BuilderAnswer = z.infer<typeof builderAnswerSchema>;
