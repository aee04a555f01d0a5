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
  /** Maximum loss of the bookmaker on one outcome, in one currency. */
  maxLiability: amount,
});

/** Returns the stake of a combo with at least this many selections, each at these odds or more, if exactly one lost. */
const cashbackSchema = z.strictObject({
  legs: z.int().check(z.gte(3), z.lte(30)),
  minOdds: z.number().check(z.gte(1), z.lte(100)),
});

/** The bookmaker's delays, limits and margins, and what can be done with placed bets. */
export const bookSchema = z.strictObject({
  liveDelay: z.strictObject({
    ...delaysSchema.def.shape,
    /** Delays of single brands. */
    brands: z._default(z.record(z.string(), delaysSchema), {}),
  }),
  cashout: z.strictObject({
    /** The bookmaker's margin on cash-outs, in hundredths of a percent. */
    margin: z.int().check(z.gte(0), z.lte(5_000)),
    /** Seconds between request and decision of a cash-out, for bets on events in play. */
    liveDelay: seconds,
  }),
  cashback: z.strictObject({ brands: z.record(z.string(), cashbackSchema) }),
  /** Seconds within which a bettor may cancel a bet on events that have not started; 0 where it is not offered. */
  cancel: z.strictObject({
    default: z.int().check(z.gte(0)),
    brands: z.record(z.string(), z.int().check(z.gte(0))),
    /** Brands that let a bet be cancelled although its price has risen or betting on it is suspended. */
    anyPrice: z._default(z.array(z.string()), []),
  }),
  /** Whether an open bet can be repeated. */
  rebet: z.strictObject({ default: z.boolean(), brands: z.record(z.string(), z.boolean()) }),
  /** By currency; `default` for the others. */
  limits: z.record(z.string().check(z.regex(/^([A-Z]{3}|default)$/)), limitsSchema),
});
export type Book = z.infer<typeof bookSchema>;
export type Cashback = z.infer<typeof cashbackSchema>;
export type CurrencyLimits = z.infer<typeof limitsSchema>;
