import { randomUUID } from "node:crypto";
import type { NatsConnection } from "@nats-io/transport-node";
import { WATCH_RENEWAL_MS } from "@touchline/protocol";
import {
  createIdentity,
  followEndedSessions,
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
import type { SenderCounts } from "./delivery/sender.ts";
import { followBets } from "./punters/follow-bets.ts";
import { followPunters } from "./punters/follow-punters.ts";
import { startSocketServer } from "./socket/socket-server.ts";

export interface PushNodeOptions {
  readonly bus: NatsConnection;
  readonly log: Log;
  readonly host: string;
  readonly port: number;
  readonly tickMs: number;
  readonly allowedOrigins: string;
  /** How each tenant's host signs. */
  readonly tenants: Readonly<Record<string, TenantKeys>>;
}

/** What the node did and does. */
export interface PushFigures extends SenderCounts {
  readonly connections: number;
  readonly rooms: number;
  readonly busMessages: number;
  /** Connections that speak for a punter. */
  readonly authorised: number;
}

const SECOND = 1_000;
/** People go back to where they just were: an event is followed a little longer than it is watched. */
const LINGER_MS = 10_000;

export const startPushNode = async (options: PushNodeOptions) => {
  const { bus, log, host, port, tickMs, allowedOrigins, tenants } = options;
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
    log.info({ rooms: distributor.rooms.size }, "caught up with the bus");
  });
  followHeartbeats(bus, heartbeats, log);
  followLifecycle(bus, distributor.addLifecycle, log);
  const watches = followBets(bus, randomUUID(), log);
  const rooms = followPunters(bus, log, watches.leave);
  const sessions = followEndedSessions(bus, log, rooms.endSession);
  const identity = createIdentity({ tenants, isEnded: sessions.isEnded });

  const timers = [
    setInterval(distributor.tick, tickMs),
    setInterval(watches.catchUp, tickMs),
    setInterval(watches.renew, WATCH_RENEWAL_MS),
    setInterval(() => isCurrent() && heartbeats.pass(), SECOND),
    setInterval(rooms.dismissExpired, SECOND),
    setInterval(() => distributor.closeEmptyRooms(LINGER_MS).forEach(follower.close), SECOND),
  ];
  // Who is let in must not miss what the bus says from then on.
  await bus.flush();
  const server = await startSocketServer({
    host,
    port,
    allowedOrigins,
    distributor,
    punters: { identity, rooms, watches, flush: () => bus.flush() },
  });
  return {
    isReady: isCurrent,
    figures: (): PushFigures => ({
      connections: distributor.connections.size,
      rooms: distributor.rooms.size,
      busMessages: offerBus.received(),
      authorised: rooms.size(),
      ...distributor.counts,
    }),
    stop: async (): Promise<void> => {
      for (const timer of timers) clearInterval(timer);
      sessions.stop();
      await server.stop();
    },
  };
};
