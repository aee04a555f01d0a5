import { LONGEST_TOKEN_LIFE } from "@touchline/protocol";
import { decodeJwt, decodeProtectedHeader, errors } from "jose";
import type { Log } from "./log.ts";

/** Why a token was refused. */
export type RefusalReason =
  | "malformed"
  | "tenant"
  | "issuer"
  | "audience"
  | "algorithm"
  | "kid"
  | "keys"
  | "signature"
  | "expired"
  | "lifetime"
  | "claims"
  | "session";

export interface TokenRefusal {
  readonly reason: RefusalReason;
  /** For the developer of a host: what the token has, and what was expected. Has no part of a signature. */
  readonly message: string;
}

/** What the services know of the host that the token claims to be from. */
interface Expected {
  readonly issuer: string;
  readonly audience: string;
  readonly jwksUrl: string;
}

const quote = (value: unknown): string => JSON.stringify(value ?? null).slice(0, 100);

const readPart = (read: (token: string) => object, token: string): Readonly<Record<string, unknown>> => {
  try {
    return { ...read(token) };
  } catch {
    return {};
  }
};

export const MALFORMED: TokenRefusal = { reason: "malformed", message: "it is not a JWT" };
export const SESSION_ENDED: TokenRefusal = { reason: "session", message: "its session has ended" };
export const EXPIRED: TokenRefusal = { reason: "expired", message: "it has expired" };
export const LONG_LIVED: TokenRefusal = {
  reason: "lifetime",
  message: `\`exp\` is more than ${LONGEST_TOKEN_LIFE} s after \`iat\``,
};

export const unknownTenant = (tenant: string | null, known: readonly string[]): TokenRefusal => ({
  reason: "tenant",
  message: `\`tenant\` is ${quote(tenant)}, and TENANT_KEYS has ${known.join(", ") || "none"}`,
});

/** `path` and `problem` of the first claim that does not fit the contract. */
export const wrongClaim = (path: string, problem: string): TokenRefusal => ({
  reason: "claims",
  message: `\`${path}\`: ${problem}`,
});

const CLAIMS: Readonly<Record<string, "issuer" | "audience">> = { iss: "issuer", aud: "audience" };

/** The reason behind an error of the verification. */
export const refusalOf = (error: unknown, token: string, expected: Expected): TokenRefusal => {
  const { alg, kid } = readPart(decodeProtectedHeader, token);
  if (error instanceof errors.JWTExpired) return EXPIRED;
  if (error instanceof errors.JWTClaimValidationFailed) {
    const { claim } = error;
    const name = CLAIMS[claim];
    if (!name) return wrongClaim(claim, error.reason === "missing" ? "missing" : error.message);
    const is = readPart(decodeJwt, token)[claim];
    return { reason: name, message: `\`${claim}\` is ${quote(is)}, expected ${quote(expected[name])}` };
  }
  if (error instanceof errors.JWKSNoMatchingKey)
    return { reason: "kid", message: `${expected.jwksUrl} has no key with the \`kid\` ${quote(kid)}` };
  if (error instanceof errors.JWSSignatureVerificationFailed)
    return { reason: "signature", message: `the key ${quote(kid)} of ${expected.jwksUrl} did not sign it` };
  if (error instanceof errors.JOSEAlgNotAllowed)
    return { reason: "algorithm", message: `\`alg\` is ${quote(alg)}, expected "ES256"` };
  if (error instanceof errors.JWSInvalid || error instanceof errors.JWTInvalid) return MALFORMED;
  const { cause = error } = error as Error;
  return { reason: "keys", message: `${expected.jwksUrl} cannot be read: ${(cause as Error).message}` };
};

/** Refused tokens that are remembered. */
const MOST_KNOWN = 1_000;
/** Lines of one reason in a minute: forged tokens do not fill the log, and expired ones do not hide the others. */
const MOST_LINES = 20;
const MINUTE = 60_000;

export interface TokenRefusals {
  readonly note: (token: string, refusal: TokenRefusal) => void;
  /** Why this token was refused; null where it was not, or that was long ago. */
  readonly messageOf: (token: string) => string | null;
}

/** Logs each refused token once, without the token. */
export const createTokenRefusals = (log: Pick<Log, "warn">, now: () => number = Date.now): TokenRefusals => {
  const known = new Map<string, TokenRefusal>();
  const minutes = new Map<RefusalReason, { readonly since: number; lines: number }>();

  const write = ({ reason, message }: TokenRefusal): void => {
    const last = minutes.get(reason);
    const minute = last && now() - last.since < MINUTE ? last : { since: now(), lines: 0 };
    minutes.set(reason, minute);
    minute.lines += 1;
    if (minute.lines <= MOST_LINES) log.warn({ reason }, `token refused: ${message}`);
    else if (minute.lines === MOST_LINES + 1) log.warn({ reason }, "more tokens are refused than are logged");
  };

  return {
    note: (token, refusal) => {
      // A call without a token is no mistake of a token.
      if (token === "" || known.get(token)?.reason === refusal.reason) return;
      // A map iterates in insertion order, so the first entry is the oldest.
      if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value as string);
      known.set(token, refusal);
      write(refusal);
    },
    messageOf: (token) => {
      const refusal = known.get(token);
      return refusal ? `The token was refused (${refusal.reason}): ${refusal.message}` : null;
    },
  };
};
