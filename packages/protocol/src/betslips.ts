import * as z from "zod/mini";
import { TICKET_TYPES } from "./bet-words.ts";
import { detailedPlayStatusSchema, gameSchema, liveMetadataSchema, playStatusSchema } from "./event.ts";
import { idSchema, slotSchema, versionSchema } from "./id-schemas.ts";
import { localeSchema } from "./names.ts";

const MOST_SELECTIONS = 60;

/** The minimum of a selection that is needed to restore it; the rest comes from the current offer. */
export const storedSelectionSchema = z.strictObject({
  eventId: idSchema,
  /** More than one for a bet builder. */
  slots: z.array(slotSchema).check(z.minLength(1), z.maxLength(10)),
  /** The price when it was stored, of the outcome or of the bet builder; null where it was unknown. */
  odds: z.nullable(z.int().check(z.positive())),
});
export type StoredSelection = z.infer<typeof storedSelectionSchema>;

export const assembleRequestSchema = z.strictObject({
  bet: z.strictObject({ selections: z.array(storedSelectionSchema).check(z.maxLength(MOST_SELECTIONS)) }),
  /** 404 where there is no such tenant. */
  tenantUuid: z.guid().check(z.toLowerCase()),
  languageCode: localeSchema,
  /** The signed-in punter as the client claims it; not used for authorisation. A call with a token is refused if it names another. */
  playerUuid: z.optional(z.string().check(z.maxLength(64))),
  /** Supplemental names of competitors that the answer should have. */
  supplementalNameTypeIds: z._default(z.array(idSchema).check(z.maxLength(20)), []),
});
export type AssembleRequest = z.input<typeof assembleRequestSchema>;

export const availabilitySchema = z.enum(["open", "suspended", "gone"]);

export const assembledMarketSchema = z.object({
  marketId: z.string(),
  marketName: z.string(),
  metaMarketId: idSchema,
  outcomeId: z.string(),
  metaOutcomeId: idSchema,
  outcomeName: z.string(),
  slot: slotSchema,
  /** Number of outcomes of the market; decides the odds format of the price. */
  outcomes: z.int(),
  /** The current price, or the last one of a suspended outcome; zero where there is none. */
  odds: z.int().check(z.nonnegative()),
});

const assembledEventSchema = z.object({
  eventVersion: versionSchema,
  eventName: z.string(),
  /** Home first. */
  competitors: z.array(z.string()),
  /** Whether the away side is shown first; false where absent. */
  reversed: z.optional(z.boolean()),
  /** By competitor, in order: the requested supplemental names by type. */
  supplementalNames: z.optional(z.array(z.record(z.string(), z.string()))),
  sportId: idSchema,
  categoryId: idSchema,
  tournamentId: idSchema,
  startsAt: z.int(),
  game: gameSchema,
  playStatus: playStatusSchema,
  detailedPlayStatus: detailedPlayStatusSchema,
  metadata: z.nullable(liveMetadataSchema),
});

/** In the order of the request. A selection that is no longer offered may have no event and no markets. */
export const assembledSelectionSchema = z.object({
  eventId: idSchema,
  slots: z.array(slotSchema),
  availability: availabilitySchema,
  event: z.nullable(assembledEventSchema),
  markets: z.array(assembledMarketSchema),
});
export type AssembledSelection = z.infer<typeof assembledSelectionSchema>;

export const assembledBetslipSchema = z.object({ selections: z.array(assembledSelectionSchema) });

/** A slip to be shared: without a stake and without anything about its author. */
export const sharedBetslipSchema = z.strictObject({
  type: z.enum(TICKET_TYPES),
  selections: z.array(storedSelectionSchema).check(z.minLength(1), z.maxLength(MOST_SELECTIONS)),
  bankers: z._default(z.array(z.int().check(z.nonnegative())), []),
});
export type SharedBetslip = z.infer<typeof sharedBetslipSchema>;

/** Without letters that look like digits, so that it can be dictated. */
export const bookingCodeSchema = z.string().check(z.regex(/^[2-9A-HJ-NP-TV-Z]{8}$/));

export const shareRequestSchema = z.strictObject({
  tenant: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  betslip: sharedBetslipSchema,
});

/** `names` are from the time of sharing, in order, for selections that are no longer offered. */
export const sharedAnswerSchema = z.object({
  code: bookingCodeSchema,
  betslip: sharedBetslipSchema,
  names: z.array(z.object({ event: z.string(), outcomes: z.array(z.string()) })),
});
export type SharedAnswer = z.infer<typeof sharedAnswerSchema>;

/** Calls without a token. */
export const betslipRoutes = {
  assemble: {
    method: "POST",
    path: "/api/betslips/assemble",
    summary: "Stored selections with the names and prices of the current offer",
    query: z.object({}),
    body: assembleRequestSchema,
    answer: assembledBetslipSchema,
  },
  share: {
    method: "POST",
    path: "/api/betslips/shared",
    summary: "Creates a booking code for a slip; the same slip has the same code",
    query: z.object({}),
    body: shareRequestSchema,
    answer: z.object({ code: bookingCodeSchema }),
  },
  shared: {
    method: "GET",
    path: "/api/betslips/shared/:code",
    summary: "The slip of a booking code",
    query: z.object({ tenant: shareRequestSchema.shape.tenant }),
    body: z.undefined(),
    answer: sharedAnswerSchema,
  },
} as const;

/** A punter's slips, shared by all devices. `content` belongs to the app; the server stores it unchanged. */
export const punterBetslipsSchema = z.object({
  /** Incremented by each change; 0 where nothing was stored. */
  version: z.int().check(z.nonnegative()),
  content: z.nullable(z.record(z.string(), z.unknown())),
});
export type PunterBetslips = z.infer<typeof punterBetslipsSchema>;

/** Maximum size of a punter's slips, in characters of JSON. */
export const MOST_KEPT = 60_000;

/** Refused with 409 if `base` is not the current version, because another device has changed the slips. */
export const keepBetslipsSchema = z.strictObject({
  base: z.int().check(z.nonnegative()),
  content: z.record(z.string(), z.unknown()),
});
