import type { HostClaims, PunterClaims } from "@touchline/protocol";
import type { Identity, RateLimit, RateLimits } from "@touchline/server-kit";
import { Refusal } from "./add-calls.ts";

/** How many requests each may send in ten seconds; 0 is no limit. */
export interface MostRequests {
  readonly address: number;
  readonly session: number;
  readonly punter: number;
  readonly tenant: number;
  /** Slips that are stored under a booking code, by address: the only thing that can be stored without a token. */
  readonly shares: number;
}

/** Each rejects with a `Refusal` where the caller has sent too many. */
export interface CallLimits {
  readonly ofAddress: (address: string) => Promise<void>;
  readonly ofPunter: (claims: PunterClaims) => Promise<void>;
  readonly ofHost: (claims: HostClaims) => Promise<void>;
  readonly ofShares: (address: string) => Promise<void>;
}

const take = async (...waits: readonly Promise<number>[]): Promise<void> => {
  const longest = Math.max(...(await Promise.all(waits)));
  if (longest > 0) throw new Refusal("TOO_MANY_REQUESTS", "Too many requests", longest);
};

/** Ids of tenants contain no space, so that no two callers have the same key. */
export const createCallLimits = ({ limit }: Pick<RateLimits, "limit">, most: MostRequests): CallLimits => {
  const each = (name: keyof MostRequests): RateLimit => limit(name, most[name]);
  const [address, session, punter] = [each("address"), each("session"), each("punter")];
  const [tenants, shares] = [each("tenant"), each("shares")];
  return {
    ofAddress: (from) => take(address(from)),
    ofPunter: ({ tenant, sub, sid }) => take(session(`${tenant} ${sid}`), punter(`${tenant} ${sub}`), tenants(tenant)),
    ofHost: ({ tenant }) => take(tenants(tenant)),
    ofShares: (from) => take(shares(from)),
  };
};

/** Counts the requests of whoever is identified. */
export const limitIdentity = (
  { verify, verifyHost, ...identity }: Identity,
  { ofPunter, ofHost }: CallLimits,
): Identity => ({
  ...identity,
  verify: async (token) => {
    const claims = await verify(token);
    if (claims) await ofPunter(claims);
    return claims;
  },
  verifyHost: async (token) => {
    const claims = await verifyHost(token);
    if (claims) await ofHost(claims);
    return claims;
  },
});
