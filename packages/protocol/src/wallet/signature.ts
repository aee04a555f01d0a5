import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Both sides sign what they send, each with a key of its own for each tenant. The header is `t=<milliseconds>,v1=<HMAC-SHA256 in hex>` over
 * `<t>.<subject>.<body>`. The subject of a call is its path (`/reserve`); that of an answer is the signature of its call, so that an
 * answer belongs to one call.
 */
export const WALLET_SIGNATURE_HEADER = "touchline-signature";

/** A signature that is older, or as much in the future, is refused. */
export const WALLET_SIGNATURE_LIFE_MS = 300_000;

/** A key is at least this long. */
export const WALLET_KEY_LENGTH = 32;

const signatureOf = (key: string, at: number, subject: string, body: string): string =>
  createHmac("sha256", key).update(`${at}.${subject}.${body}`).digest("hex");

/** The value of the header. */
export const signWalletBody = (key: string, subject: string, body: string, now: number): string =>
  `t=${now},v1=${signatureOf(key, now, subject, body)}`;

const HEADER = /^t=(\d{13}),v1=([0-9a-f]{64})$/;

/** The hash in a header, which is the subject of the answer; null where the header is malformed. */
export const walletSignatureIn = (header: string | null | undefined): string | null =>
  HEADER.exec(header ?? "")?.[2] ?? null;

export const isWalletBodySigned = (
  key: string,
  subject: string,
  body: string,
  header: string | null | undefined,
  now: number,
): boolean => {
  const [, at, given] = HEADER.exec(header ?? "") ?? [];
  if (at === undefined || given === undefined) return false;
  if (Math.abs(now - Number(at)) > WALLET_SIGNATURE_LIFE_MS) return false;
  return timingSafeEqual(Buffer.from(given, "hex"), Buffer.from(signatureOf(key, Number(at), subject, body), "hex"));
};
