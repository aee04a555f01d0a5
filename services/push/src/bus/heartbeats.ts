import type { NatsConnection } from "@nats-io/transport-node";
import { type Heartbeat, heartbeatSchema, heartbeatSubject } from "@touchline/protocol";
import type { Log } from "@touchline/server-kit";
import { encodeValues } from "../delivery/write-frame.ts";
import { listen } from "./listen.ts";

/**
 * Passes the producers' signs of life on, at most once a second each. Nothing is passed on while a producer is still
 * publishing its events again, or while this node is still reading them: a client must not take old odds for good ones.
 */
export const createHeartbeats = (broadcast: (frame: Buffer) => void) => {
  const latest = new Map<string, Heartbeat>();
  return {
    receive: (value: unknown): void => {
      const heartbeat = heartbeatSchema.parse(value);
      if (heartbeat.resyncing) latest.delete(heartbeat.producer);
      else latest.set(heartbeat.producer, heartbeat);
    },
    forget: (): void => latest.clear(),
    /** To be called once a second. */
    pass: (): void => {
      for (const { producer, at } of latest.values()) {
        broadcast(encodeValues("heartbeat", [{ producer, at }]));
      }
      latest.clear();
    },
  };
};

export type Heartbeats = ReturnType<typeof createHeartbeats>;

export const followHeartbeats = (bus: NatsConnection, heartbeats: Heartbeats, log: Log): void => {
  listen(bus, heartbeatSubject("*"), log, (message) => heartbeats.receive(message.json()));
};
