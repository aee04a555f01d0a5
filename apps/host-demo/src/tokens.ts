import { HOST_AUDIENCE, type HostToken, TOKEN_AUDIENCE } from "@touchline/protocol";
import { exportJWK, generateKeyPair, type JSONWebKeySet, type JWTPayload, SignJWT } from "jose";

const KEY_ID = "host-demo-1";
const LIFE_S = 300;
const HOST_LIFE_S = 60;

interface TokensOptions {
  readonly tenant: string;
  readonly issuer: string;
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

/** Gives out tokens signed with a key of its own. The key is new at each start: tokens from before are good no more. */
export const createTokens = async ({ tenant, issuer, now }: TokensOptions) => {
  const { privateKey, publicKey } = await generateKeyPair("ES256");
  const keys: JSONWebKeySet = {
    keys: [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: "ES256", use: "sig" }],
  };

  /** What a token says besides, signed for whom it is meant for. */
  const sign = (claims: JWTPayload, audience: string, issuedAt: number, life: number): Promise<string> =>
    new SignJWT({ ...claims, tenant })
      .setProtectedHeader({ alg: "ES256", kid: KEY_ID })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + life)
      .sign(privateKey);

  return {
    keys,
    /** With which the operator speaks for itself. */
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

export type Tokens = Awaited<ReturnType<typeof createTokens>>;
