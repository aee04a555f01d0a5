import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { LONGEST_TOKEN_LIFE } from "@touchline/protocol";
import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JSONWebKeySet,
  type JWK,
} from "jose";

/** A private key, and when it was made. Its `kid` is made of the key itself, so that another key never has the same. */
export interface SigningKey {
  readonly madeAt: number;
  readonly jwk: JWK & { readonly kid: string };
}

/** A service that meets an unknown `kid` requests the key set again, but not within ten seconds of the last time. So a new key is published before it signs. */
const PUBLISHED_AHEAD_MS = 60_000;
/** A key that signs no longer stays published until its last token has expired. */
const STAYS_MS = (LONGEST_TOKEN_LIFE + 60) * 1000;
const ROTATES_AFTER_MS = 24 * 3_600_000;

const signsFrom = ({ madeAt }: SigningKey): number => madeAt + PUBLISHED_AHEAD_MS;

/** The newest that has been published long enough; the first key has no choice but to sign at once. Keys are in the order of their making. */
export const keyAt = (keys: readonly SigningKey[], now: number): SigningKey | undefined =>
  keys.findLast((key) => signsFrom(key) <= now) ?? keys[0];

/** Without those that were replaced so long ago that none of their tokens is valid. */
export const publishedAt = (keys: readonly SigningKey[], now: number): readonly SigningKey[] =>
  keys.filter((_, index) => {
    const next = keys[index + 1];
    return !next || signsFrom(next) + STAYS_MS > now;
  });

const isOld = (keys: readonly SigningKey[], now: number): boolean =>
  (keys.at(-1)?.madeAt ?? Number.NEGATIVE_INFINITY) + ROTATES_AFTER_MS <= now;

const makeKey = async (now: number): Promise<SigningKey> => {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { madeAt: now, jwk: { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: "ES256", use: "sig" } };
};

const publicOf = ({ jwk: { d: _secret, ...jwk } }: SigningKey): JWK => jwk;

const readKeys = (file: string): readonly SigningKey[] => {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
};

interface KeysOptions {
  readonly now: () => number;
  /** Without a file the keys are lost with the process. */
  readonly file?: string | undefined;
}

/** The operator's keys. A new one is made every day, and takes over without a gap. */
export const openSigningKeys = async ({ now, file }: KeysOptions) => {
  let keys = file ? readKeys(file) : [];

  const rotate = async (): Promise<void> => {
    keys = [...publishedAt(keys, now()), await makeKey(now())];
    if (!file) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
  };
  let rotating = isOld(keys, now()) ? rotate() : Promise.resolve();
  await rotating;

  return {
    /** The key set to publish. */
    published: (): JSONWebKeySet => ({ keys: publishedAt(keys, now()).map(publicOf) }),
    /** Makes the next key, which signs a minute later. */
    rotate,
    current: async (): Promise<{ readonly kid: string; readonly key: CryptoKey }> => {
      if (isOld(keys, now())) rotating = rotating.then(() => (isOld(keys, now()) ? rotate() : undefined));
      await rotating;
      const { jwk } = keyAt(keys, now()) as SigningKey;
      return { kid: jwk.kid, key: (await importJWK(jwk, "ES256")) as CryptoKey };
    },
  };
};

/** One key that somebody else keeps, as a private JWK. */
export const readPrivateKey = async (text: string): Promise<Pick<SigningKeys, "current">> => {
  const jwk: JWK = JSON.parse(text);
  const { kid = await calculateJwkThumbprint(jwk) } = jwk;
  const key = (await importJWK(jwk, "ES256")) as CryptoKey;
  return { current: async () => ({ kid, key }) };
};

export type SigningKeys = Awaited<ReturnType<typeof openSigningKeys>>;
