import type { NatsConnection } from "@nats-io/transport-node";
import { type Heartbeat, heartbeatSubject } from "@touchline/protocol";

const EVERY_MS = 1000;

export interface HeartbeatOptions {
  readonly bus: Pick<NatsConnection, "publish">;
  readonly producer: string;
  readonly isOpen: () => boolean;
  readonly isResyncing: () => boolean;
}

/** A producer that falls silent is locked everywhere, so this must stop when publishing does. */
export const startHeartbeat = ({ bus, producer, isOpen, isResyncing }: HeartbeatOptions): (() => void) => {
  const subject = heartbeatSubject(producer);
  const timer = setInterval(() => {
    if (!isOpen()) return;
    const beat: Heartbeat = { producer, at: Date.now(), resyncing: isResyncing() };
    bus.publish(subject, JSON.stringify(beat));
  }, EVERY_MS);
  return () => clearInterval(timer);
};
