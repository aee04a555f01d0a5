import * as z from "zod/mini";

const seconds = z.number().check(z.gte(0), z.lte(30));
const amount = z.string().check(z.regex(/^\d+(\.\d{1,3})?$/, "a decimal text"));

const delaysSchema = z.strictObject({
  default: seconds,
  /** By sport id. */
  sports: z._default(z.record(z.string().check(z.regex(/^\d+$/)), seconds), {}),
});

const limitsSchema = z.strictObject({
  minStake: amount,
  maxStake: amount,
  maxWinnings: amount,
  /** What the book may lose on one outcome, in one currency. */
  maxLiability: amount,
});

/** How the book accepts bets: how long a live one waits, and how much is taken. */
export const bookSchema = z.strictObject({
  liveDelay: z.strictObject({
    ...delaysSchema.def.shape,
    /** Where a brand has delays of its own. */
    brands: z._default(z.record(z.string(), delaysSchema), {}),
  }),
  /** By currency; `default` for those not named. */
  limits: z.record(z.string().check(z.regex(/^([A-Z]{3}|default)$/)), limitsSchema),
});
export type Book = z.infer<typeof bookSchema>;
export type CurrencyLimits = z.infer<typeof limitsSchema>;
