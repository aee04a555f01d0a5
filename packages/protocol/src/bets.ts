import * as z from "zod/mini";
import { amountSchema, reqUuidSchema } from "./amount.ts";
import { ODDS_CHANGES, REJECTION_CODES, TICKET_TYPES } from "./bet-words.ts";
import { betProfileIdSchema } from "./cashout.ts";
import { gameSchema } from "./event.ts";
import { idSchema, priceSchema, slotSchema, uuidSchema, versionSchema } from "./id-schemas.ts";
import { positionQuerySchema, positionSchema } from "./position.ts";
import { taxesAndBonusesSchema } from "./taxes-and-bonuses.ts";
import { AGGREGATED_STATUSES, BET_PHASES, RESOLUTION_STATUSES } from "./ticket-words.ts";
import { traceSchema } from "./trace.ts";

const hashSchema = z.string().check(z.regex(/^[\w-]{8,64}$/));

const MOST_SELECTIONS = 60;
const MOST_BETS = 60;

/** An outcome, or the outcomes of one event that form a bet builder. */
export const orderedSelectionSchema = z.strictObject({
  hash: hashSchema,
  eventId: idSchema,
  /** The version that the bettor saw. */
  eventVersion: versionSchema,
  game: gameSchema,
  /** More than one for a bet builder. */
  slots: z.array(slotSchema).check(z.minLength(1), z.maxLength(10)),
  /** The price that the bettor agreed to: of the outcome, or the joint price of a bet builder. */
  odds: priceSchema.check(z.positive()),
});
export type OrderedSelection = z.infer<typeof orderedSelectionSchema>;

/** One bet. Each row of multiples is a bet: one size, or all sizes of a named bet such as a trixie. */
export const orderedBetSchema = z.strictObject({
  type: z.enum(TICKET_TYPES),
  stake: amountSchema,
  /** Sizes of the combinations, for systems and multiples. */
  sizes: z.array(z.int().check(z.gte(1), z.lte(30))).check(z.maxLength(30)),
  hashes: z.array(hashSchema).check(z.minLength(1), z.maxLength(30)),
  /** Hashes that are in every combination. */
  bankers: z.array(hashSchema).check(z.maxLength(30)),
  /** The desired profit, where the stake was derived from it. */
  desiredProfit: z.optional(amountSchema),
});
export type OrderedBet = z.infer<typeof orderedBetSchema>;

/** One placement. The punter is in the token. */
export const placementRequestSchema = z.strictObject({
  reqUuid: reqUuidSchema,
  betslipId: uuidSchema,
  brand: z.string().check(z.regex(/^[a-z0-9_-]{1,40}$/)),
  /** Currency of the stakes. Refused if it is not the punter's currency. */
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  oddsChanges: z.enum(ODDS_CHANGES),
  /**
   * Taxes and bonuses that the bettor was shown; missing where none were. If those in force are worse, the bets are rejected with
   * TERMS_CHANGED.
   */
  taxesAndBonuses: z.optional(taxesAndBonusesSchema),
  selections: z.array(orderedSelectionSchema).check(z.minLength(1), z.maxLength(MOST_SELECTIONS)),
  bets: z.array(orderedBetSchema).check(z.minLength(1), z.maxLength(MOST_BETS)),
});
export type PlacementRequest = z.infer<typeof placementRequestSchema>;

/** One of `REJECTION_CODES`, for which the app has texts, or a back end's own, for which it shows the back end's `reason`. */
export const rejectionCodeSchema = z.union([z.enum(REJECTION_CODES), z.string(), z.int()]);
export const rejectionReasonSchema = z.object({ code: rejectionCodeSchema, reason: z.string() });
export type RejectionReason = z.infer<typeof rejectionReasonSchema>;

/** The decision on one bet. */
export const placedBetSchema = z.object({
  /** Id of the bet, a UUIDv7. */
  id: uuidSchema,
  status: z.enum(["PLACED", "REJECTED"]),
  hashes: z.array(hashSchema),
  reasons: z.array(rejectionReasonSchema),
  stake: amountSchema,
  /** The stake that would be accepted; null where none would. */
  alternativeStake: z.nullable(amountSchema),
  /** Maximum winnings of a placed bet. */
  maxWinnings: z.nullable(amountSchema),
  /** By hash: the accepted price, or the current one of a rejected bet; unknown prices are missing. */
  odds: z.record(z.string(), z.int()),
  /** Taxes and bonuses in force, where they are other than those the bettor was shown. */
  taxesAndBonuses: z.optional(taxesAndBonusesSchema),
});
export type PlacedBet = z.infer<typeof placedBetSchema>;

export const placementResultSchema = z.object({
  reqUuid: reqUuidSchema,
  betslipId: uuidSchema,
  bets: z.array(placedBetSchema),
});
export type PlacementResult = z.infer<typeof placementResultSchema>;

/** State of a placement. PREPARED: the stakes are debited and the decision is due at `acceptAt`. */
export const placementSchema = z.union([
  z.object({
    state: z.literal("PREPARED"),
    reqUuid: reqUuidSchema,
    betslipId: uuidSchema,
    /** Milliseconds by the server's clock; `now` is that clock's time at the answer. */
    acceptAt: z.int(),
    now: z.int(),
    balance: amountSchema,
  }),
  z.object({ state: z.literal("DECIDED"), result: placementResultSchema, balance: amountSchema }),
]);
export type Placement = z.infer<typeof placementSchema>;

/** As many as a slip of 30 bet builders can have. */
const MOST_OUTCOMES = 300;

