import { DiscardPolicy, jetstreamManager, RetentionPolicy, StorageType } from "@nats-io/jetstream";
import { connect, type NatsConnection } from "@nats-io/transport-node";
import { STREAMS } from "@touchline/protocol";
import type { Log } from "./log.ts";

export interface BusOptions {
  readonly url: string;
  readonly name: string;
  readonly log: Log;
}

const HOUR_NS = 3_600_000_000_000;
const DAY_NS = 24 * HOUR_NS;

const logStatus = async (bus: NatsConnection, log: Log): Promise<void> => {
  for await (const status of bus.status()) {
    if (status.type === "disconnect" || status.type === "reconnect")
      log.warn({ bus: status.type }, "bus connection changed");
  }
};

/** Waits for the bus as long as necessary, and reconnects forever: the bus may die without anything being lost. */
export const connectBus = async ({ url, name, log }: BusOptions): Promise<NatsConnection> => {
  const bus = await connect({
    servers: url,
    name,
    waitOnFirstConnect: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 200,
    reconnectJitter: 200,
    pingInterval: 5_000,
    maxPingOut: 2,
  });
  void logStatus(bus, log);
  return bus;
};

const onStatus = (bus: NatsConnection, type: "disconnect" | "reconnect", handle: () => void): void => {
  const follow = async (): Promise<void> => {
    for await (const status of bus.status()) if (status.type === type) handle();
  };
  void follow();
};

/** Called after each reconnect, when the server has our subscriptions again. */
export const onReconnect = (bus: NatsConnection, handle: () => void): void => onStatus(bus, "reconnect", handle);

export const onDisconnect = (bus: NatsConnection, handle: () => void): void => onStatus(bus, "disconnect", handle);

const streamConfigs = [
  { ...STREAMS.offer, max_msgs_per_subject: 1, max_age: 14 * DAY_NS },
  { ...STREAMS.reference, max_msgs_per_subject: 1, max_age: 0 },
  { ...STREAMS.results, max_msgs_per_subject: 16, max_age: 90 * DAY_NS },
  // Messages to punters are stored in the database; the stream only transports them.
  { ...STREAMS.punters, max_msgs_per_subject: 16, max_age: HOUR_NS },
  { ...STREAMS.sessions, max_msgs_per_subject: 1, max_age: HOUR_NS },
];

/** Can be called by every service, in any order: existing streams are not changed. */
export const ensureStreams = async (bus: NatsConnection): Promise<void> => {
  const manager = await jetstreamManager(bus);
  for (const { name, subjects, ...limits } of streamConfigs) {
    const known = await manager.streams.info(name).catch(() => null);
    if (known) continue;
    await manager.streams.add({
      name,
      subjects: [...subjects],
      storage: StorageType.File,
      retention: RetentionPolicy.Limits,
      discard: DiscardPolicy.Old,
      allow_direct: true,
      ...limits,
    });
  }
};
