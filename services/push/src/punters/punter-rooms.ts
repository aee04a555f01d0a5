import type { PunterClaims, PunterMessage, SessionEnded } from "@touchline/protocol";
import type { Outlet } from "../delivery/model.ts";
import { encodeValues } from "../delivery/write-frame.ts";

/** A connection that is authorised for a punter until its token expires. */
export interface Member {
  readonly outlet: Outlet;
  readonly claims: PunterClaims;
}

export interface PunterRoomsOptions {
  /** Subscribes to a punter's messages with the first connection; returns how to unsubscribe. */
  readonly open: (tenant: string, punter: string) => () => void;
  /** Called when a connection is no longer authorised for its punter. */
  readonly onLeave: (outlet: Outlet) => void;
  readonly now: () => number;
}

interface PunterRoom {
  readonly members: Map<Outlet, Member>;
  readonly close: () => void;
}

const keyOf = (tenant: string, punter: string): string => `${tenant}.${punter}`;

/** Tells a client that its connection is a visitor's from now on. */
export const UNAUTHORISED = encodeValues("unauthorised", []);

/** Authorised connections by punter. Messages to punters are sent at once, without waiting for the tick. */
export const createPunterRooms = ({ open, onLeave, now }: PunterRoomsOptions) => {
  const rooms = new Map<string, PunterRoom>();
  const keyOfOutlet = new Map<Outlet, string>();
  let delivered = 0;

  const leave = (outlet: Outlet): boolean => {
    const key = keyOfOutlet.get(outlet);
    const room = key === undefined ? undefined : rooms.get(key);
    if (key === undefined || !room) return false;
    keyOfOutlet.delete(outlet);
    room.members.delete(outlet);
    onLeave(outlet);
    if (room.members.size > 0) return true;
    room.close();
    rooms.delete(key);
    return true;
  };

  const dismissWhere = (isOver: (member: Member) => boolean): void => {
    const over = [...rooms.values()].flatMap(({ members }) => [...members.values()].filter(isOver));
    for (const { outlet } of over) if (leave(outlet)) outlet.write(UNAUTHORISED);
  };

  return {
    /** Replaces the connection's previous authorisation. */
    join: (member: Member): void => {
      const { tenant, sub } = member.claims;
      const key = keyOf(tenant, sub);
      if (keyOfOutlet.get(member.outlet) !== key) leave(member.outlet);
      const room = rooms.get(key) ?? { members: new Map(), close: open(tenant, sub) };
      rooms.set(key, room);
      room.members.set(member.outlet, member);
      keyOfOutlet.set(member.outlet, key);
    },
    leave,
    /** Connections that speak for the session, without this one. */
    othersOf: (outlet: Outlet, { tenant, sub, sid }: PunterClaims): number =>
      [...(rooms.get(keyOf(tenant, sub))?.members.values() ?? [])].filter(
        (member) => member.outlet !== outlet && member.claims.sid === sid,
      ).length,
    /** Null where the connection is not authorised. */
    claimsOf: (outlet: Outlet): PunterClaims | null =>
      rooms.get(keyOfOutlet.get(outlet) ?? "")?.members.get(outlet)?.claims ?? null,
    /** Returns the connections that it was written to. */
    deliver: (tenant: string, punter: string, message: PunterMessage): readonly Outlet[] => {
      const room = rooms.get(keyOf(tenant, punter));
      if (!room) return [];
      const frame = encodeValues(message.kind, [message]);
      const outlets = [...room.members.keys()];
      for (const outlet of outlets) outlet.write(frame);
      delivered += outlets.length;
      return outlets;
    },
    /** Call once a second: removes connections whose token expired without renewal. */
    dismissExpired: (): void => dismissWhere(({ claims }) => claims.exp * 1_000 <= now()),
    endSession: ({ tenant, sid }: SessionEnded): void =>
      dismissWhere(({ claims }) => claims.tenant === tenant && claims.sid === sid),
    size: (): number => keyOfOutlet.size,
    /** Connections by tenant. */
    sizes: (tenants: readonly string[]): ReadonlyMap<string, number> => {
      const sizes = new Map(tenants.map((tenant) => [tenant, 0]));
      for (const { members } of rooms.values())
        for (const { claims } of members.values()) sizes.set(claims.tenant, (sizes.get(claims.tenant) ?? 0) + 1);
      return sizes;
    },
    /** Messages written to connections so far. */
    delivered: (): number => delivered,
  };
};

export type PunterRooms = ReturnType<typeof createPunterRooms>;
