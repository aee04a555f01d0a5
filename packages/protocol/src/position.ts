import * as z from "zod/mini";
import { amountSchema } from "./amount.ts";

/** So far back a punter's position is told, in milliseconds. */
export const LONGEST_POSITION = 31 * 86_400_000;

/** An amount that may be below nothing. */
const signedAmountSchema = z.string().check(z.regex(/^-?\d{1,13}(\.\d{1,3})?$/));

export const positionQuerySchema = z.object({
  /** Milliseconds; at most 31 days ago. */
  since: z.coerce.number().check(z.int(), z.nonnegative()),
});

/** What betting did to a punter's money since a time. A deposit is none of it, nor is a stake that was given back because the bet was not taken. */
export const positionSchema = z.object({
  currency: z.string(),
  since: z.int(),
  staked: amountSchema,
  /** Payouts, cash-outs and stakes of void or cancelled bets. A corrected result may take more back than was paid since then. */
  returned: signedAmountSchema,
  /** Returned less staked. */
  net: signedAmountSchema,
});
export type PositionAnswer = z.infer<typeof positionSchema>;
