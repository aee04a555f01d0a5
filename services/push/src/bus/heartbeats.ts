import type { NatsConnection } from "@nats-io/transport-node";
import { type Heartbeat, heartbeatSchema, heartbeatSubject } from "@touchline/protocol";
import { type Log, listen } from "@touchline/server-kit";
import { encodeValues } from "../delivery/write-frame.ts";

/**
 * Forwards producers' heartbeats to clients, at most once a second each. Held back while a producer resyncs or this node reads the
 * offer again after an outage: clients would take outdated odds for current ones.
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
    /** Call once a second. */
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
