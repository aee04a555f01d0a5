import type { NatsConnection } from "@nats-io/transport-node";
import { LONGEST_TOKEN_LIFE, type SessionEnded, STREAMS, sessionEndedSchema } from "@touchline/protocol";
import { onReconnect, untilReadable } from "./bus.ts";
import type { Log } from "./log.ts";
import { readLast } from "./read-last.ts";

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
  let isStopped = false;
  const apply = (message: { readonly subject: string; readonly json: () => unknown }): void => {
    const parsed = sessionEndedSchema.safeParse(message.json());
    if (!parsed.success) {
      log.error({ err: parsed.error, subject: message.subject }, "ended session ignored, it cannot be parsed");
      return;
    }
    const key = keyOf(parsed.data.tenant, parsed.data.sid);
    if (ended.has(key)) return;
    ended.set(key, parsed.data.at);
    onEnded(parsed.data);
  };
  // Subscribes before reading: a session that ends between the two is heard of twice instead of never.
  const subscription = bus.subscribe(STREAMS.sessions.subjects[0], {
    callback: (error, message) => {
      if (!error) apply(message);
    },
  });
  const readAll = async (): Promise<void> => {
    await untilReadable(
      log,
      () => readLast(bus, STREAMS.sessions.name, apply),
      () => isStopped,
    );
    if (isStopped) return;
    isKnown = true;
    known.resolve();
  };
  onReconnect(bus, () => void readAll());
  void readAll();
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
      isStopped = true;
      subscription.unsubscribe();
    },
  };
};
