import * as z from "zod/mini";
import { amountSchema, reqUuidSchema } from "./amount.ts";
import { ODDS_CHANGES, REJECTION_CODES, TICKET_TYPES } from "./bet-words.ts";
import { betProfileIdSchema } from "./cashout.ts";
import { gameSchema } from "./event.ts";
import { idSchema, priceSchema, slotSchema, versionSchema } from "./id-schemas.ts";
import { positionQuerySchema, positionSchema } from "./position.ts";
import { AGGREGATED_STATUSES, BET_PHASES, RESOLUTION_STATUSES } from "./ticket-words.ts";

const hashSchema = z.string().check(z.regex(/^[\w-]{8,64}$/));

const MOST_SELECTIONS = 60;
const MOST_BETS = 60;

/** An outcome that is bet on, or the outcomes of one event that make a bet builder. */
export const orderedSelectionSchema = z.strictObject({
  hash: hashSchema,
  eventId: idSchema,
  /** Which the bettor saw. */
  eventVersion: versionSchema,
  game: gameSchema,
  /** Several are a bet builder. */
  slots: z.array(slotSchema).check(z.minLength(1), z.maxLength(10)),
  /** The price the bettor agreed to: of the outcome, or the joint one of a builder. */
  odds: priceSchema.check(z.positive()),
});
export type OrderedSelection = z.infer<typeof orderedSelectionSchema>;

/** One bet. A row of multiples is one with `sizes` of its own. */
export const orderedBetSchema = z.strictObject({
  type: z.enum(TICKET_TYPES),
  stake: amountSchema,
  /** How many of the outcomes are combined, for systems and multiples. */
  sizes: z.array(z.int().check(z.gte(1), z.lte(30))).check(z.maxLength(30)),
  hashes: z.array(hashSchema).check(z.minLength(1), z.maxLength(30)),
  /** Those of the hashes that are in every combination. */
  bankers: z.array(hashSchema).check(z.maxLength(30)),
  /** What the bettor wanted to win, where the stake was worked out from that. */
  desiredProfit: z.optional(amountSchema),
});
export type OrderedBet = z.infer<typeof orderedBetSchema>;

/** Everything the bettor decided with one tap. Who the bettor is, is in the token. */
export const placementRequestSchema = z.strictObject({
  reqUuid: reqUuidSchema,
  betslipId: z.uuid(),
  brand: z.string().check(z.regex(/^[a-z0-9_-]{1,40}$/)),
  /** In which the stakes are meant. One that is not the punter's own is refused. */
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  oddsChanges: z.enum(ODDS_CHANGES),
  selections: z.array(orderedSelectionSchema).check(z.minLength(1), z.maxLength(MOST_SELECTIONS)),
  bets: z.array(orderedBetSchema).check(z.minLength(1), z.maxLength(MOST_BETS)),
});
export type PlacementRequest = z.infer<typeof placementRequestSchema>;

export const rejectionReasonSchema = z.object({ code: z.enum(REJECTION_CODES), reason: z.string() });
export type RejectionReason = z.infer<typeof rejectionReasonSchema>;

/** What became of one bet. */
export const placedBetSchema = z.object({
  /** The bet's own id, a UUIDv7. */
  id: z.uuid(),
  status: z.enum(["PLACED", "REJECTED"]),
  hashes: z.array(hashSchema),
  reasons: z.array(rejectionReasonSchema),
  stake: amountSchema,
  /** What the book would take instead; null where nothing. */
  alternativeStake: z.nullable(amountSchema),
  /** What it pays at most, for one that was placed. */
  maxWinnings: z.nullable(amountSchema),
  /** The price that was taken, or the one now, by hash; those not known are absent. */
  odds: z.record(z.string(), z.int()),
});
export type PlacedBet = z.infer<typeof placedBetSchema>;

export const placementResultSchema = z.object({
  reqUuid: reqUuidSchema,
  betslipId: z.uuid(),
  bets: z.array(placedBetSchema),
});
export type PlacementResult = z.infer<typeof placementResultSchema>;

/** How far a request is. PREPARED: the stakes are debited and the decision is due at `acceptAt`. */
export const placementSchema = z.union([
  z.object({
    state: z.literal("PREPARED"),
    reqUuid: reqUuidSchema,
    betslipId: z.uuid(),
    /** Milliseconds, by the server's clock; `now` is what that says at the moment of answering. */
    acceptAt: z.int(),
    now: z.int(),
    balance: amountSchema,
  }),
  z.object({ state: z.literal("DECIDED"), result: placementResultSchema, balance: amountSchema }),
]);
export type Placement = z.infer<typeof placementSchema>;

/** What the book takes in the punter's currency, so that the page can say so before it is asked. */
export const bookLimitsSchema = z.object({
  currency: z.string(),
  /** The least and the most that one bet is staked with. */
  minStake: amountSchema,
  maxStake: amountSchema,
  /** The most that one bet pays. */
  maxWinnings: amountSchema,
});
export type BookLimits = z.infer<typeof bookLimitsSchema>;

