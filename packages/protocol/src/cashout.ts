import * as z from "zod/mini";
import { amountSchema, reqUuidSchema } from "./amount.ts";
import { idSchema, uuidSchema } from "./id-schemas.ts";
import { CASHOUT_SOURCES, RESOLUTION_STATUSES, RULE_KINDS } from "./ticket-words.ts";

/**
 * Identifies the open part of a bet: the bet's id and the number of cash-outs so far. A request with an older profile has not seen the last
 * cash-out, so it gets a new quote.
 */
export const betProfileIdSchema = z.string().check(z.toLowerCase(), z.regex(/^[0-9a-f-]{36}\.\d{1,4}$/));

/** Current cash-out value of a bet. `codes` are the reasons why there is none. */
export const cashoutSchema = z.object({
  allowed: z.boolean(),
  /** A cash-out of the bet is being processed. */
  processing: z.boolean(),
  winnings: z.object({ total: z.nullable(amountSchema) }),
  codes: z.array(z.int()),
});
export type Cashout = z.infer<typeof cashoutSchema>;

export const cashoutRequestSchema = z.strictObject({
  reqUuid: reqUuidSchema,
  betProfileId: betProfileIdSchema,
  cashout: z.strictObject({
    /** The quoted value of the part; never less is paid. */
    winnings: z.strictObject({ total: amountSchema }),
    /** Part of the stake to cash out; null for all of the open stake. */
    part: z.nullable(amountSchema),
  }),
  source: z.enum(CASHOUT_SOURCES),
});
export type CashoutRequest = z.infer<typeof cashoutRequestSchema>;

/** Paid at the quoted value or a better one; or a new quote, and nothing was changed. */
export const cashoutAnswerSchema = z.union([
  z.object({
    state: z.literal("PAID"),
    betId: uuidSchema,
    betProfileId: betProfileIdSchema,
    paid: amountSchema,
    part: amountSchema,
    balance: amountSchema,
  }),
  z.object({
    state: z.literal("REOFFERED"),
    betId: uuidSchema,
    betProfileId: betProfileIdSchema,
    cashout: cashoutSchema,
  }),
]);
export type CashoutAnswer = z.infer<typeof cashoutAnswerSchema>;

/** A cash-out rule, executed on the server. After the first rule that pays, all rules of the bet end. */
export const cashoutRuleSchema = z.object({
  id: uuidSchema,
  kind: z.enum(RULE_KINDS),
  /** Cash-out value of the whole open stake. */
  amount: amountSchema,
  /** Part of the stake to cash out; null for all of the open stake. */
  part: z.nullable(amountSchema),
  /** Only notifies the bettor. */
  notifyOnly: z.boolean(),
  /** For `minute` rules: the match and the minute from which the rule is active. */
  from: z.nullable(z.object({ eventId: idSchema, minute: z.int().check(z.gte(1), z.lte(200)) })),
});
export type CashoutRule = z.infer<typeof cashoutRuleSchema>;

export const newRuleSchema = z.strictObject({ ...cashoutRuleSchema.def.shape, betProfileId: betProfileIdSchema });
export type NewRule = z.infer<typeof newRuleSchema>;

export const removedRuleSchema = z.strictObject({
  id: uuidSchema,
  amount: amountSchema,
  betProfileId: betProfileIdSchema,
});
export type RemovedRule = z.infer<typeof removedRuleSchema>;

/** Why a rule was refused. `UNAVAILABLE`: the bet can never be cashed out. */
export const RULE_REFUSALS = ["NOT_OPEN", "OUT_OF_BOUNDS", "TOO_MANY", "UNAVAILABLE"] as const;

/** The rules of the bet after the command. `refused` is set if a rule was not added. */
export const rulesAnswerSchema = z.object({
  betId: uuidSchema,
  rules: z.array(cashoutRuleSchema),
  refused: z.nullable(z.enum(RULE_REFUSALS)),
});
export type RulesAnswer = z.infer<typeof rulesAnswerSchema>;

export const cancelRequestSchema = z.strictObject({ reqUuid: reqUuidSchema, betId: uuidSchema });
export type CancelRequest = z.infer<typeof cancelRequestSchema>;

/** `cancelled` is false if the window has passed, the bet has ended, its price has risen or betting on it is suspended. */
export const cancelAnswerSchema = z.object({ betId: uuidSchema, cancelled: z.boolean(), balance: amountSchema });
export type CancelAnswer = z.infer<typeof cancelAnswerSchema>;

/** A bet's current cash-out value, for clients that watch it. Lost messages are not repeated: the next value replaces them. */
export const calculationResultSchema = z.object({
  betId: uuidSchema,
  betProfileId: betProfileIdSchema,
  at: z.int(),
  cashout: cashoutSchema,
  /** The result of each selection, in the bet's order, as far as they are decided. A client that has others requests the bet again. */
  results: z.optional(z.array(z.enum(RESOLUTION_STATUSES))),
});
export type CalculationResult = z.infer<typeof calculationResultSchema>;

/** Cash-out value of a bet over time, at most one point in five seconds; `value` is null where it was not available, `codes` say why. */
export const valueHistorySchema = z.object({
  betId: uuidSchema,
  currency: z.string(),
  stake: amountSchema,
  points: z.array(z.object({ at: z.int(), value: z.nullable(amountSchema), codes: z.array(z.int()) })),
  /** Changes of score and period in the bet's matches, in chronological order. */
  moments: z.array(
    z.object({
      at: z.int(),
      eventId: idSchema,
      /** Minutes on the match clock; null where the sport has none. */
      minute: z.nullable(z.int()),
      status: z.string(),
      score: z.object({ home: z.int(), away: z.int() }),
    }),
  ),
});
export type ValueHistory = z.infer<typeof valueHistorySchema>;
