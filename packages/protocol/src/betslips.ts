import * as z from "zod/mini";
import { TICKET_TYPES } from "./bet-words.ts";
import { detailedPlayStatusSchema, gameSchema, liveMetadataSchema, playStatusSchema } from "./event.ts";
import { idSchema, slotSchema, versionSchema } from "./id-schemas.ts";
import { localeSchema } from "./names.ts";

const MOST_SELECTIONS = 60;

/** As little of a selection as brings it back: the rest is today's offer. */
export const storedSelectionSchema = z.strictObject({
  eventId: idSchema,
  /** Several are a bet builder. */
  slots: z.array(slotSchema).check(z.minLength(1), z.maxLength(10)),
  /** The price when it was kept, of the outcome or of the builder; null where it was not known. */
  odds: z.nullable(z.int().check(z.positive())),
});
export type StoredSelection = z.infer<typeof storedSelectionSchema>;

export const assembleRequestSchema = z.strictObject({
  bet: z.strictObject({ selections: z.array(storedSelectionSchema).check(z.maxLength(MOST_SELECTIONS)) }),
  tenantUuid: z.guid(),
  languageCode: localeSchema,
  /** Who is signed in, by their own word: it decides nothing. */
  playerUuid: z.optional(z.string().check(z.maxLength(64))),
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
  /** Of the market the outcome is of: it decides how a price is written. */
  outcomes: z.int(),
  /** The price now, or the last one of an outcome that is suspended; zero where there is none. */
  odds: z.int().check(z.nonnegative()),
});

const assembledEventSchema = z.object({
  eventVersion: versionSchema,
  eventName: z.string(),
  competitors: z.array(z.string()),
  sportId: idSchema,
  categoryId: idSchema,
  tournamentId: idSchema,
  startsAt: z.int(),
  game: gameSchema,
  playStatus: playStatusSchema,
  detailedPlayStatus: detailedPlayStatusSchema,
  metadata: z.nullable(liveMetadataSchema),
});

/** In the order asked for. Of what is offered no more there may be no event and no markets. */
export const assembledSelectionSchema = z.object({
  eventId: idSchema,
  slots: z.array(slotSchema),
  availability: availabilitySchema,
  event: z.nullable(assembledEventSchema),
  markets: z.array(assembledMarketSchema),
});
export type AssembledSelection = z.infer<typeof assembledSelectionSchema>;

export const assembledBetslipSchema = z.object({ selections: z.array(assembledSelectionSchema) });

/** A slip to be handed on: no stake, and nothing of who made it. */
export const sharedBetslipSchema = z.strictObject({
  type: z.enum(TICKET_TYPES),
  selections: z.array(storedSelectionSchema).check(z.minLength(1), z.maxLength(MOST_SELECTIONS)),
  bankers: z._default(z.array(z.int().check(z.nonnegative())), []),
});
export type SharedBetslip = z.infer<typeof sharedBetslipSchema>;

/** Read out over a telephone without a mistake: no letter that looks like a digit. */
export const bookingCodeSchema = z.string().check(z.regex(/^[2-9A-HJ-NP-TV-Z]{8}$/));

export const shareRequestSchema = z.strictObject({
  tenant: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  betslip: sharedBetslipSchema,
});

/** `names` are those of when it was shared, in order, for what is offered no more. */
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
    summary: "Stored selections as today's offer has them",
    query: z.object({}),
    body: assembleRequestSchema,
    answer: assembledBetslipSchema,
  },
  share: {
    method: "POST",
    path: "/api/betslips/shared",
    summary: "Makes a booking code of a slip; the same slip has the same code",
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

/** A punter's slips, to be the same on every device. `content` is the app's own; the server keeps it as it is. */
export const punterBetslipsSchema = z.object({
  /** Counts the changes; 0 where nothing was ever kept. */
  version: z.int().check(z.nonnegative()),
  content: z.nullable(z.record(z.string(), z.unknown())),
});
export type PunterBetslips = z.infer<typeof punterBetslipsSchema>;

/** What a punter's slips may take, in characters of JSON. */
export const MOST_KEPT = 60_000;

/** Refused with what is there now where another device has changed it since. */
export const keepBetslipsSchema = z.strictObject({
  base: z.int().check(z.nonnegative()),
  content: z.record(z.string(), z.unknown()),
});
