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

/** A combo of at least so many selections, each at these odds or above, that only one selection lost gives its stake back. */
const cashbackSchema = z.strictObject({
  legs: z.int().check(z.gte(3), z.lte(30)),
  minOdds: z.number().check(z.gte(1), z.lte(100)),
});

/** How the book accepts bets, how much is taken, and what can be done with a bet that is placed. */
export const bookSchema = z.strictObject({
  liveDelay: z.strictObject({
    ...delaysSchema.def.shape,
    /** Where a brand has delays of its own. */
    brands: z._default(z.record(z.string(), delaysSchema), {}),
  }),
  cashout: z.strictObject({
    /** Hundredths of a percent that the book keeps for turning a chance into money. */
    margin: z.int().check(z.gte(0), z.lte(5_000)),
    /** Seconds for which a cash-out of a bet on a match in play is looked at. */
    liveDelay: seconds,
  }),
  cashback: z.strictObject({ brands: z.record(z.string(), cashbackSchema) }),
  /** Seconds within which a bettor may cancel a bet on what has not begun; 0 where it is not offered. */
  cancel: z.strictObject({ default: z.int().check(z.gte(0)), brands: z.record(z.string(), z.int().check(z.gte(0))) }),
  /** Whether a bet that is open can be bet again. */
  rebet: z.strictObject({ default: z.boolean(), brands: z.record(z.string(), z.boolean()) }),
  /** By currency; `default` for those not named. */
  limits: z.record(z.string().check(z.regex(/^([A-Z]{3}|default)$/)), limitsSchema),
});
export type Book = z.infer<typeof bookSchema>;
export type Cashback = z.infer<typeof cashbackSchema>;
export type CurrencyLimits = z.infer<typeof limitsSchema>;
