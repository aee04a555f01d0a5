import {
  HOST_AUDIENCE,
  type HostClaims,
  hostClaimsSchema,
  LONGEST_TOKEN_LIFE,
  type PunterClaims,
  punterClaimsSchema,
  TOKEN_AUDIENCE,
} from "@touchline/protocol";
import { createRemoteJWKSet, decodeJwt, errors, type JWTVerifyGetKey, jwtVerify } from "jose";
import type * as z from "zod/mini";
import {
  EXPIRED,
  LONG_LIVED,
  MALFORMED,
  refusalOf,
  SESSION_ENDED,
  type TokenRefusal,
  unknownTenant,
  wrongClaim,
} from "./token-refusal.ts";

/** Issuer and public keys of a tenant's host. */
export interface TenantKeys {
  readonly issuer: string;
  readonly jwksUrl: string;
}

/** A token can be neither accepted nor refused now: the host's keys, or which sessions have ended, are not known. */
export class CannotVerify extends Error {}

export interface Identity {
  /** Claims of a punter's token; null where it is not valid. `onRefused` gets the reason. Rejects with `CannotVerify`. */
  readonly verify: (token: string) => Promise<PunterClaims | null>;
  /** Claims of a host's token; null where it is not valid. Rejects with `CannotVerify`. */
  readonly verifyHost: (token: string) => Promise<HostClaims | null>;
  /** Why a token was refused, where callers may know it. */
  readonly explain?: (token: string) => string | null;
}

interface IdentityOptions {
  readonly tenants: Readonly<Record<string, TenantKeys>>;
  /** Whether a tenant's host has ended a session; null while that is not known. */
  readonly isEnded?: (tenant: string, sid: string) => boolean | null;
  readonly onRefused?: (token: string, refusal: TokenRefusal) => void;
  /** For tests: keys without a network. */
  readonly keysOf?: (keys: TenantKeys) => JWTVerifyGetKey;
}

/** Clock difference that is tolerated, in seconds. */
const TOLERANCE_S = 5;
/** Verified tokens are cached, because a punter sends the same token with every call. */
const MAX_CACHED_TOKENS = 10_000;

const remoteKeys = ({ jwksUrl }: TenantKeys): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: 3_000, cooldownDuration: 10_000 });

/** The host has keys, but none for this token. */
const isAboutToken = (error: unknown): boolean =>
  error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys;

/** Rejects with `CannotVerify` where the keys cannot be fetched: the same token may be accepted later. */
const orCannotVerify =
  (getKey: JWTVerifyGetKey): JWTVerifyGetKey =>
  async (header, token) => {
    try {
      return await getKey(header, token);
    } catch (error) {
      if (isAboutToken(error)) throw error;
      throw new CannotVerify("The host's keys cannot be fetched now", { cause: error });
    }
  };

/** Undefined where the token cannot be read. */
const claimedTenant = (token: string): string | null | undefined => {
  try {
    const { tenant } = decodeJwt(token);
    return typeof tenant === "string" ? tenant : null;
  } catch {
    return undefined;
  }
};

/** Claims, or why there are none. */
type Checked<Claims> = { readonly claims: Claims } | { readonly refusal: TokenRefusal };

const isShort = ({ iat, exp }: { readonly iat: number; readonly exp: number }): boolean =>
  exp - iat <= LONGEST_TOKEN_LIFE;

const isOver = ({ exp }: PunterClaims): boolean => exp + TOLERANCE_S <= Date.now() / 1000;

/** Each token is verified with its tenant's own keys, so that a host cannot issue tokens for another tenant. */
export const createIdentity = (options: IdentityOptions): Identity => {
  const { tenants, isEnded = () => false, onRefused = () => undefined, keysOf = remoteKeys } = options;
  const hosts = new Map(
    Object.entries(tenants).map(([tenant, keys]) => [tenant, { keys, getKey: orCannotVerify(keysOf(keys)) }]),
  );
  const checked = new Map<string, PunterClaims>();

  const readClaims = async <Claims extends { readonly iat: number; readonly exp: number }>(
    token: string,
    audience: string,
    schema: z.ZodMiniType<Claims>,
  ): Promise<Checked<Claims>> => {
    const tenant = claimedTenant(token);
    if (tenant === undefined) return { refusal: MALFORMED };
    const host = hosts.get(tenant ?? "");
    if (!host) return { refusal: unknownTenant(tenant, [...hosts.keys()]) };
    try {
      const { payload } = await jwtVerify(token, host.getKey, {
        algorithms: ["ES256"],
        issuer: host.keys.issuer,
        audience,
        clockTolerance: TOLERANCE_S,
        requiredClaims: ["exp", "iat"],
      });
      const { data: claims, error } = schema.safeParse(payload);
      const [issue] = error?.issues ?? [];
      if (!claims) return { refusal: wrongClaim(issue?.path.join(".") ?? "", issue?.message ?? "invalid") };
      return isShort(claims) ? { claims } : { refusal: LONG_LIVED };
    } catch (error) {
      const isUnknown = error instanceof CannotVerify;
      const refusal = refusalOf(isUnknown ? error.cause : error, token, { ...host.keys, audience });
      if (!isUnknown) return { refusal };
      onRefused(token, refusal);
      throw error;
    }
  };

  const check = async (token: string): Promise<Checked<PunterClaims>> => {
    const known = checked.get(token);
    if (known) return { claims: known };
    const read = await readClaims(token, TOKEN_AUDIENCE, punterClaimsSchema);
    if ("refusal" in read) return read;
    // A map iterates in insertion order, so the first entry is the oldest.
    if (checked.size >= MAX_CACHED_TOKENS) checked.delete(checked.keys().next().value as string);
    checked.set(token, read.claims);
    return read;
  };

  /** Also of the session, which may end while its token is valid. */
  const checkNow = async (token: string): Promise<Checked<PunterClaims>> => {
    const read = await check(token);
    if ("refusal" in read) return read;
    const { claims } = read;
    const ended = isEnded(claims.tenant, claims.sid);
    if (ended === null) throw new CannotVerify("Ended sessions are not known yet");
    if (!isOver(claims) && !ended) return read;
    checked.delete(token);
    return { refusal: ended ? SESSION_ENDED : EXPIRED };
  };

  const claimsOf = <Claims>(token: string, read: Checked<Claims>): Claims | null => {
    if ("claims" in read) return read.claims;
    onRefused(token, read.refusal);
    return null;
  };

  return {
    verify: async (token) => claimsOf(token, await checkNow(token)),
    verifyHost: async (token) => claimsOf(token, await readClaims(token, HOST_AUDIENCE, hostClaimsSchema)),
  };
};
