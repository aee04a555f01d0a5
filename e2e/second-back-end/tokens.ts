import { generateKeyPairSync, sign, verify } from "node:crypto";

/** The operator's tokens: a JWT signed with ES256, whose claims the description of the scheme `punter` in the OpenAPI document lists. */

export interface Claims {
  readonly iss: string;
  readonly aud: string;
  readonly sub: string;
  readonly tenant: string;
  readonly sid: string;
  readonly currency: string;
  readonly iat: number;
  readonly exp: number;
}

const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const ENCODING = "ieee-p1363";
const LIFE_S = 600;

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");

export const issueToken = (sub: string): string => {
  const iat = Math.floor(Date.now() / 1000);
  const claims: Claims = {
    iss: "https://operator.example",
    aud: "touchline",
    sub,
    tenant: "touchline",
    sid: `session-of-${sub}`,
    currency: "EUR",
    iat,
    exp: iat + LIFE_S,
  };
  const body = `${encode({ alg: "ES256", typ: "JWT" })}.${encode(claims)}`;
  const signature = sign("sha256", Buffer.from(body), { key: privateKey, dsaEncoding: ENCODING });
  return `${body}.${signature.toString("base64url")}`;
};

/** Null for anything that was not issued here, was changed since, or has expired. */
export const readToken = (token: unknown): Claims | null => {
  if (typeof token !== "string") return null;
  const [head = "", payload = "", signature = ""] = token.split(".");
  const key = { key: publicKey, dsaEncoding: ENCODING } as const;
  if (!verify("sha256", Buffer.from(`${head}.${payload}`), key, Buffer.from(signature, "base64url"))) return null;
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as Claims;
  return claims.exp * 1000 > Date.now() ? claims : null;
};
