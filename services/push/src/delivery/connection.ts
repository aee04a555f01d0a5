import type { Lifecycle } from "@touchline/protocol";
import type { FrameGroup } from "./frame-group.ts";
import type { Room } from "./room.ts";

/** The way to one client. */
export interface Outlet {
  readonly write: (frame: Uint8Array) => void;
  /** Whether everything written before has left this process. */
  readonly isDrained: () => boolean;
}

export interface Connection {
  readonly outlet: Outlet;
  /** What it watches. A list and not a set: it is short, and there are many connections. */
  readonly rooms: Room[];
  /** The frame being put together for it; null between flushes. */
  group: FrameGroup | null;
  /** What it still has to be brought up to date with; null while it is. */
  backlog: Backlog | null;
}

/** A connection that is behind, because it reads slowly or has just asked. It holds what to look up, never what to send. */
export interface Backlog {
  /** Versions the client holds, 0 where not known. */
  readonly rooms: Map<Room, number>;
  readonly lifecycle: Lifecycle[];
  readonly onCaughtUp: (() => void)[];
}

export const createConnection = (outlet: Outlet): Connection => ({
  outlet,
  rooms: [],
  group: null,
  backlog: null,
});

export const createBacklog = (): Backlog => ({ rooms: new Map(), lifecycle: [], onCaughtUp: [] });