/** `activeCurrencyBalance` is a decimal text; `enabled` is false where the host keeps balances to itself. */
export const walletSchema = z.object({
  enabled: z.boolean(),
  currency: z.string(),
  activeCurrencyBalance: amountSchema,
});
export type WalletAnswer = z.infer<typeof walletSchema>;

const numbered = {
  /** Counts what a punter is told, from 1 and without gaps. */
  seq: z.int().check(z.positive()),
  at: z.int(),
  /** After what is told of. */
  balance: amountSchema,
  currency: z.string(),
};

export const placementMessageSchema = z.object({
  kind: z.literal("placementResult"),
  ...numbered,
  ...placementResultSchema.def.shape,
});
/** The balance changed for another reason than a bet. */
export const walletMessageSchema = z.object({ kind: z.literal("wallet"), ...numbered });

/** A bettor cashed out, here or on another device. */
export const cashoutMessageSchema = z.object({
  kind: z.literal("cashoutResult"),
  ...numbered,
  reqUuid: reqUuidSchema,
  betId: z.uuid(),
  /** Names what is open of the bet afterwards. */
  betProfileId: betProfileIdSchema,
  paid: amountSchema,
  part: amountSchema,
  /** Nothing of the bet is open any more. */
  ended: z.boolean(),
});

/** A rule was met. `paid` is null where it was only to be told of; `value` is what all that was open was worth. */
export const autoCashoutMessageSchema = z.object({
  kind: z.literal("autoCashoutResult"),
  ...numbered,
  betId: z.uuid(),
  betProfileId: betProfileIdSchema,
  ruleId: z.uuid(),
  value: amountSchema,
  paid: z.nullable(amountSchema),
  part: z.nullable(amountSchema),
  ended: z.boolean(),
});

/** A bet ended by its results or was cancelled; or a result was corrected, and what it paid with it. */
export const betSettledMessageSchema = z.object({
  kind: z.literal("betSettled"),
  ...numbered,
  betId: z.uuid(),
  type: z.enum(TICKET_TYPES),
  /** Of how many selections, and the event of the first. */
  selections: z.int(),
  name: z.string(),
  phase: z.enum(BET_PHASES),
  aggregatedStatus: z.nullable(z.enum(AGGREGATED_STATUSES)),
  resolution: z.nullable(z.enum(RESOLUTION_STATUSES)),
  /** All that it has paid, cash-outs of parts not counted. */
  payout: amountSchema,
  corrected: z.boolean(),
});
export type BetSettledMessage = z.infer<typeof betSettledMessageSchema>;

/** What a punter is told, over the push channel as an event of its kind, and by the call for what was missed. */
export const punterMessageSchema = z.union([
  placementMessageSchema,
  walletMessageSchema,
  cashoutMessageSchema,
  autoCashoutMessageSchema,
  betSettledMessageSchema,
]);
export type PunterMessage = z.infer<typeof punterMessageSchema>;

export const MOST_MESSAGES = 200;

export const punterMessagesSchema = z.object({
  messages: z.array(punterMessageSchema),
  /** The last number given out. Where it is beyond the last message, there are more to ask for. */
  seq: z.int().check(z.nonnegative()),
});
export type PunterMessages = z.infer<typeof punterMessagesSchema>;

const nothing = z.undefined();
const noQuery = z.object({});

/** Every call carries the punter's token, as those of `punterRoutes`. */
export const betRoutes = {
  place: {
    method: "POST",
    path: "/api/bets/place",
    summary:
      "Places bets. 202 while the decision is due, 200 where it was made; the same reqUuid again answers the same",
    query: noQuery,
    body: placementRequestSchema,
    answer: placementSchema,
  },
  placement: {
    method: "GET",
    path: "/api/bets/placements/:reqUuid",
    summary: "How far a request is; 404 where it never arrived",
    query: noQuery,
    body: nothing,
    answer: placementSchema,
  },
  limits: {
    method: "GET",
    path: "/api/bets/limits",
    summary: "What the book takes in the punter's currency",
    query: noQuery,
    body: nothing,
    answer: bookLimitsSchema,
  },
  wallet: {
    method: "GET",
    path: "/api/punter/wallet",
    summary: "The punter's balance",
    query: noQuery,
    body: nothing,
    answer: walletSchema,
  },
  position: {
    method: "GET",
    path: "/api/punter/position",
    summary: "What betting did to the punter's money since a time, at most 31 days ago",
    query: positionQuerySchema,
    body: nothing,
    answer: positionSchema,
  },
  messages: {
    method: "GET",
    path: "/api/punter/messages",
    summary: "What the punter was told after a number",
    query: z.object({ after: z._default(z.coerce.number().check(z.int(), z.nonnegative()), 0) }),
    body: nothing,
    answer: punterMessagesSchema,
  },
} as const;
