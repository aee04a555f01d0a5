import type { NatsConnection } from "@nats-io/transport-node";
import { punterMessageSchema, punterSubject } from "@touchline/protocol";
import { type Log, listen } from "@touchline/server-kit";
import type { Outlet } from "../delivery/model.ts";
import { createPunterRooms, type PunterRooms } from "./punter-rooms.ts";
import { traceDelivery } from "./trace-delivery.ts";

/** Subscribes to the messages of punters with a connection to this node, and of no others. */
export const followPunters = (bus: NatsConnection, log: Log, onLeave: (outlet: Outlet) => void): PunterRooms => {
  const rooms: PunterRooms = createPunterRooms({
    open: (tenant, punter) => {
      const subscription = listen(bus, punterSubject(tenant, punter), log, (message) =>
        traceDelivery(message, () => rooms.deliver(tenant, punter, punterMessageSchema.parse(message.json()))),
      );
      return () => subscription.unsubscribe();
    },
    onLeave,
    now: Date.now,
  });
  return rooms;
};
