import * as z from "zod/mini";

export const TOKEN_AUDIENCE = "touchline";
/** Seconds for which a token may be good at most: its host gives out the next one in time. */
export const LONGEST_TOKEN_LIFE = 900;

/** What a tenant's host says of one of its punters, signed by the host with ES256. */
export const punterClaimsSchema = z.object({
  iss: z.string(),
  aud: z.literal(TOKEN_AUDIENCE),
  /** The punter, by the tenant's own name for it. */
  sub: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  tenant: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  /** The session the token was given out for. */
  sid: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  /** Milliseconds. Until then the punter takes a break: no bet of theirs is taken, and what is open can be cashed out. */
  breakUntil: z.optional(z.int().check(z.nonnegative())),
  iat: z.int(),
  exp: z.int(),
});
export type PunterClaims = z.infer<typeof punterClaimsSchema>;

export const isOnBreak = ({ breakUntil = 0 }: Pick<PunterClaims, "breakUntil">, now: number): boolean =>
  now < breakUntil;

/** What the operator's site tells the app of who is signed in. It answers 204 when nobody is. */
export const hostTokenSchema = z.object({
  token: z.string(),
  /** Milliseconds. */
  expiresAt: z.int(),
  tenant: z.string(),
  punter: z.object({ id: z.string(), name: z.string(), currency: z.string() }),
  /** Milliseconds, as in the token, which the app does not read. */
  breakUntil: z.optional(z.int()),
});
export type HostToken = z.infer<typeof hostTokenSchema>;
