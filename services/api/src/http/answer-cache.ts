import { hash } from "node:crypto";
import { createEncodedBody, type Encoding } from "./encoded-body.ts";

export interface CachedAnswer {
  readonly etag: string;
  readonly length: number;
  /** The place in the stream of the offer it was made from. */
  readonly version: number;
  readonly body: (encoding: Encoding) => Promise<Buffer>;
}

export interface BuiltAnswer {
  readonly text: string;
  readonly version: number;
}

export interface AnswerCacheOptions {
  readonly lifetime: number;
  /** Characters of all answers together. */
  readonly capacity: number;
  readonly now: () => number;
}

interface Entry {
  readonly answer: CachedAnswer;
  expiresAt: number;
}

const MOMENT = /"generatedAt":\d+/;

/** The same for the same content: when an answer was made is no part of what it says. */
const fingerprint = (text: string): string => `W/"${hash("sha1", text.replace(MOMENT, ""), "base64url")}"`;

/**
 * Keeps each answer for a moment, so that a thousand clients cost one computation. One that comes out the same again keeps
 * its tag and its compressed bodies.
 */
export const createAnswerCache = ({ lifetime, capacity, now }: AnswerCacheOptions) => {
  const entries = new Map<string, Entry>();
  let held = 0;

  const forget = (key: string): void => {
    held -= entries.get(key)?.answer.length ?? 0;
    entries.delete(key);
  };

  /** A map keeps its keys in order of entry, so the first is the one renewed longest ago. */
  const keep = (key: string, answer: CachedAnswer): void => {
    forget(key);
    entries.set(key, { answer, expiresAt: now() + lifetime });
    held += answer.length;
    for (const oldest of entries.keys()) {
      if (held <= capacity || oldest === key) break;
      forget(oldest);
    }
  };

  /** Null is an answer too, but not one worth keeping. */
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
