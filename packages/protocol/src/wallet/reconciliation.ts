import * as z from "zod/mini";
import { uuidSchema } from "../id-schemas.ts";
import { signedAmountSchema, WALLET_CALL_KINDS } from "./calls.ts";

/** A day as 2027-01-31, in UTC. */
export const daySchema = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/),
  z.refine((day) => !Number.isNaN(Date.parse(day)), "not a day"),
);

const kindSchema = z.enum(WALLET_CALL_KINDS);

/** Most differences, and most claims, that are listed in one answer. */
export const MOST_LISTED = 1_000;

/** What both sides say of the calls to the wallet of an operator whose `at` is on a day, and what is still owed. */
export const reconciliationSchema = z.object({
  /** What was moved, by currency and kind of call. */
  sums: z.array(
    z.object({ currency: z.string(), kind: kindSchema, ours: signedAmountSchema, theirs: signedAmountSchema }),
  ),
  /** How many calls differ. The first of them, in the order of their bets, are listed. */
  different: z.int(),
  differences: z.array(
    z.object({
      bet: uuidSchema,
      call: uuidSchema,
      kind: kindSchema,
      punter: z.string(),
      currency: z.string(),
      /** Null where the side does not know the call. */
      ours: z.nullable(signedAmountSchema),
      theirs: z.nullable(signedAmountSchema),
    }),
  ),
  /** Calls of the day without an answer: nothing can be said of them yet. */
  open: z.int(),
  /** How many corrections the wallet had no money for, of any day. The oldest of them are listed. */
  claimed: z.int(),
  claims: z.array(
    z.object({
      bet: uuidSchema,
      call: uuidSchema,
      punter: z.string(),
      currency: z.string(),
      /** What the wallet was asked for: negative. */
      amount: signedAmountSchema,
      /** When the result was corrected, in milliseconds. */
      since: z.int(),
    }),
  ),
});
export type WalletReconciliation = z.infer<typeof reconciliationSchema>;
