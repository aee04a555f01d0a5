import {
  HOST_AUDIENCE,
  type HostClaims,
  hostClaimsSchema,
  LONGEST_TOKEN_LIFE,
  type PunterClaims,
  punterClaimsSchema,
  TOKEN_AUDIENCE,
} from "@touchline/protocol";
import { createRemoteJWKSet, decodeJwt, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";

/** Issuer and public keys of a tenant's host. */
export interface TenantKeys {
  readonly issuer: string;
  readonly jwksUrl: string;
}

/** Which sessions have ended is not known yet, so no token can be accepted or refused. */
export class SessionsUnknown extends Error {}

export interface Identity {
  /** Claims of a punter's token; null where it is not valid. The reason is not disclosed. Rejects with `SessionsUnknown`. */
  readonly verify: (token: string) => Promise<PunterClaims | null>;
  /** Claims of a host's token; null where it is not valid. */
  readonly verifyHost: (token: string) => Promise<HostClaims | null>;
}

interface IdentityOptions {
  readonly tenants: Readonly<Record<string, TenantKeys>>;
  /** Whether a tenant's host has ended a session; null while that is not known. */
  readonly isEnded?: (tenant: string, sid: string) => boolean | null;
  /** For tests: keys without a network. */
  readonly keysOf?: (keys: TenantKeys) => JWTVerifyGetKey;
}

/** Clock difference that is tolerated, in seconds. */
const TOLERANCE_S = 5;
/** Verified tokens are cached, because a punter sends the same token with every call. */
const MAX_CACHED_TOKENS = 10_000;

const remoteKeys = ({ jwksUrl }: TenantKeys): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: 3_000, cooldownDuration: 10_000 });

const claimedTenant = (token: string): string | null => {
  try {
    const { tenant } = decodeJwt(token);
    return typeof tenant === "string" ? tenant : null;
  } catch {
    return null;
  }
};

const isShort = ({ iat, exp }: { readonly iat: number; readonly exp: number }): boolean =>
  exp - iat <= LONGEST_TOKEN_LIFE;

const isOver = ({ exp }: PunterClaims): boolean => exp + TOLERANCE_S <= Date.now() / 1000;

/** Each token is verified with its tenant's own keys, so that a host cannot issue tokens for another tenant. */
export const createIdentity = ({ tenants, isEnded = () => false, keysOf = remoteKeys }: IdentityOptions): Identity => {
  const hosts = new Map(Object.entries(tenants).map(([tenant, keys]) => [tenant, { keys, getKey: keysOf(keys) }]));
  const checked = new Map<string, PunterClaims>();

  const readClaims = async (token: string, audience: string): Promise<JWTPayload | null> => {
    const host = hosts.get(claimedTenant(token) ?? "");
    if (!host) return null;
    try {
      const { payload } = await jwtVerify(token, host.getKey, {
        algorithms: ["ES256"],
        issuer: host.keys.issuer,
        audience,
        clockTolerance: TOLERANCE_S,
        requiredClaims: ["exp", "iat"],
      });
      return payload;
    } catch {
      return null;
    }
  };

  const check = async (token: string): Promise<PunterClaims | null> => {
    const known = checked.get(token);
    if (known) return known;
    const parsed = punterClaimsSchema.safeParse(await readClaims(token, TOKEN_AUDIENCE));
    if (!parsed.success || !isShort(parsed.data)) return null;
    // A map iterates in insertion order, so the first entry is the oldest.
    if (checked.size >= MAX_CACHED_TOKENS) checked.delete(checked.keys().next().value as string);
    checked.set(token, parsed.data);
    return parsed.data;
  };

  return {
    verify: async (token) => {
      const claims = await check(token);
      if (!claims) return null;
      const ended = isEnded(claims.tenant, claims.sid);
      if (ended === null) throw new SessionsUnknown("Ended sessions are not known yet");
      if (!isOver(claims) && !ended) return claims;
      checked.delete(token);
      return null;
    },
    verifyHost: async (token) => {
      const parsed = hostClaimsSchema.safeParse(await readClaims(token, HOST_AUDIENCE));
      return parsed.success && isShort(parsed.data) ? parsed.data : null;
    },
  };
};
