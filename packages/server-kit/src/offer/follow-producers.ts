import type { NatsConnection } from "@nats-io/transport-node";
import { type Heartbeat, heartbeatSchema, heartbeatSubject } from "@touchline/protocol";
import type { Log } from "../log.ts";

/** Without a heartbeat for this long a producer is silent, and its prices may be outdated. */
export const SILENT_AFTER_MS = 20_000;

/** A node that has not applied by then what a producer had published is behind, and its own prices may be outdated. */
export const BEHIND_AFTER_MS = 2_000;

/**
 * `unknown`: this process has not received a heartbeat yet; it may just have started. `behind`: the producer is alive, and this process
 * lags behind what it has published.
 */
export type ProducerState = "alive" | "silent" | "unknown" | "behind";

export interface Producers {
  readonly receive: (heartbeat: Heartbeat, now: number) => void;
  readonly stateOf: (producer: string, now: number) => ProducerState;
  /** Seconds, by producer. */
  readonly figures: (now: number) => {
    /** Since the last heartbeat. */
    readonly silence: ReadonlyMap<string, number>;
    /** That the last heartbeat took, by the producer's clock and ours. */
    readonly delay: ReadonlyMap<string, number>;
    /** That this process lacks a message which the producer has published. */
    readonly behind: ReadonlyMap<string, number>;
  };
}

/** The oldest named message that was not applied when it was named, and when that was. */
interface Missing {
  readonly sequence: number;
  readonly since: number;
}

interface Sign {
  readonly heardAt: number;
  readonly delay: number;
  readonly resyncing: boolean;
  readonly missing: Missing | null;
}

/**
 * Time of each producer's last heartbeat, by our own clock, because theirs may be wrong. `applied` is the stream sequence up to which this
 * process has applied the offer.
 */
export const createProducers = (applied: () => number = () => Number.POSITIVE_INFINITY): Producers => {
  const signs = new Map<string, Sign>();
  const nextMissing = (before: Missing | null, sequence: number, now: number): Missing | null => {
    if (sequence <= applied()) return null;
    const isStillMissing = before !== null && before.sequence > applied();
    // A lower number than before: the message named then was deleted from the stream.
    return isStillMissing
      ? { sequence: Math.min(before.sequence, sequence), since: before.since }
      : { sequence, since: now };
  };
  return {
    receive: ({ producer, at, resyncing, sequence = 0 }, now) => {
      const missing = nextMissing(signs.get(producer)?.missing ?? null, sequence, now);
      signs.set(producer, { heardAt: now, delay: now - at, resyncing, missing });
    },
    stateOf: (producer, now) => {
      const sign = signs.get(producer);
      if (!sign) return "unknown";
      const { heardAt, resyncing, missing } = sign;
      if (resyncing || now - heardAt >= SILENT_AFTER_MS) return "silent";
      const isBehind = missing !== null && missing.sequence > applied() && now - missing.since >= BEHIND_AFTER_MS;
      return isBehind ? "behind" : "alive";
    },
    figures: (now) => {
      const seconds = (read: (sign: Sign) => number): ReadonlyMap<string, number> =>
        new Map([...signs].map(([producer, sign]) => [producer, read(sign) / 1000]));
      return {
        silence: seconds(({ heardAt }) => now - heardAt),
        delay: seconds(({ delay }) => delay),
        behind: seconds(({ missing }) => (missing && missing.sequence > applied() ? now - missing.since : 0)),
      };
    },
  };
};

export const followProducers = (bus: NatsConnection, producers: Producers, log: Log): void => {
  bus.subscribe(heartbeatSubject("*"), {
    callback: (error, message) => {
      try {
        if (error) throw error;
        producers.receive(heartbeatSchema.parse(message.json()), Date.now());
      } catch (failure) {
        log.error({ err: failure, subject: message.subject }, "bus message ignored, it cannot be parsed");
      }
    },
  });
};
