import { HOST_AUDIENCE, TOKEN_AUDIENCE } from "@touchline/protocol";
import { createLocalJWKSet, exportJWK, generateKeyPair, type JSONWebKeySet, SignJWT } from "jose";
import { createIdentity, type Identity } from "../identity.ts";

export interface TestHosts {
  /** Knows the keys of all hosts. */
  readonly identity: Identity;
  readonly issuerOf: (tenant: string) => string;
  /** What a host serves at its `jwksUrl`. */
  readonly jwksOf: (tenant: string) => JSONWebKeySet;
  readonly hostToken: (tenant: string, claims?: Readonly<Record<string, unknown>>) => Promise<string>;
  readonly punterToken: (tenant: string, punter: string, claims?: Readonly<Record<string, unknown>>) => Promise<string>;
}

const LIFE_S = 60;

/** Hosts of several tenants, each with keys of its own. */
export const createTestHosts = async (tenants: readonly string[]): Promise<TestHosts> => {
  const hosts = new Map(
    await Promise.all(
      tenants.map(async (tenant) => {
        const { privateKey, publicKey } = await generateKeyPair("ES256");
        const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: tenant, alg: "ES256" }] };
        const keys = createLocalJWKSet(jwks);
        return [tenant, { privateKey, jwks, keys, issuer: `https://${tenant}.example` }] as const;
      }),
    ),
  );
  const hostOf = (tenant: string) => {
    const host = hosts.get(tenant);
    if (!host) throw new Error(`no host of ${tenant}`);
    return host;
  };
  const sign = (tenant: string, claims: Readonly<Record<string, unknown>>): Promise<string> => {
    const { privateKey, issuer } = hostOf(tenant);
    const iat = Math.floor(Date.now() / 1000);
    return new SignJWT({ iss: issuer, tenant, iat, exp: iat + LIFE_S, ...claims })
      .setProtectedHeader({ alg: "ES256", kid: tenant })
      .sign(privateKey);
  };
  return {
    identity: createIdentity({
      tenants: Object.fromEntries([...hosts].map(([tenant, { issuer }]) => [tenant, { issuer, jwksUrl: tenant }])),
      keysOf: ({ jwksUrl }) => hostOf(jwksUrl).keys,
    }),
    issuerOf: (tenant) => hostOf(tenant).issuer,
    jwksOf: (tenant) => hostOf(tenant).jwks,
    hostToken: (tenant, claims = {}) => sign(tenant, { aud: HOST_AUDIENCE, ...claims }),
    punterToken: (tenant, punter, claims = {}) =>
      sign(tenant, { aud: TOKEN_AUDIENCE, sub: punter, sid: "session", currency: "EUR", ...claims }),
  };
};
