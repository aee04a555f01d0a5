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
 * The bus. One subject per event, so that a node takes only what its clients watch.
 * OFFER keeps the last message of a subject, which is how a node that starts gets the whole offer.
 */
export const STREAMS = {
  offer: { name: "OFFER", subjects: ["offer.>"] },
  reference: { name: "REFERENCE", subjects: ["reference.>"] },
  results: { name: "RESULTS", subjects: ["result.>"] },
  punters: { name: "PUNTERS", subjects: ["punter.>"] },
  sessions: { name: "SESSIONS", subjects: ["session.>"] },
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
export const builderSubject = (producer: string): string => `producer.${producer}.builder`;
export const eventIdOfSubject = (subject: string): number => Number(subject.slice(subject.lastIndexOf(".") + 1));

/**
 * A message of the offer is two lines of JSON: what changed since the version before, then all there is.
 * A node that has the version before reads the first line only; one that starts, or missed a message, reads the second.
 * So no message is ever missed for good, and nobody pays for parsing what they know.
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

/** A producer's sign of life. `resyncing` is true until all its events were published again after a start. */
export const heartbeatSchema = z.object({ producer: z.string(), at: z.int(), resyncing: z.boolean() });
export type Heartbeat = z.infer<typeof heartbeatSchema>;

export const resolutionSchema = z.enum(["WON", "LOST", "VOID", "HALF_WON", "HALF_LOST"]);
export type Resolution = z.infer<typeof resolutionSchema>;

/** One score, goal or game, in the order they were made. `part` counts from 0; `player` is a position in `players`. */
const scoreSchema = z.object({ part: z.int(), side: sideSchema, player: z.nullable(z.int()) });

/** Facts from which every market of the event can be resolved again, by anybody. */
export const resultFactsSchema = z.object({
  /** Played to its end. If not, only what nothing further could have changed is decided. */
  final: z.boolean(),
  /** How many parts were played to their end. */
  partsPlayed: z.int().check(z.nonnegative()),
  /** What made the score, in every part that was begun: halves, quarters, half-innings, sets; overtime last. */
  parts: z.array(pairSchema),
  score: pairSchema,
  corners: z.array(pairSchema),
  cards: z.array(pairSchema),
  redCards: pairSchema,
  /** In order; empty where single scores are not told. */
  scores: z.array(scoreSchema),
  /** Who could be bet on, in the order of the outcomes. */
  players: z.array(z.object({ name: z.string(), played: z.boolean() })),
  /** Who goes on to the next round, where that is at stake. */
  qualified: z.nullable(sideSchema),
  /** The part, from 1, in which a bout was stopped; null where it went the distance. */
  stoppedIn: z.nullable(z.int()),
  /** Of an outright: by list of runners, the place of each in the order of the outcomes. A place shared is a dead heat; null did not run. */
  places: z.record(z.string(), z.array(z.nullable(z.int()))),
});
export type ResultFacts = z.infer<typeof resultFactsSchema>;

/** The end of an event, or a correction of it: the one with the higher version holds. */
export const eventResultSchema = z.object({
  eventId: idSchema,
  version: versionSchema,
  at: z.int(),
  playStatus: playStatusSchema,
  facts: resultFactsSchema,
  /** Every market that was ever offered on the event. */
  markets: z.array(
    z.object({
      slot: slotSchema,
      metaMarketId: idSchema,
      specifiers: z.record(z.string(), z.string()),
      outcomes: z.array(idSchema),
      names: z.optional(z.array(z.string())),
      resolutions: z.array(resolutionSchema),
    }),
  ),
});
export type EventResult = z.infer<typeof eventResultSchema>;

/** Asks a producer for the price of outcomes of one event that must all win. */
export const builderRequestSchema = z.object({
  eventId: idSchema,
  slots: z.array(slotSchema).check(z.minLength(1), z.maxLength(10)),
});
export type BuilderRequest = z.infer<typeof builderRequestSchema>;

export const builderErrorSchema = z.enum(["UNKNOWN_EVENT", "NOT_COMBINABLE", "UNAVAILABLE"]);
/** The price holds for the version of the event that is given. */
export const builderAnswerSchema = z.union([
  z.object({ eventId: idSchema, version: versionSchema, price: z.int().check(z.positive()) }),
  z.object({ error: builderErrorSchema }),
]);
export type BuilderAnswer = z.infer<typeof builderAnswerSchema>;
