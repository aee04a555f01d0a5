import * as z from "zod/mini";
import { amountSchema } from "./amount.ts";

/** Longest period for which a position can be requested, in milliseconds. */
export const LONGEST_POSITION = 31 * 86_400_000;

/** An amount that may be negative. */
const signedAmountSchema = z.string().check(z.regex(/^-?\d{1,13}(\.\d{1,3})?$/));

export const positionQuerySchema = z.object({
  /** Milliseconds; at most 31 days ago. */
  since: z.coerce.number().check(z.int(), z.nonnegative()),
});

/** Staked and returned amounts since a time. Without deposits, and without stakes refunded because the bet was rejected. */
export const positionSchema = z.object({
  currency: z.string(),
  since: z.int(),
  staked: amountSchema,
  /** Payouts, cash-outs and stakes of void or cancelled bets. Negative if corrections took back more than was paid since then. */
  returned: signedAmountSchema,
  /** Returned minus staked. */
  net: signedAmountSchema,
});
export type PositionAnswer = z.infer<typeof positionSchema>;
