import { HOST_AUDIENCE, type HostToken, TOKEN_AUDIENCE } from "@touchline/protocol";
import { type JWTPayload, SignJWT } from "jose";
import type { SigningKeys } from "./signing-keys.ts";

const LIFE_S = 300;
const HOST_LIFE_S = 60;

interface TokensOptions {
  readonly tenant: string;
  readonly issuer: string;
  readonly keys: Pick<SigningKeys, "current">;
  readonly now: () => number;
}

/** Whom a token is about. */
interface Holder {
  /** Of the session. */
  readonly id: string;
  readonly account: {
    readonly id: string;
    readonly name: string;
    readonly currency: string;
    /** The operator's own words for a kind of punter, and for a segment. */
    readonly type?: string;
    readonly tag?: string;
  };
  /** While it lasts the platform takes no bets of theirs, whatever this site does. */
  readonly breakUntil?: number | null;
}

/** Issues tokens for punters, and for the operator itself. */
export const createTokens = ({ tenant, issuer, keys, now }: TokensOptions) => {
  const sign = async (claims: JWTPayload, audience: string, issuedAt: number, life: number): Promise<string> => {
    const { kid, key } = await keys.current();
    return new SignJWT({ ...claims, tenant })
      .setProtectedHeader({ alg: "ES256", kid })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + life)
      .sign(key);
  };

  return {
    /** For calls of the operator's own server. */
    issueHost: (): Promise<string> => sign({}, HOST_AUDIENCE, Math.floor(now() / 1000), HOST_LIFE_S),
    issue: async ({ id, account, breakUntil = null }: Holder): Promise<HostToken> => {
      const issuedAt = Math.floor(now() / 1000);
      const { id: sub, ...about } = account;
      const { currency } = about;
      const claims = { sub, sid: id, currency, ...(breakUntil !== null && { breakUntil }) };
      const token = await sign(claims, TOKEN_AUDIENCE, issuedAt, LIFE_S);
      const answer = { token, expiresAt: (issuedAt + LIFE_S) * 1000, tenant, punter: { id: sub, ...about } };
      return breakUntil === null ? answer : { ...answer, breakUntil };
    },
  };
};

export type Tokens = ReturnType<typeof createTokens>;
