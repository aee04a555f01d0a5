import { LONGEST_TOKEN_LIFE, type PunterClaims, punterClaimsSchema, TOKEN_AUDIENCE } from "@touchline/protocol";
import { createRemoteJWKSet, decodeJwt, type JWTVerifyGetKey, jwtVerify } from "jose";

/** How a tenant's host signs: who it says it is, and where its public keys are. */
export interface TenantKeys {
  readonly issuer: string;
  readonly jwksUrl: string;
}

export interface Identity {
  /** Who the token is about, or null where it is not good; why is nobody's business. */
  readonly verify: (token: string) => Promise<PunterClaims | null>;
}

interface IdentityOptions {
  readonly tenants: Readonly<Record<string, TenantKeys>>;
  /** For tests: the keys of a host without a network. */
  readonly keysOf?: (keys: TenantKeys) => JWTVerifyGetKey;
}

/** Clocks differ a little. */
const TOLERANCE_S = 5;

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

/** Each tenant is checked against its own keys, and its host can speak for no other. */
export const createIdentity = ({ tenants, keysOf = remoteKeys }: IdentityOptions): Identity => {
  const hosts = new Map(Object.entries(tenants).map(([tenant, keys]) => [tenant, { keys, getKey: keysOf(keys) }]));

  return {
    verify: async (token) => {
      const host = hosts.get(claimedTenant(token) ?? "");
      if (!host) return null;
      try {
        const { payload } = await jwtVerify(token, host.getKey, {
          algorithms: ["ES256"],
          issuer: host.keys.issuer,
          audience: TOKEN_AUDIENCE,
          clockTolerance: TOLERANCE_S,
          requiredClaims: ["exp", "iat", "sub"],
        });
        const parsed = punterClaimsSchema.safeParse(payload);
        if (!parsed.success || parsed.data.exp - parsed.data.iat > LONGEST_TOKEN_LIFE) return null;
        return parsed.data;
      } catch {
        return null;
      }
    },
  };
};
