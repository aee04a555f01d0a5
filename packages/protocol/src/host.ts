import * as z from "zod/mini";
import { amountSchema, reqUuidSchema } from "./amount.ts";
import { daySchema, reconciliationSchema } from "./wallet/reconciliation.ts";

/** Audience of tokens by which a host authenticates itself, not one of its punters. */
export const HOST_AUDIENCE = "touchline-host";

const hostPunterSchema = z.string().check(z.regex(/^[\w-]{1,64}$/));

/** Claims of a tenant's host, in a token signed with its keys for `HOST_AUDIENCE`. */
export const hostClaimsSchema = z.object({
  iss: z.string(),
  aud: z.literal(HOST_AUDIENCE),
  tenant: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  iat: z.int(),
  exp: z.int(),
});
export type HostClaims = z.infer<typeof hostClaimsSchema>;

export const depositSchema = z.strictObject({
  /** A repeated reqUuid is the same deposit. */
  reqUuid: reqUuidSchema,
  punter: hostPunterSchema,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  amount: amountSchema,
});
export type Deposit = z.infer<typeof depositSchema>;

export const hostWalletsSchema = z.object({
  wallets: z.array(z.object({ currency: z.string(), balance: amountSchema })),
});
export type HostWallets = z.infer<typeof hostWalletsSchema>;

/** The 24 hours, 7 days or 30 days up to now. */
const PERIODS = ["day", "week", "month"] as const;

/** A stake can be limited bet by bet as well. */
const punterLimitSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("stake"), period: z.enum(["bet", ...PERIODS]), amount: amountSchema }),
  z.strictObject({ kind: z.literal("loss"), period: z.enum(PERIODS), amount: amountSchema }),
  z.strictObject({ kind: z.literal("deposit"), period: z.enum(PERIODS), amount: amountSchema }),
]);
export type LimitKind = z.infer<typeof punterLimitSchema>["kind"];
export type LimitPeriod = z.infer<typeof punterLimitSchema>["period"];

/** All limits of a punter: those that are missing are removed. */
export const punterLimitsSchema = z.strictObject({
  punter: hostPunterSchema,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  limits: z.array(punterLimitSchema).check(z.maxLength(10)),
  /** No bets and no deposits before this time, in milliseconds; null for no time-out. */
  timeOutUntil: z.nullable(z.int().check(z.positive())),
});
export type PunterLimits = z.infer<typeof punterLimitsSchema>;

export const endSessionSchema = z.strictObject({ sid: z.string().check(z.regex(/^[\w-]{1,64}$/)) });

/** Every call carries `Authorization: Bearer <host token>`. */
export const hostRoutes = {
  deposit: {
    method: "POST",
    path: "/api/host/deposits",
    summary: "Deposits money into a punter's wallet",
    query: z.object({}),
    body: depositSchema,
    answer: z.object({ balance: amountSchema }),
  },
  withdraw: {
    method: "POST",
    path: "/api/host/withdrawals",
    summary: "Takes money out of a punter's wallet, as far as the balance covers it",
    query: z.object({}),
    body: depositSchema,
    answer: z.object({ balance: amountSchema }),
  },
  wallets: {
    method: "GET",
    path: "/api/host/wallets",
    summary: "The punter's wallets, one for each currency that was ever used",
    query: z.object({ punter: hostPunterSchema }),
    body: z.undefined(),
    answer: hostWalletsSchema,
  },
  setLimits: {
    method: "POST",
    path: "/api/host/limits",
    summary: "Sets all limits and the time-out of a punter, which placement and deposits keep to from then on",
    query: z.object({}),
    body: punterLimitsSchema,
    answer: z.object({ set: z.boolean() }),
  },
  reconciliation: {
    method: "GET",
    path: "/api/host/reconciliation",
    summary:
      "Compares the calls of a day with the tenant's own wallet, bet by bet, and lists what it still owes. Everything is empty where the platform has the money",
    query: z.object({ day: daySchema }),
    body: z.undefined(),
    answer: reconciliationSchema,
  },
  endSession: {
    method: "POST",
    path: "/api/host/sessions/end",
    summary: "Ends a session: its tokens become invalid everywhere at once",
    query: z.object({}),
    body: endSessionSchema,
    answer: z.object({ ended: z.boolean() }),
  },
} as const;
