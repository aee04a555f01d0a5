import * as z from "zod/mini";
import { amountSchema, reqUuidSchema } from "./amount.ts";

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
  wallets: {
    method: "GET",
    path: "/api/host/wallets",
    summary: "The punter's wallets, one for each currency that was ever used",
    query: z.object({ punter: hostPunterSchema }),
    body: z.undefined(),
    answer: hostWalletsSchema,
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
