import type { NatsConnection } from "@nats-io/transport-node";
import { LONGEST_TOKEN_LIFE, type SessionEnded, STREAMS, sessionEndedSchema } from "@touchline/protocol";
import type { Log } from "./log.ts";
import { followStream } from "./offer/follow-stream.ts";

export interface EndedSessions {
  /** Null before all sessions that have ended are known. */
  readonly isEnded: (tenant: string, sid: string) => boolean | null;
  /** Resolves when all sessions that ended before the start are known. */
  readonly known: Promise<void>;
  readonly stop: () => void;
}

/** The lifetime of a token, so that no valid token of a forgotten session exists. Plus a minute, because clocks differ. */
const KEPT_MS = (LONGEST_TOKEN_LIFE + 60) * 1_000;
const SWEEP_MS = 60_000;

const keyOf = (tenant: string, sid: string): string => `${tenant} ${sid}`;

/** Recently ended sessions, including those that ended while this node or the bus was down. */
export const followEndedSessions = (
  bus: NatsConnection,
  log: Log,
  onEnded: (ended: SessionEnded) => void = () => {},
): EndedSessions => {
  const ended = new Map<string, number>();
  const known = Promise.withResolvers<void>();
  let isKnown = false;
  const stopStream = followStream({
    bus,
    log,
    stream: STREAMS.sessions.name,
    apply: (message) => {
      const session = sessionEndedSchema.parse(message.json());
      const key = keyOf(session.tenant, session.sid);
      if (ended.has(key)) return;
      ended.set(key, session.at);
      onEnded(session);
    },
    onComplete: () => {
      isKnown = true;
      known.resolve();
    },
  });
  const sweep = setInterval(() => {
    const oldest = Date.now() - KEPT_MS;
    for (const [key, at] of ended) if (at < oldest) ended.delete(key);
  }, SWEEP_MS);
  sweep.unref();
  return {
    isEnded: (tenant, sid) => (isKnown ? ended.has(keyOf(tenant, sid)) : null),
    known: known.promise,
    stop: () => {
      clearInterval(sweep);
      stopStream();
    },
  };
};
