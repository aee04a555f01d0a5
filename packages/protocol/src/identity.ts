import * as z from "zod/mini";

export const TOKEN_AUDIENCE = "touchline";
/** Maximum lifetime of a token in seconds; its host issues the next one in time. */
export const LONGEST_TOKEN_LIFE = 900;

/** Claims of a token that a tenant's host issues for a punter, signed with ES256. */
export const punterClaimsSchema = z.object({
  iss: z.string(),
  aud: z.literal(TOKEN_AUDIENCE),
  /** Id of the punter, assigned by the tenant. */
  sub: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  tenant: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  /** The session for which the token was issued. */
  sid: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  /** Milliseconds. Until then the punter is on a break: new bets are refused, open ones can be cashed out. */
  breakUntil: z.optional(z.int().check(z.nonnegative())),
  iat: z.int(),
  exp: z.int(),
});
export type PunterClaims = z.infer<typeof punterClaimsSchema>;

export const isOnBreak = ({ breakUntil = 0 }: Pick<PunterClaims, "breakUntil">, now: number): boolean =>
  now < breakUntil;

/** The operator's answer about who is signed in; 204 when nobody is. */
export const hostTokenSchema = z.object({
  token: z.string(),
  /** Milliseconds. */
  expiresAt: z.int(),
  tenant: z.string(),
  punter: z.object({
    id: z.string(),
    name: z.string(),
    currency: z.string(),
    /** The operator's own words for a kind of punter and for a segment; homepage content may be for some of them only. */
    type: z.optional(z.string()),
    tag: z.optional(z.string()),
  }),
  /** Milliseconds; a copy of the token's claim, because the app does not parse tokens. */
  breakUntil: z.optional(z.int()),
});
export type HostToken = z.infer<typeof hostTokenSchema>;
