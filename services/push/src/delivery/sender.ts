import type { Lifecycle } from "@touchline/protocol";
import { createBacklog } from "./connection.ts";
import { addChunk, frameOf, startGroups } from "./frame-group.ts";
import type { Backlog, Chunk, Connection, Level, Room } from "./model.ts";
import { levelOf, takeOwed, wholeChunk } from "./room.ts";
import { encodeFrame, encodeValues } from "./write-frame.ts";

export interface SenderCounts {
  frames: number;
  bytes: number;
  encoded: number;
}

/** Writes to connections and tracks those that are behind. A slow client later gets the latest state; nothing is queued for it. */
export const createSender = () => {
  const behind = new Set<Connection>();
  const counts: SenderCounts = { frames: 0, bytes: 0, encoded: 0 };

  const fallBehind = (connection: Connection): Backlog => {
    behind.add(connection);
    return (connection.backlog ??= createBacklog());
  };

  const write = (connection: Connection, frame: Buffer): void => {
    connection.outlet.write(frame);
    counts.frames += 1;
    counts.bytes += frame.length;
    if (!connection.outlet.isDrained()) fallBehind(connection);
  };

  /** Whether the connection cannot take the room's change now; it will be sent the full room later. */
  const isPutOff = ({ backlog, outlet }: Connection, room: Room): boolean => {
    if (!backlog) return false;
    if (backlog.rooms.has(room)) return true;
    if (outlet.isDrained()) return false;
    backlog.rooms.set(room, 0);
    return true;
  };

  /** Sends the pending changes of the rooms: each change is encoded once, each connection is written to once. */
  const flush = (rooms: Iterable<Room>): void => {
    const start = startGroups();
    const receivers: Connection[] = [];
    const address = (room: Room, level: Level): void => {
      const chunk = takeOwed(room, level);
      if (!chunk) return;
      for (const connection of level.watchers) {
        if (levelOf(connection, room) !== level || isPutOff(connection, room)) continue;
        if (!connection.group) receivers.push(connection);
        connection.group = addChunk(connection.group ?? start, chunk);
      }
    };
    for (const room of rooms) {
      for (const level of room.levels) address(room, level);
    }
    for (const connection of receivers) {
      const group = connection.group ?? start;
      connection.group = null;
      if (!group.frame) counts.encoded += 1;
      write(connection, frameOf(group));
    }
  };

  /** Full states of the loaded rooms of which the client has an older version. */
  const takeMissed = (connection: Connection, { rooms }: Backlog): Chunk[] => {
    const chunks: Chunk[] = [];
    for (const [room, held] of rooms) {
      if (!room.loaded) continue;
      rooms.delete(room);
      const level = levelOf(connection, room);
      const chunk = level && held < level.told ? wholeChunk(room, level) : null;
      if (chunk) chunks.push(chunk);
    }
    return chunks;
  };

  const catchUp = (connection: Connection): void => {
    const { backlog, outlet } = connection;
    if (!backlog || !outlet.isDrained()) return;
    const chunks = takeMissed(connection, backlog);
    if (chunks.length > 0) write(connection, encodeFrame("offer", chunks));
    const lifecycle = backlog.lifecycle.splice(0);
    if (lifecycle.length > 0) write(connection, encodeValues("lifecycle", lifecycle));
    if (backlog.rooms.size > 0 || !outlet.isDrained()) return;
    connection.backlog = null;
    behind.delete(connection);
    for (const done of backlog.onCaughtUp) done();
  };

  return {
    counts,
    behind: (): number => behind.size,
    write,
    fallBehind,
    flush,
    catchUp,

    catchUpAll: (): void => {
      for (const connection of behind) catchUp(connection);
    },

    sendLifecycle: (connections: Iterable<Connection>, items: readonly Lifecycle[]): void => {
      const frame = encodeValues("lifecycle", items);
      for (const connection of connections) {
        if (connection.outlet.isDrained()) write(connection, frame);
        else fallBehind(connection).lifecycle.push(...items);
      }
    },

    forget: (connection: Connection): void => {
      behind.delete(connection);
      connection.backlog = null;
    },
  };
};
