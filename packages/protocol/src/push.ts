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
import { idSchema, versionSchema } from "./id-schemas.ts";
import { MAX_WATCHED } from "./push-limits.ts";
import { MOST_WATCHED_BETS } from "./ticket-words.ts";

/**
 * `list` is what a list shows of an event, `lines` what one with several lines of a market shows, `full` every market.
 * Each holds the ones before it.
 */
export const watchLevelSchema = z.enum(["list", "lines", "full"]);
export type WatchLevel = z.infer<typeof watchLevelSchema>;

/**
 * A client says which version of each event it holds. If the node has a newer one it answers with all of that event;
 * so it does not matter whether the client asked for its snapshot before or after, or how long it was away.
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

/** The answer to both: how many events the connection now watches, or why it was refused. */
export const watchAnswerSchema = z.union([
  z.object({ watching: z.int() }),
  z.object({ error: z.enum(["INVALID", "TOO_MANY"]) }),
]);
export type WatchAnswer = z.infer<typeof watchAnswerSchema>;

/**
 * What happened to one event since `base`: `[eventId, base, version, prices, patch?]`, prices flat as `slot, price, …`.
 * A client whose version is below `base` has missed something and watches again. One at `version` or above ignores it.
 * `base` 0 replaces all the client holds of the event's markets at its level.
 */
export const offerChunkSchema = z.union([
  z.tuple([idSchema, z.int().check(z.nonnegative()), versionSchema, z.array(z.int())]),
  z.tuple([idSchema, z.int().check(z.nonnegative()), versionSchema, z.array(z.int()), eventPatchSchema]),
]);
export type OfferChunk = readonly [
  eventId: number,
  base: number,
  version: number,
  prices: readonly number[],
  patch?: EventPatch,
];

/** Arguments of the `offer` event: one frame a tick, a chunk per event. */
export const offerFrameSchema = z.array(offerChunkSchema);

export const pushHeartbeatSchema = z.object({ producer: z.string(), at: z.int() });

/**
 * Who the connection speaks for. A connection may begin as a visitor's, and says so again with each new token.
 * `playerId` must be the token's own: it decides nothing, but a client that is mistaken about it is not let in.
 */
export const authoriseSchema = z.object({ token: z.string().check(z.maxLength(4096)), playerId: z.string() });
export type Authorise = z.infer<typeof authoriseSchema>;
export const authoriseAnswerSchema = z.union([
  z.object({ punter: z.string(), until: z.int() }),
  z.object({ error: z.enum(["INVALID", "UNAUTHORISED"]) }),
]);
export type AuthoriseAnswer = z.infer<typeof authoriseAnswerSchema>;

/** The bets whose cash-out values an authorised connection wants to hear of, instead of those before. */
export const watchBetsSchema = z.object({ bets: z.array(z.uuid()).check(z.maxLength(MOST_WATCHED_BETS)) });
export type WatchBets = z.infer<typeof watchBetsSchema>;
export const watchBetsAnswerSchema = z.union([
  z.object({ watching: z.int() }),
  z.object({ error: z.enum(["INVALID", "UNAUTHORISED"]) }),
]);
export type WatchBetsAnswer = z.infer<typeof watchBetsAnswerSchema>;

/** What a node sends, by event name; the arguments of `offer` and `lifecycle` are the items themselves. */
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
  /** The connection is a visitor's from now on: its token or its session is over. */
  unauthorised: z.tuple([]),
} as const;

/**
 * What a client sends, by event name; the first two are acknowledged with a `watchAnswer`, the third with an `authoriseAnswer`,
 * the fourth with a `watchBetsAnswer`.
 */
export const clientEvents = {
  watch: watchSchema,
  unwatch: unwatchSchema,
  authorise: authoriseSchema,
  watchBets: watchBetsSchema,
} as const;

const isWhole = (value: unknown): boolean => Number.isSafeInteger(value);

const isChunk = (value: unknown): value is OfferChunk => {
  if (!Array.isArray(value) || value.length < 4 || value.length > 5) return false;
  const [eventId, base, version, prices, patch] = value;
  if (!isWhole(eventId) || !isWhole(base) || !isWhole(version) || !Array.isArray(prices)) return false;
  if (eventId < 1 || base < 0 || version < 1 || prices.length % 2 !== 0 || !prices.every(isWhole)) return false;
  return patch === undefined || eventPatchSchema.safeParse(patch).success;
};

/** The schema above by hand: this runs for every frame on a phone, and most chunks are only numbers. */
export const isOfferFrame = (value: readonly unknown[]): value is readonly OfferChunk[] => value.every(isChunk);
