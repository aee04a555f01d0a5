import { DiscardPolicy, jetstreamManager, RetentionPolicy, StorageType } from "@nats-io/jetstream";
import { type ConnectionOptions, connect, type NatsConnection } from "@nats-io/transport-node";
import { STREAMS } from "@touchline/protocol";
import { inboxOf } from "@touchline/protocol/bus-users";
import type { Log } from "./log.ts";
import { counter, gauge } from "./metrics.ts";

export interface BusOptions {
  /** With the user and its password, `nats://user:password@host:port`; several servers are separated by commas. `tls://` requires TLS. */
  readonly url: string;
  readonly name: string;
  readonly log: Log;
}

const HOUR_NS = 3_600_000_000_000;
const DAY_NS = 24 * HOUR_NS;

const connected = gauge("touchline_bus_connected", "1 while the service is connected to the bus");
const disconnects = counter("touchline_bus_disconnects_total", "Times that the connection to the bus was lost");
const reconnects = counter("touchline_bus_reconnects_total", "Times that the connection to the bus was opened again");
const refusals = counter("touchline_bus_refusals_total", "Subjects that the bus has refused to this service");

const followStatus = async (bus: NatsConnection, log: Log): Promise<void> => {
  for await (const status of bus.status()) {
    if (status.type === "disconnect" || status.type === "reconnect") {
      const isConnected = status.type === "reconnect";
      connected.set(isConnected ? 1 : 0);
      (isConnected ? reconnects : disconnects).inc();
      log.warn({ bus: status.type }, "bus connection changed");
    }
    // The server refused a subject: `bus-users.ts` and its configuration do not agree with what this service does.
    if (status.type === "error") {
      refusals.inc();
      log.error({ err: status.error }, "bus refused");
    }
  }
};

/** The client does not read users and passwords from addresses. */
const accessOf = (url: string): Partial<ConnectionOptions> => {
  const addresses = url.split(",").map((address) => new URL(address));
  const [{ username: user, password: pass, protocol } = new URL("nats://")] = addresses;
  return {
    servers: addresses.map(({ host }) => host),
    ...(user && { user: decodeURIComponent(user), pass: decodeURIComponent(pass), inboxPrefix: inboxOf(user) }),
    ...(protocol === "tls:" && { tls: {} }),
  };
};

/** Waits for the bus as long as necessary, and reconnects forever: the bus may die without anything being lost. */
export const connectBus = async ({ url, name, log }: BusOptions): Promise<NatsConnection> => {
  const bus = await connect({
    ...accessOf(url),
    name,
    waitOnFirstConnect: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 200,
    reconnectJitter: 200,
    pingInterval: 5_000,
    maxPingOut: 2,
    // Otherwise every request and every message to a stream takes a stack trace, which costs more than sending it.
    noAsyncTraces: true,
  });
  connected.set(1);
  void followStatus(bus, log);
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

const RETRY_MS = 200;

/** Repeats until it succeeds: a bus that has just started may not have its streams yet. */
export const untilReadable = async (
  log: Log,
  work: () => Promise<void>,
  isStopped: () => boolean = () => false,
): Promise<void> => {
  while (!isStopped()) {
    try {
      return await work();
    } catch (error) {
      if (isStopped()) return;
      log.warn({ err: error }, "streams not available yet, retrying");
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
};

const streamLimits = {
  offer: { max_msgs_per_subject: 1, max_age: 14 * DAY_NS },
  reference: { max_msgs_per_subject: 1, max_age: 0 },
  results: { max_msgs_per_subject: 16, max_age: 90 * DAY_NS },
  // Messages to punters are stored in the database; the stream only transports them.
  punters: { max_msgs_per_subject: 16, max_age: HOUR_NS },
  sessions: { max_msgs_per_subject: 1, max_age: HOUR_NS },
  slots: { max_msgs_per_subject: 1, max_age: 0 },
  leases: { max_msgs_per_subject: 1, max_age: 0 },
} as const;
export type StreamKey = keyof typeof streamLimits;

/** Creates streams that are missing. Existing streams are not changed. */
export const ensureStreams = async (
  bus: NatsConnection,
  keys = Object.keys(streamLimits) as readonly StreamKey[],
): Promise<void> => {
  const manager = await jetstreamManager(bus);
  for (const key of keys) {
    const { name, subjects } = STREAMS[key];
    const known = await manager.streams.info(name).catch(() => null);
    if (known) continue;
    await manager.streams.add({
      name,
      subjects: [...subjects],
      storage: StorageType.File,
      retention: RetentionPolicy.Limits,
      discard: DiscardPolicy.Old,
      allow_direct: true,
      ...streamLimits[key],
    });
  }
};

/** Creates the streams that a service keeps, and again after a reconnect: the server may have lost its disk. */
export const keepStreams = async (bus: NatsConnection, keys: readonly StreamKey[], log: Log): Promise<void> => {
  onReconnect(bus, () => void untilReadable(log, () => ensureStreams(bus, keys)));
  await untilReadable(log, () => ensureStreams(bus, keys));
};
