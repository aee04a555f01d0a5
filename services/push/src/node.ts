import { randomUUID } from "node:crypto";
import type { NatsConnection } from "@nats-io/transport-node";
import { WATCH_RENEWAL_MS } from "@touchline/protocol";
import {
  createIdentity,
  createTokenRefusals,
  followEndedSessions,
  followSuspensions,
  type Log,
  onDisconnect,
  onReconnect,
  type TenantKeys,
} from "@touchline/server-kit";
import { createRoomFollower } from "./bus/follow-rooms.ts";
import { createHeartbeats, followHeartbeats } from "./bus/heartbeats.ts";
import { followLifecycle } from "./bus/lifecycle.ts";
import { createOfferBus } from "./bus/offer-bus.ts";
import { createDistributor, type Distributor } from "./delivery/distributor.ts";
import { type PushFigures, tickSeconds } from "./metrics.ts";
import { followBets } from "./punters/follow-bets.ts";
import { followPunters } from "./punters/follow-punters.ts";
import type { AdmissionOptions } from "./socket/admission.ts";
import { startSocketServer } from "./socket/socket-server.ts";

export interface PushNodeOptions {
  readonly bus: NatsConnection;
  readonly log: Log;
  readonly host: string;
  readonly port: number;
  readonly tickMs: number;
  readonly allowedOrigins: string;
  /** Issuer and key set of each tenant. */
  readonly tenants: Readonly<Record<string, TenantKeys>>;
  /** How many shards the ledger has. */
  readonly shards: number;
  readonly limits: AdmissionOptions;
}

const SECOND = 1_000;
/** Rooms stay open this long without watchers, because people go back to the event they just left. */
const LINGER_MS = 10_000;

export const startPushNode = async (options: PushNodeOptions) => {
  const { bus, log, host, port, tickMs, allowedOrigins, tenants, shards, limits } = options;
  const offerBus = createOfferBus(bus, log);
  const follower = createRoomFollower(offerBus, () => distributor, log);
  const distributor: Distributor = createDistributor({
    openRoom: follower.open,
    soon: setImmediate,
    now: () => performance.now(),
  });
  const heartbeats = createHeartbeats(distributor.broadcast);
  let outages = 0;
  let recovered = 0;
  const isCurrent = (): boolean => outages === recovered;

  onDisconnect(bus, () => {
    outages += 1;
    heartbeats.forget();
  });
  onReconnect(bus, async () => {
    const outage = outages;
    await follower.refresh();
    recovered = outage;
    log.info({ rooms: distributor.rooms.size }, "offer read again after reconnect");
  });
  followHeartbeats(bus, heartbeats, log);
  followLifecycle(bus, distributor.addLifecycle, log);
  followSuspensions(bus, distributor.suspend, log);
  const watches = followBets(bus, randomUUID(), shards, log);
  const rooms = followPunters(bus, log, watches.leave);
  const sessions = followEndedSessions(bus, log, rooms.endSession);
  const identity = createIdentity({
    tenants,
    isEnded: sessions.isEnded,
    onRefused: createTokenRefusals(log).note,
  });

  const tick = (): void => {
    const started = performance.now();
    distributor.tick();
    tickSeconds.observe((performance.now() - started) / 1000);
  };
  const timers = [
    setInterval(tick, tickMs),
    setInterval(watches.catchUp, tickMs),
    setInterval(watches.renew, WATCH_RENEWAL_MS),
    setInterval(() => isCurrent() && heartbeats.pass(), SECOND),
    setInterval(rooms.dismissExpired, SECOND),
    setInterval(() => distributor.closeEmptyRooms(LINGER_MS).forEach(follower.close), SECOND),
  ];
  // The subscriptions must be active before clients connect, so that they miss no message, and ended sessions must be known.
  await bus.flush();
  await sessions.known;
  const server = await startSocketServer({
    host,
    port,
    allowedOrigins,
    distributor,
    limits,
    punters: { identity, rooms, watches, flush: () => bus.flush() },
  });
  return {
    isReady: isCurrent,
    figures: (): PushFigures => ({
      connections: distributor.connections.size,
      mostConnections: limits.most.node,
      behind: distributor.behind(),
      watches: distributor.watches(),
      rooms: distributor.rooms.size,
      busMessages: offerBus.received(),
      authorised: rooms.sizes(Object.keys(tenants)),
      punterMessages: rooms.delivered(),
      values: watches.delivered(),
      ...server.figures(),
      ...distributor.counts,
    }),
    stop: async (): Promise<void> => {
      for (const timer of timers) clearInterval(timer);
      sessions.stop();
      await server.stop();
    },
  };
};