export const limitsQuerySchema = z.object({
  /** Ids of outcomes, separated by commas, to learn how much may still be lost on them. */
  outcomes: z._default(
    z.pipe(
      z.string().check(z.regex(new RegExp(`^(\\d{1,12}o\\d{1,6}(,\\d{1,12}o\\d{1,6}){0,${MOST_OUTCOMES - 1}})?$`))),
      z.transform((text: string) => (text === "" ? [] : text.split(","))),
    ),
    [],
  ),
});

/** The bookmaker's limits in the punter's currency, so that the app can check a stake before it is sent. */
export const bookLimitsSchema = z.object({
  currency: z.string(),
  /** Minimum and maximum stake of one bet. */
  minStake: amountSchema,
  maxStake: amountSchema,
  /** Maximum payout of one bet. */
  maxWinnings: amountSchema,
  /**
   * By outcome: the amount that the bookmaker may still lose on it, and not more than `maxWinnings`. A bet loses its payout without its
   * stake. An outcome that is missing has no limit of its own.
   */
  rooms: z.optional(z.record(z.string(), amountSchema)),
  /** By outcome: the maximum stake and payout of a bet on it, where they are others than those above. */
  outcomes: z.optional(z.record(z.string(), z.object({ maxStake: amountSchema, maxWinnings: amountSchema }))),
});
export type BookLimits = z.infer<typeof bookLimitsSchema>;

/** `activeCurrencyBalance` is a decimal string; `enabled` is false where the host shows balances itself. */
export const walletSchema = z.object({
  enabled: z.boolean(),
  currency: z.string(),
  activeCurrencyBalance: amountSchema,
});
export type WalletAnswer = z.infer<typeof walletSchema>;

const numbered = {
  /** Number of the message, per punter, from 1 without gaps. */
  seq: z.int().check(z.positive()),
  at: z.int(),
  /** Balance after the reported change. */
  balance: amountSchema,
  currency: z.string(),
};

export const placementMessageSchema = z.object({
  kind: z.literal("placementResult"),
  ...numbered,
  ...placementResultSchema.def.shape,
  /** Trace context of the placement, where it was traced: `traceparent` of W3C. */
  trace: z.optional(traceSchema),
});
/** The balance changed for another reason than a bet. */
export const walletMessageSchema = z.object({ kind: z.literal("wallet"), ...numbered });

/** The bettor cashed out, on this or another device. */
export const cashoutMessageSchema = z.object({
  kind: z.literal("cashoutResult"),
  ...numbered,
  reqUuid: reqUuidSchema,
  betId: uuidSchema,
  /** The bet's profile after the cash-out. */
  betProfileId: betProfileIdSchema,
  paid: amountSchema,
  part: amountSchema,
  /** Whether nothing of the bet is open any more. */
  ended: z.boolean(),
});

/** A rule was met. `paid` is null for a notify-only rule; `value` is the value of the whole open stake. */
export const autoCashoutMessageSchema = z.object({
  kind: z.literal("autoCashoutResult"),
  ...numbered,
  betId: uuidSchema,
  betProfileId: betProfileIdSchema,
  ruleId: uuidSchema,
  value: amountSchema,
  paid: z.nullable(amountSchema),
  part: z.nullable(amountSchema),
  ended: z.boolean(),
});

/** A bet was settled or cancelled, or its settlement was corrected. */
export const betSettledMessageSchema = z.object({
  kind: z.literal("betSettled"),
  ...numbered,
  betId: uuidSchema,
  type: z.enum(TICKET_TYPES),
  /** Number of selections; `name` is the event of the first. */
  selections: z.int(),
  name: z.string(),
  phase: z.enum(BET_PHASES),
  aggregatedStatus: z.nullable(z.enum(AGGREGATED_STATUSES)),
  resolution: z.nullable(z.enum(RESOLUTION_STATUSES)),
  /** Total payout, without partial cash-outs. */
  payout: amountSchema,
  corrected: z.boolean(),
});
export type BetSettledMessage = z.infer<typeof betSettledMessageSchema>;

/** A message to a punter: an event of its kind on the push channel, and an item of the call for missed messages. */
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
  /** The punter's last number. If it is beyond the last message, there are more to request. */
  seq: z.int().check(z.nonnegative()),
});
export type PunterMessages = z.infer<typeof punterMessagesSchema>;

const nothing = z.undefined();
const noQuery = z.object({});

/** Every call carries the punter's token, as in `punterRoutes`. */
export const betRoutes = {
  place: {
    method: "POST",
    path: "/api/bets/place",
    summary:
      "Places bets. 202 while the decision is due, 200 once it was made; a repeated reqUuid gets the same answer",
    query: noQuery,
    body: placementRequestSchema,
    answer: placementSchema,
  },
  placement: {
    method: "GET",
    path: "/api/bets/placements/:reqUuid",
    summary: "State of a placement; 404 if the request was never received",
    query: noQuery,
    body: nothing,
    answer: placementSchema,
  },
  limits: {
    method: "GET",
    path: "/api/bets/limits",
    summary: "The bookmaker's limits in the punter's currency, and what may still be lost on outcomes",
    query: limitsQuerySchema,
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
    summary: "Staked and returned amounts of the punter since a time, at most 31 days ago",
    query: positionQuerySchema,
    body: nothing,
    answer: positionSchema,
  },
  messages: {
    method: "GET",
    path: "/api/punter/messages",
    summary: "Messages to the punter after a number",
    query: z.object({ after: z._default(z.coerce.number().check(z.int(), z.nonnegative()), 0) }),
    body: nothing,
    answer: punterMessagesSchema,
  },
} as const;
