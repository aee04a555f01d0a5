import { hash } from "node:crypto";
import { createEncodedBody, type Encoding } from "@touchline/server-kit";

export interface CachedAnswer {
  readonly etag: string;
  readonly length: number;
  /** Sequence in the offer stream that the answer was made from. */
  readonly version: number;
  readonly body: (encoding: Encoding) => Promise<Buffer>;
}

export interface BuiltAnswer {
  readonly text: string;
  readonly version: number;
}

export interface AnswerCacheOptions {
  readonly lifetime: number;
  /** Total characters of all cached answers. */
  readonly capacity: number;
  readonly now: () => number;
}

interface Entry {
  readonly answer: CachedAnswer;
  expiresAt: number;
}

const MOMENT = /"generatedAt":\d+/;

/** Ignores `generatedAt`, so that the same content has the same tag. */
const fingerprint = (text: string): string => `W/"${hash("sha1", text.replace(MOMENT, ""), "base64url")}"`;

/**
 * Caches each answer for a short time, so that a thousand clients cost one computation. If a renewed answer has the same content, its
 * tag and compressed bodies are kept.
 */
export const createAnswerCache = ({ lifetime, capacity, now }: AnswerCacheOptions) => {
  const entries = new Map<string, Entry>();
  let held = 0;

  const forget = (key: string): void => {
    held -= entries.get(key)?.answer.length ?? 0;
    entries.delete(key);
  };

  /** A map iterates in insertion order, so the first entry is the least recently renewed. */
  const keep = (key: string, answer: CachedAnswer): void => {
    forget(key);
    entries.set(key, { answer, expiresAt: now() + lifetime });
    held += answer.length;
    for (const oldest of entries.keys()) {
      if (held <= capacity || oldest === key) break;
      forget(oldest);
    }
  };

  /** Null (not found) is not cached. */
  const get = (key: string, build: () => BuiltAnswer | null): CachedAnswer | null => {
    const entry = entries.get(key);
    if (entry && entry.expiresAt > now()) return entry.answer;
    const built = build();
    if (!built) {
      forget(key);
      return null;
    }
    const { text, version } = built;
    const etag = fingerprint(text);
    const answer =
      entry?.answer.etag === etag
        ? entry.answer
        : { etag, length: text.length, version, body: createEncodedBody(text) };
    keep(key, answer);
    return answer;
  };

  return { get };
};
