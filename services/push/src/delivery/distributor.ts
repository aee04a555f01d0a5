import type { Lifecycle, WatchLevel } from "@touchline/protocol";
import type { TrackedChange } from "../offer/tracked-event.ts";
import { createConnection } from "./connection.ts";
import { createInterests } from "./interests.ts";
import type { Connection, Outlet, Room } from "./model.ts";
import { readMessage, suspendRoom } from "./room.ts";
import { createSender } from "./sender.ts";

export interface DistributorOptions {
  /** Called when an event gets its first watcher. */
  readonly openRoom: (room: Room) => void;
  /** Runs the work before the next tick, after the bus messages that are being read now. */
  readonly soon: (work: () => void) => void;
  readonly now: () => number;
}

/** Distributes the offer to connections: which watch what, what each has to be sent, and when. */
export const createDistributor = ({ openRoom, soon, now }: DistributorOptions) => {
  const connections = new Set<Connection>();
  const interests = createInterests({ openRoom, now });
  const sender = createSender();
  const changed = new Set<Room>();
  const urgent = new Set<Room>();
  let lifecycle: Lifecycle[] = [];
  let isCatchUpDue = false;

  const flushUrgent = (): void => {
    const rooms = [...urgent];
    urgent.clear();
    for (const room of rooms) changed.delete(room);
    sender.flush(rooms);
  };

  const flushLifecycle = (): void => {
    if (lifecycle.length === 0) return;
    const items = lifecycle;
    lifecycle = [];
    sender.sendLifecycle(connections, items);
  };

  const send = (room: Room, change: TrackedChange | null): void => {
    if (!change || !room.loaded) return;
    changed.add(room);
    if (!change.suspends) return;
    if (urgent.size === 0) soon(flushUrgent);
    urgent.add(room);
  };

  return {
    counts: sender.counts,
    rooms: interests.rooms,
    connections: connections as ReadonlySet<Connection>,
    /** Connections that lack something. */
    behind: (): number => sender.behind(),
    watches: (): number => connections.values().reduce((sum, { rooms }) => sum + rooms.length, 0),

    connect: (outlet: Outlet): Connection => {
      const connection = createConnection(outlet);
      connections.add(connection);
      return connection;
    },

    disconnect: (connection: Connection): void => {
      interests.removeAll(connection);
      connections.delete(connection);
      sender.forget(connection);
    },

    /** Events come with the versions that the client has. Calls `done` when the client has been sent everything it lacked. */
    watch: (
      connection: Connection,
      level: WatchLevel,
      events: Iterable<readonly [eventId: number, version: number]>,
      done: () => void,
    ): void => {
      const backlog = sender.fallBehind(connection);
      for (const [eventId, version] of events) {
        backlog.rooms.set(interests.add(connection, level, eventId), version);
      }
      backlog.onCaughtUp.push(done);
      sender.catchUp(connection);
    },

    unwatch: (connection: Connection, level: WatchLevel, eventIds: Iterable<number>): void => {
      for (const eventId of eventIds) interests.remove(connection, level, eventId);
    },

    receive: (room: Room, message: string): void => send(room, readMessage(room, message)),

    /** The event's message with this version follows. */
    suspend: (eventId: number, version: number): void => {
      const room = interests.rooms.get(eventId);
      if (room) send(room, suspendRoom(room, version));
    },

    /** Called when the stream has answered with the event's last state, or that it has none. */
    markLoaded: (room: Room): void => {
      room.loaded = true;
      if (isCatchUpDue) return;
      isCatchUpDue = true;
      soon(() => {
        isCatchUpDue = false;
        sender.catchUpAll();
      });
    },

    addLifecycle: (item: Lifecycle): void => {
      lifecycle.push(item);
    },

    /** Skips connections that are not drained: clients detect missing heartbeats. */
    broadcast: (frame: Buffer): void => {
      for (const connection of connections) if (connection.outlet.isDrained()) sender.write(connection, frame);
    },

    tick: (): void => {
      const rooms = [...changed];
      changed.clear();
      sender.flush(rooms);
      flushLifecycle();
      sender.catchUpAll();
    },

    closeEmptyRooms: (lingerMs: number): Room[] => {
      const closed = interests.closeEmptyRooms(lingerMs);
      for (const room of closed) changed.delete(room);
      return closed;
    },
  };
};

export type Distributor = ReturnType<typeof createDistributor>;
