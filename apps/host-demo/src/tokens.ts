import { type HostToken, TOKEN_AUDIENCE } from "@touchline/protocol";
import { exportJWK, generateKeyPair, type JSONWebKeySet, SignJWT } from "jose";
import type { Session } from "./sessions.ts";

const KEY_ID = "host-demo-1";
const LIFE_S = 300;

interface TokensOptions {
  readonly tenant: string;
  readonly issuer: string;
  readonly now: () => number;
}

/** Gives out tokens signed with a key of its own. The key is new at each start: tokens from before are good no more. */
export const createTokens = async ({ tenant, issuer, now }: TokensOptions) => {
  const { privateKey, publicKey } = await generateKeyPair("ES256");
  const keys: JSONWebKeySet = {
    keys: [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: "ES256", use: "sig" }],
  };

  return {
    keys,
    issue: async ({ id, account }: Session): Promise<HostToken> => {
      const issuedAt = Math.floor(now() / 1000);
      const token = await new SignJWT({ tenant, sid: id, currency: account.currency })
        .setProtectedHeader({ alg: "ES256", kid: KEY_ID })
        .setIssuer(issuer)
        .setAudience(TOKEN_AUDIENCE)
        .setSubject(account.id)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + LIFE_S)
        .sign(privateKey);
      return { token, expiresAt: (issuedAt + LIFE_S) * 1000, tenant, punter: account };
    },
  };
};
