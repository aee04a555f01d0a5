import * as z from "zod/mini";
import { amountSchema, reqUuidSchema } from "./amount.ts";
import { idSchema } from "./id-schemas.ts";
import { CASHOUT_SOURCES, RULE_KINDS } from "./ticket-words.ts";

/**
 * Names what is open of a bet: the bet, and how many parts of it were cashed out before. Whoever asks by an older name has not
 * seen the last of them, and is shown the offer again.
 */
export const betProfileIdSchema = z.string().check(z.regex(/^[0-9a-f-]{36}\.\d{1,4}$/));

/** What a bet could be cashed out for now. `codes` say why it cannot. */
export const cashoutSchema = z.object({
  allowed: z.boolean(),
  /** A cash-out of the bet is under way. */
  processing: z.boolean(),
  winnings: z.object({ total: z.nullable(amountSchema) }),
  codes: z.array(z.int()),
});
export type Cashout = z.infer<typeof cashoutSchema>;

export const cashoutRequestSchema = z.strictObject({
  reqUuid: reqUuidSchema,
  betProfileId: betProfileIdSchema,
  cashout: z.strictObject({
    /** What the bettor was shown and agrees to, for the part that is taken: never less is paid. */
    winnings: z.strictObject({ total: amountSchema }),
    /** Of the stake, what is taken out; all that is left of it where null. */
    part: z.nullable(amountSchema),
  }),
  source: z.enum(CASHOUT_SOURCES),
});
export type CashoutRequest = z.infer<typeof cashoutRequestSchema>;

/** Paid, at the value shown or a better one; or the offer as it is now, and nothing was done. */
export const cashoutAnswerSchema = z.union([
  z.object({
    state: z.literal("PAID"),
    betId: z.uuid(),
    betProfileId: betProfileIdSchema,
    paid: amountSchema,
    part: amountSchema,
    balance: amountSchema,
  }),
  z.object({
    state: z.literal("REOFFERED"),
    betId: z.uuid(),
    betProfileId: betProfileIdSchema,
    cashout: cashoutSchema,
  }),
]);
export type CashoutAnswer = z.infer<typeof cashoutAnswerSchema>;

/** What is to be done for the bettor, whether they are there or not. The rules of a bet end with the first that pays. */
export const cashoutRuleSchema = z.object({
  id: z.uuid(),
  kind: z.enum(RULE_KINDS),
  /** Of the whole value of what is open. */
  amount: amountSchema,
  /** Of the stake; all that is left of it where null. */
  part: z.nullable(amountSchema),
  /** Tell, and do nothing. */
  notifyOnly: z.boolean(),
  /** From which minute of which match a rule of the kind `minute` is awake. */
  from: z.nullable(z.object({ eventId: idSchema, minute: z.int().check(z.gte(1), z.lte(200)) })),
});
export type CashoutRule = z.infer<typeof cashoutRuleSchema>;

export const newRuleSchema = z.strictObject({ ...cashoutRuleSchema.def.shape, betProfileId: betProfileIdSchema });
export type NewRule = z.infer<typeof newRuleSchema>;

export const removedRuleSchema = z.strictObject({
  id: z.uuid(),
  amount: amountSchema,
  betProfileId: betProfileIdSchema,
});
export type RemovedRule = z.infer<typeof removedRuleSchema>;

/** Why a rule was not made. */
export const RULE_REFUSALS = ["NOT_OPEN", "OUT_OF_BOUNDS", "TOO_MANY", "UNAVAILABLE"] as const;

/** The rules of the bet afterwards. `refused` where what was asked for was not done. */
export const rulesAnswerSchema = z.object({
  betId: z.uuid(),
  rules: z.array(cashoutRuleSchema),
  refused: z.nullable(z.enum(RULE_REFUSALS)),
});
export type RulesAnswer = z.infer<typeof rulesAnswerSchema>;

export const cancelRequestSchema = z.strictObject({ reqUuid: reqUuidSchema, betId: z.uuid() });
export type CancelRequest = z.infer<typeof cancelRequestSchema>;

/** `cancelled` is false where its time is over, or the bet has ended. */
export const cancelAnswerSchema = z.object({ betId: z.uuid(), cancelled: z.boolean(), balance: amountSchema });
export type CancelAnswer = z.infer<typeof cancelAnswerSchema>;

/** A bet's value as it is now, told to who watches the bet. Lost ones are not made up for: the next is on its way. */
export const calculationResultSchema = z.object({
  betId: z.uuid(),
  betProfileId: betProfileIdSchema,
  at: z.int(),
  cashout: cashoutSchema,
});
export type CalculationResult = z.infer<typeof calculationResultSchema>;

/** The course of a bet's value, at most one point in five seconds; null where it could not be cashed out, and why. */
export const valueHistorySchema = z.object({
  betId: z.uuid(),
  currency: z.string(),
  stake: amountSchema,
  points: z.array(z.object({ at: z.int(), value: z.nullable(amountSchema), codes: z.array(z.int()) })),
  /** What happened in the matches of the bet, in the order of time. */
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
