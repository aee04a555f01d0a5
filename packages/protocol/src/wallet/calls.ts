import * as z from "zod/mini";
import { amountSchema } from "../amount.ts";
import { uuidSchema } from "../id-schemas.ts";

/**
 * Calls of the platform to the wallet of an operator, for tenants whose punters' money is there. Each is a POST of JSON below the address of
 * the wallet. All answers, refusals too, have the status 200. Any other status, and an answer that cannot be read or is not signed, leaves
 * open what has happened: the platform repeats the call, or takes it back.
 */
export const WALLET_CALL_KINDS = ["reserve", "commit", "rollback", "settle", "adjust"] as const;
export type WalletCallKind = (typeof WALLET_CALL_KINDS)[number];

/** Paths of the calls, below the address of the wallet. */
export const WALLET_PATHS = {
  reserve: "/reserve",
  commit: "/commit",
  rollback: "/rollback",
  settle: "/settle",
  adjust: "/adjust",
  balance: "/balance",
  transactions: "/transactions",
} as const satisfies Readonly<Record<WalletCallKind | "balance" | "transactions", string>>;

/** A change of the balance: negative where money is taken. */
export const signedAmountSchema = z.string().check(z.regex(/^-?\d{1,13}(\.\d{1,3})?$/));

const tenantSchema = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));
const punterSchema = z.string().check(z.regex(/^[\w-]{1,64}$/));
const currencySchema = z.string().check(z.regex(/^[A-Z]{3}$/));

const common = {
  tenant: tenantSchema,
  punter: punterSchema,
  currency: currencySchema,
  /** When the platform decided to make the call, in milliseconds. It stays the same when the call is repeated. */
  at: z.int().check(z.positive()),
};

const ofBet = {
  /** Identifies the call for good: repeated, it has the same effect once, and the same answer. */
  call: uuidSchema,
  bet: uuidSchema,
  ...common,
};

/**
 * By kind. Of a bet: `reserve` first, then `commit` or `rollback`; after `commit` any number of `settle` and `adjust`, in the order of `n`,
 * each sent when the one before was answered. They come months later too, and do not depend on a session of the punter.
 */
export const walletCallSchemas = {
  /** Takes the stake. */
  reserve: z.strictObject({ ...ofBet, amount: amountSchema }),
  /** The bet is placed. Moves nothing. */
  commit: z.strictObject({ ...ofBet, amount: amountSchema }),
  /** The bet is not placed: gives back the stake if `reserve` has taken it, and nothing otherwise. It may come before `reserve`. */
  rollback: z.strictObject({ ...ofBet, amount: amountSchema }),
  /** Pays for a result, a cash-out or a cancellation; 0 for a lost bet. */
  settle: z.strictObject({
    ...ofBet,
    n: z.int().check(z.positive()),
    amount: amountSchema,
    reason: z.enum(["result", "cashout", "part", "cancel"]),
  }),
  /** Changes what was paid, in either direction or by nothing. */
  adjust: z.strictObject({ ...ofBet, n: z.int().check(z.positive()), amount: signedAmountSchema }),
  balance: z.strictObject(common),
  /** What was moved by calls whose `at` is in this day, in UTC. */
  transactions: z.strictObject({
    tenant: tenantSchema,
    day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
    /** `next` of the page before. */
    after: z.nullable(z.string().check(z.maxLength(200))),
  }),
} as const;
export type WalletCall<Kind extends keyof typeof walletCallSchemas> = z.output<(typeof walletCallSchemas)[Kind]>;

/**
 * - `INSUFFICIENT`: the balance does not cover it. Not kept: the same call may be made later and succeed.
 * - `ROLLED_BACK`: a `reserve` whose `rollback` came before.
 * - `CONFLICT`: the id of the call was used with other content; or a second stake of a bet, a second payment with the same `n`, a
 *   `rollback` after `commit`.
 * - `UNKNOWN_BET`: `commit`, `settle` or `adjust` of a bet without a stake.
 * - `BLOCKED`: the punter may not bet now.
 * - `UNKNOWN_PUNTER`
 */
export const WALLET_REFUSALS = [
  "INSUFFICIENT",
  "ROLLED_BACK",
  "CONFLICT",
  "UNKNOWN_BET",
  "BLOCKED",
  "UNKNOWN_PUNTER",
] as const;
export type WalletRefusal = (typeof WALLET_REFUSALS)[number];

const doneSchema = z.object({
  status: z.literal("DONE"),
  balance: amountSchema,
  /** By how much this call changed the balance, when it was made first: of a `rollback` 0 where there was nothing to give back. */
  moved: signedAmountSchema,
});
const refusedSchema = z.object({
  status: z.literal("REFUSED"),
  code: z.enum(WALLET_REFUSALS),
  /** What the punter has. Required with `INSUFFICIENT`, so that the slip can show it. */
  balance: z.optional(amountSchema),
});

export const walletAnswerSchema = z.discriminatedUnion("status", [doneSchema, refusedSchema]);
export type WalletCallAnswer = z.output<typeof walletAnswerSchema>;

export const walletBalanceSchema = z.discriminatedUnion("status", [
  z.object({ status: z.literal("DONE"), balance: amountSchema }),
  refusedSchema,
]);
export type WalletBalance = z.output<typeof walletBalanceSchema>;

export const walletTransactionSchema = z.object({
  call: uuidSchema,
  bet: uuidSchema,
  kind: z.enum(WALLET_CALL_KINDS),
  punter: punterSchema,
  currency: currencySchema,
  moved: signedAmountSchema,
  at: z.int(),
});
export type WalletTransaction = z.output<typeof walletTransactionSchema>;

/** Calls that were made, in the order of `at` and `call`; refused ones are not among them. */
export const walletTransactionsSchema = z.object({
  transactions: z.array(walletTransactionSchema),
  /** Null after the last page. */
  next: z.nullable(z.string()),
});
export type WalletTransactions = z.output<typeof walletTransactionsSchema>;
