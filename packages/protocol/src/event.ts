import * as z from "zod/mini";
import { idSchema, priceSchema, slotSchema, versionSchema } from "./id-schemas.ts";
import { namesSchema } from "./names.ts";

export const pairSchema = z.object({ home: z.int(), away: z.int() });
export type Pair = z.infer<typeof pairSchema>;

export const sideSchema = z.enum(["HOME", "AWAY"]);
export type Side = z.infer<typeof sideSchema>;

export const gameSchema = z.enum(["PREMATCH", "LIVE"]);
export type Game = z.infer<typeof gameSchema>;

export const playStatusSchema = z.enum(["NOT_STARTED", "RUNNING", "BREAK", "HALTED", "ENDED", "ABANDONED"]);
export type PlayStatus = z.infer<typeof playStatusSchema>;

export const detailedPlayStatusSchema = z.int().check(z.gte(0), z.lte(8));

/** Two colours and a pattern: `#c8102e-#ffffff-stripes`. Patterns: plain, stripes, hoops, halves, sash, sleeves. */
export const kitSchema = z
  .string()
  .check(z.regex(/^#[0-9a-f]{6}-#[0-9a-f]{6}-(plain|stripes|hoops|halves|sash|sleeves)$/));

export const competitorSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** What stands before the name on a ticket, such as a player's country. */
  prefix: z.optional(z.string()),
  /** By name type id; team names are the same in every language. */
  supplementalNames: z.optional(z.record(z.string(), z.string())),
  kit: z.nullable(kitSchema),
});
export type Competitor = z.infer<typeof competitorSchema>;

export const incidentSchema = z.object({
  kind: z.enum(["GOAL", "YELLOW_CARD", "RED_CARD", "CORNER", "PENALTY", "BREAK_OF_SERVE", "PART_WON", "POWER_PLAY"]),
  side: sideSchema,
  /** Seconds of play. */
  at: z.int(),
  player: z.optional(z.string()),
});
export type Incident = z.infer<typeof incidentSchema>;

/** State of a match in play. The clock is given at a point in time, so that no message is needed while it runs. */
export const liveMetadataSchema = z.object({
  /** The period of the match, for example 1H, HT, 2H, S3, Q2, P1, I7T. */
  eventStatus: z.string(),
  /** Seconds on the match clock at `timeAt`; null where the sport has none. */
  eventTime: z.nullable(z.int()),
  timeAt: z.int(),
  timeRunning: z.boolean(),
  /** Whether the clock counts down, as in basketball and ice hockey. */
  countdown: z.boolean(),
  /** Speed of the match clock: 1, or more in an accelerated simulation. */
  timeSpeed: z.number(),
  /** Announced minutes of stoppage time. */
  eventExtraTime: z.nullable(z.int()),
  /** Played share of the match, 0 to 100. */
  progress: z.int(),
  score: pairSchema,
  /** By set, quarter, period or inning, as far as played. */
  currentScoreInSets: z.array(pairSchema),
  /** Points of the current game in tennis: 0, 15, 30, 40, A. */
  currentGameScore: z.nullable(z.object({ home: z.string(), away: z.string() })),
  server: z.nullable(sideSchema),
  redCards: pairSchema,
  yellowCards: pairSchema,
  corners: pairSchema,
});
export type LiveMetadata = z.infer<typeof liveMetadataSchema>;

/**
 * One market of one event. Outcomes are in columns: outcome `i` has slot `slot + i`, meta outcome `outcomes[i]`, price `prices[i]` and,
 * where it is a team or player of this event only, name `names[i]`.
 */
export const marketSchema = z.object({
  slot: slotSchema,
  metaMarketId: idSchema,
  specifiers: z.record(z.string(), z.string()),
  /** Whether it is the main line of its market; true for a market without lines. */
  main: z.boolean(),
  /** Shown in lists: the main line of one of the sport's list markets. */
  listed: z.boolean(),
  /** Shown in lists with several lines per market: listed, or one of the lines next to the main one. */
  lined: z.boolean(),
  outcomes: z.array(idSchema),
  prices: z.array(priceSchema),
  names: z.optional(z.array(z.string())),
  /** The provider's ids of outcomes that are this event's own; those of others are in the reference. For bets, not for browsers. */
  sourceIds: z.optional(z.array(z.string())),
});
export type Market = z.infer<typeof marketSchema>;

/** Fields that may change while an event is offered. */
const changingFields = {
  startsAt: z.int(),
  game: gameSchema,
  playStatus: playStatusSchema,
  detailedPlayStatus: detailedPlayStatusSchema,
  metadata: z.nullable(liveMetadataSchema),
  incidents: z.array(incidentSchema),
  /** Betting on every market is suspended, whatever the prices. */
  suspended: z.boolean(),
  streamed: z.boolean(),
  catalogIds: z.array(idSchema),
  promotedOfferIds: z.array(idSchema),
};

export const offerEventSchema = z.object({
  id: idSchema,
  version: versionSchema,
  /** The producer that prices this event. */
  producer: z.string(),
  /** The provider's id of the event, a URN. */
  sourceId: z.optional(z.string()),
  type: z.enum(["MATCH", "OUTRIGHT"]),
  sportId: idSchema,
  categoryId: idSchema,
  tournamentId: idSchema,
  /** Name of an outright; a match is named by its competitors. */
  names: z.nullable(namesSchema),
  /** Home, then away. Empty for an outright. */
  competitors: z.array(competitorSchema),
  /** Whether the away side is shown first. */
  reversed: z.boolean(),
  ...changingFields,
  markets: z.array(marketSchema),
});
export type OfferEvent = z.infer<typeof offerEventSchema>;

/** A change of an event. A market in `markets` is added, or replaces the one with its slot. */
export const eventPatchSchema = z.partial(
  z.object({
    ...changingFields,
    markets: z.array(marketSchema),
    /** First slots of the markets that were removed. */
    gone: z.array(slotSchema),
  }),
);
export type EventPatch = z.infer<typeof eventPatchSchema>;

export const eventDeltaSchema = z.object({
  version: versionSchema,
  /** Flat pairs: slot, price, slot, price, … */
  prices: z.array(z.int()),
  patch: z.optional(eventPatchSchema),
});
export type EventDelta = z.infer<typeof eventDeltaSchema>;
