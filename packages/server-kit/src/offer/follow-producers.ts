import type { NatsConnection } from "@nats-io/transport-node";
import { type Heartbeat, heartbeatSchema, heartbeatSubject } from "@touchline/protocol";
import type { Log } from "../log.ts";

/** Without a heartbeat for this long a producer is silent, and its prices may be outdated. */
export const SILENT_AFTER_MS = 20_000;

/** `unknown`: this process has not received a heartbeat yet; it may just have started. */
export type ProducerState = "alive" | "silent" | "unknown";

export interface Producers {
  readonly receive: (heartbeat: Heartbeat, now: number) => void;
  readonly stateOf: (producer: string, now: number) => ProducerState;
}

interface Sign {
  readonly heardAt: number;
  readonly resyncing: boolean;
}

/** Time of each producer's last heartbeat, by our own clock, because theirs may be wrong. */
export const createProducers = (): Producers => {
  const signs = new Map<string, Sign>();
  return {
    receive: ({ producer, resyncing }, now) => {
      signs.set(producer, { heardAt: now, resyncing });
    },
    stateOf: (producer, now) => {
      const sign = signs.get(producer);
      if (!sign) return "unknown";
      return sign.resyncing || now - sign.heardAt >= SILENT_AFTER_MS ? "silent" : "alive";
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
