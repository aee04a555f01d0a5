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

/**
 * Two colours and a pattern: `#c8102e-#ffffff-stripes`. Patterns: plain, stripes, hoops, halves, sash, sleeves.
 */
export const kitSchema = z
  .string()
  .check(z.regex(/^#[0-9a-f]{6}-#[0-9a-f]{6}-(plain|stripes|hoops|halves|sash|sleeves)$/));

export const competitorSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** By name type id; a team's name is the same in every language. */
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

/** What is known of a match in play. The clock is given as it stood at a moment, so it needs no message to tick. */
export const liveMetadataSchema = z.object({
  /** The part of the match, for example 1H, HT, 2H, S3, Q2, P1, I7T. */
  eventStatus: z.string(),
  /** Seconds on the match clock at `timeAt`; null where the sport has none. */
  eventTime: z.nullable(z.int()),
  timeAt: z.int(),
  timeRunning: z.boolean(),
  /** The clock runs down, as in basketball and ice hockey. */
  countdown: z.boolean(),
  /** How fast the match clock runs: 1 but in a simulation that is sped up. */
  timeSpeed: z.number(),
  /** Minutes of stoppage time announced. */
  eventExtraTime: z.nullable(z.int()),
  /** Share of the match that is gone, 0 to 100. */
  progress: z.int(),
  score: pairSchema,
  /** Per set, quarter, period or inning, as far as played. */
  currentScoreInSets: z.array(pairSchema),
  /** The points of the running game in tennis: 0, 15, 30, 40, A. */
  currentGameScore: z.nullable(z.object({ home: z.string(), away: z.string() })),
  server: z.nullable(sideSchema),
  redCards: pairSchema,
  yellowCards: pairSchema,
  corners: pairSchema,
});
export type LiveMetadata = z.infer<typeof liveMetadataSchema>;

/**
 * One market of one event. Its outcomes stand in columns: outcome `i` has slot `slot + i`, the kind `outcomes[i]`,
 * the price `prices[i]` and, where it is a team or a player of this event only, the name `names[i]`.
 */
export const marketSchema = z.object({
  slot: slotSchema,
  metaMarketId: idSchema,
  specifiers: z.record(z.string(), z.string()),
  /** The line a list shows, of the lines of this market; true for a market without lines. */
  main: z.boolean(),
  /** Shown in lists: a main line of one of the sport's list markets. */
  listed: z.boolean(),
  /** Shown in lists that have several lines of a market: listed, or one of the lines next to a main one. */
  lined: z.boolean(),
  outcomes: z.array(idSchema),
  prices: z.array(priceSchema),
  names: z.optional(z.array(z.string())),
});
export type Market = z.infer<typeof marketSchema>;

/** What may change while an event is offered. */
const changingFields = {
  startsAt: z.int(),
  game: gameSchema,
  playStatus: playStatusSchema,
  detailedPlayStatus: detailedPlayStatusSchema,
  metadata: z.nullable(liveMetadataSchema),
  incidents: z.array(incidentSchema),
  /** Betting is stopped on every market, whatever the prices say. */
  suspended: z.boolean(),
  streamed: z.boolean(),
  catalogIds: z.array(idSchema),
  promotedOfferIds: z.array(idSchema),
};

export const offerEventSchema = z.object({
  id: idSchema,
  version: versionSchema,
  /** Which source of the offer speaks for this event. */
  producer: z.string(),
  type: z.enum(["MATCH", "OUTRIGHT"]),
  sportId: idSchema,
  categoryId: idSchema,
  tournamentId: idSchema,
  /** An outright's own name; a match is named by its competitors. */
  names: z.nullable(namesSchema),
  /** Home, then away. None for an outright. */
  competitors: z.array(competitorSchema),
  /** Shown away first. */
  reversed: z.boolean(),
  ...changingFields,
  markets: z.array(marketSchema),
});
export type OfferEvent = z.infer<typeof offerEventSchema>;

/** A change of an event's shape. A market given here is added, or replaces the one with its slot. */
export const eventPatchSchema = z.partial(
  z.object({
    ...changingFields,
    markets: z.array(marketSchema),
    /** First slots of markets that are gone. */
    gone: z.array(slotSchema),
  }),
);
export type EventPatch = z.infer<typeof eventPatchSchema>;

export const eventDeltaSchema = z.object({
  version: versionSchema,
  /** slot, price, slot, price, … */
  prices: z.array(z.int()),
  patch: z.optional(eventPatchSchema),
});
export type EventDelta = z.infer<typeof eventDeltaSchema>;
