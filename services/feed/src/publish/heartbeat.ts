import type { NatsConnection } from "@nats-io/transport-node";
import { type Heartbeat, heartbeatSubject } from "@touchline/protocol";

const EVERY_MS = 1000;

export interface HeartbeatOptions {
  readonly bus: Pick<NatsConnection, "publish">;
  readonly producer: string;
  readonly isOpen: () => boolean;
  readonly isResyncing: () => boolean;
  /** Sequence of the newest message of the offer that the stream has. */
  readonly sequence: () => number;
}

/** Consumers lock all events of a producer without heartbeats, so this must stop when publishing does. */
export const startHeartbeat = ({ bus, producer, isOpen, isResyncing, sequence }: HeartbeatOptions) => {
  const subject = heartbeatSubject(producer);
  /** Also called when a resync begins: a short one would end before the next beat, and consumers would not notice it. */
  const beat = (): void => {
    if (!isOpen()) return;
    const message: Heartbeat = { producer, at: Date.now(), resyncing: isResyncing(), sequence: sequence() };
    bus.publish(subject, JSON.stringify(message));
  };
  const timer = setInterval(beat, EVERY_MS);
  beat();
  return { beat, stop: (): void => clearInterval(timer) };
};
