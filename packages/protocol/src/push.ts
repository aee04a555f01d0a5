import * as z from "zod/mini";
import {
  autoCashoutMessageSchema,
  betSettledMessageSchema,
  cashoutMessageSchema,
  placementMessageSchema,
  walletMessageSchema,
} from "./bets.ts";
import { lifecycleSchema } from "./bus.ts";
import { calculationResultSchema } from "./cashout.ts";
import { type EventPatch, eventPatchSchema } from "./event.ts";
import { idSchema, uuidSchema, versionSchema } from "./id-schemas.ts";
import { decodePriceText } from "./price-text.ts";
import { MAX_WATCHED } from "./push-limits.ts";
import { MOST_WATCHED_BETS } from "./ticket-words.ts";

/**
 * `list`: the markets of a list. `lines`: also further lines of these markets. `full`: every market. Each level contains the ones before.
 */
export const watchLevelSchema = z.enum(["list", "lines", "full"]);
export type WatchLevel = z.infer<typeof watchLevelSchema>;

/**
 * A client sends the version of each event that it has. If the node has a newer one it sends the full event. So it does not matter whether
 * the client requested its snapshot before or after, or how long it was disconnected.
 */
export const watchSchema = z.object({
  level: watchLevelSchema,
  events: z.array(z.tuple([idSchema, z.int().check(z.nonnegative())])).check(z.maxLength(MAX_WATCHED)),
});
export type Watch = z.infer<typeof watchSchema>;

export const unwatchSchema = z.object({
  level: watchLevelSchema,
  events: z.array(idSchema).check(z.maxLength(MAX_WATCHED)),
});
export type Unwatch = z.infer<typeof unwatchSchema>;

/** Answer to both: the number of events that the connection watches now, or why it was refused. */
export const watchAnswerSchema = z.union([
  z.object({ watching: z.int() }),
  z.object({ error: z.enum(["INVALID", "TOO_MANY"]) }),
]);
export type WatchAnswer = z.infer<typeof watchAnswerSchema>;

/**
 * Change of one event since `base`: `[eventId, base, version, prices, patch?]`, prices flat as `slot, price, …`. A client with a version
 * below `base` has missed something and watches again; one at `version` or above ignores it. `base` 0 replaces everything that the client
 * has of the event's markets at its level. A chunk without a patch may be a text instead: event, base, version minus base, and for each
 * price the distance of its slot from the one before and the price, each number in the base64 VLQ of source maps, one after another.
 */
export const offerChunkSchema = z.union([
  z.tuple([idSchema, z.int().check(z.nonnegative()), versionSchema, z.array(z.int())]),
  z.tuple([idSchema, z.int().check(z.nonnegative()), versionSchema, z.array(z.int()), eventPatchSchema]),
  z.string().check(z.regex(/^[A-Za-z0-9+/]{3,}$/)),
]);
export type OfferChunk = readonly [
  eventId: number,
  base: number,
  version: number,
  prices: readonly number[],
  patch?: EventPatch,
];

/** Arguments of the `offer` event: one frame per tick, one chunk per event. */
export const offerFrameSchema = z.array(offerChunkSchema);

export const pushHeartbeatSchema = z.object({ producer: z.string(), at: z.int() });

/**
 * Authorises the connection for a punter. A connection that is opened for a punter has both in its handshake: `playerId` in the query,
 * `token` in the auth object. One that began without a punter sends this message, and so does each new token. `playerId` must be that of
 * the token: it decides nothing, but a client with a wrong one is refused.
 */
export const authoriseSchema = z.object({ token: z.string().check(z.maxLength(4096)), playerId: z.string() });
export type Authorise = z.infer<typeof authoriseSchema>;
export const authoriseAnswerSchema = z.union([
  z.object({ punter: z.string(), until: z.int() }),
  /** TOO_MANY: the session has too many connections, or this one has sent too many messages. */
  z.object({ error: z.enum(["INVALID", "UNAUTHORISED", "TOO_MANY"]) }),
]);
export type AuthoriseAnswer = z.infer<typeof authoriseAnswerSchema>;

/** The bets whose cash-out values an authorised connection wants to receive; replaces the previous ones. */
export const watchBetsSchema = z.object({ bets: z.array(uuidSchema).check(z.maxLength(MOST_WATCHED_BETS)) });
export type WatchBets = z.infer<typeof watchBetsSchema>;
export const watchBetsAnswerSchema = z.union([
  z.object({ watching: z.int() }),
  z.object({ error: z.enum(["INVALID", "UNAUTHORISED", "TOO_MANY"]) }),
]);
export type WatchBetsAnswer = z.infer<typeof watchBetsAnswerSchema>;

/** Events that a node sends, by name; the arguments of `offer` and `lifecycle` are the items themselves. */
export const serverEvents = {
  offer: offerFrameSchema,
  heartbeat: z.tuple([pushHeartbeatSchema]),
  lifecycle: z.array(lifecycleSchema),
  placementResult: z.tuple([placementMessageSchema]),
  wallet: z.tuple([walletMessageSchema]),
  cashoutResult: z.tuple([cashoutMessageSchema]),
  autoCashoutResult: z.tuple([autoCashoutMessageSchema]),
  betSettled: z.tuple([betSettledMessageSchema]),
  calculationResult: z.tuple([calculationResultSchema]),
  /** The connection is no longer authorised: its token expired or its session ended. */
  unauthorised: z.tuple([]),
} as const;

/**
 * Events that a client sends, by name. `watch` and `unwatch` are acknowledged with `watchAnswer`, `authorise` with `authoriseAnswer`,
 * `watchBets` with `watchBetsAnswer`.
 */
export const clientEvents = {
  watch: watchSchema,
  unwatch: unwatchSchema,
  authorise: authoriseSchema,
  watchBets: watchBetsSchema,
} as const;

const isWhole = (value: unknown): boolean => Number.isSafeInteger(value);

const readChunk = (value: unknown): OfferChunk | null => {
  if (typeof value === "string") return decodePriceText(value);
  if (!Array.isArray(value) || value.length < 4 || value.length > 5) return null;
  const [eventId, base, version, prices, patch] = value;
  if (!isWhole(eventId) || !isWhole(base) || !isWhole(version) || !Array.isArray(prices)) return null;
  if (eventId < 1 || base < 0 || version < 1 || prices.length % 2 !== 0 || !prices.every(isWhole)) return null;
  if (patch !== undefined && !eventPatchSchema.safeParse(patch).success) return null;
  return value as unknown as OfferChunk;
};

/**
 * The chunks of a frame; null where one is malformed. Written by hand, without the schema above: it runs for every frame, also on phones,
 * and most chunks are only numbers.
 */
export const readOfferFrame = (frame: readonly unknown[]): OfferChunk[] | null => {
  const chunks: OfferChunk[] = [];
  for (const value of frame) {
    const chunk = readChunk(value);
    if (!chunk) return null;
    chunks.push(chunk);
  }
  return chunks;
};
