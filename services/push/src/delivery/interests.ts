import type { WatchLevel } from "@touchline/protocol";
import type { Connection, Room } from "./model.ts";
import { createRoom, isWatching, levelNamed } from "./room.ts";

export interface InterestsOptions {
  /** Called when an event gets its first watcher. */
  readonly openRoom: (room: Room) => void;
  readonly now: () => number;
}

/** Which connection watches which event, at which level. */
export const createInterests = ({ openRoom, now }: InterestsOptions) => {
  const rooms = new Map<number, Room>();

  const roomOf = (eventId: number): Room => {
    const known = rooms.get(eventId);
    if (known) return known;
    const room = createRoom(eventId);
    rooms.set(eventId, room);
    openRoom(room);
    return room;
  };

  const noteLeft = (room: Room): void => {
    if (room.levels.every(({ watchers }) => watchers.size === 0)) room.emptySince = now();
  };

  return {
    rooms: rooms as ReadonlyMap<number, Room>,

    add: (connection: Connection, level: WatchLevel, eventId: number): Room => {
      const room = roomOf(eventId);
      if (!isWatching(connection, room)) connection.rooms.push(room);
      levelNamed(room, level).watchers.add(connection);
      room.emptySince = null;
      return room;
    },

    remove: (connection: Connection, level: WatchLevel, eventId: number): void => {
      const room = rooms.get(eventId);
      if (!room || !levelNamed(room, level).watchers.delete(connection) || isWatching(connection, room)) return;
      connection.rooms.splice(connection.rooms.indexOf(room), 1);
      noteLeft(room);
    },

    removeAll: (connection: Connection): void => {
      for (const room of connection.rooms.splice(0)) {
        for (const { watchers } of room.levels) watchers.delete(connection);
        noteLeft(room);
      }
    },

    /** Closes and returns the rooms without watchers for `lingerMs`; at once if the event does not exist, as nothing is worth keeping. */
    closeEmptyRooms: (lingerMs: number): Room[] => {
      const isDue = ({ emptySince, tracked }: Room): boolean =>
        emptySince !== null && (!tracked.event() || now() - emptySince >= lingerMs);
      const closed = [...rooms.values()].filter(isDue);
      for (const room of closed) rooms.delete(room.eventId);
      return closed;
    },
  };
};
