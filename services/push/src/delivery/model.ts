import type { Lifecycle, WatchLevel } from "@touchline/protocol";
import type { PendingChange } from "../offer/pending-change.ts";
import type { TrackedEvent } from "../offer/tracked-event.ts";

/** Writes to one client. */
export interface Outlet {
  readonly write: (frame: Uint8Array) => void;
  /** Whether everything written before has left this process. */
  readonly isDrained: () => boolean;
  /** Calls back once the browser has received everything that was written before. */
  readonly onReceived: (then: () => void) => void;
}

export interface Connection {
  readonly outlet: Outlet;
  /** The watched rooms. An array instead of a set: it is short, and with many connections sets cost memory. */
  readonly rooms: Room[];
  /** The frame group of this connection during a flush; null between flushes. */
  group: FrameGroup | null;
  /** What the client lacks; null while it is up to date. */
  backlog: Backlog | null;
}

/** State of a connection that reads slowly or has just sent a watch. Holds which rooms to send, never their content. */
export interface Backlog {
  /** Versions that the client has, 0 where unknown. */
  readonly rooms: Map<Room, number>;
  readonly lifecycle: Lifecycle[];
  readonly onCaughtUp: (() => void)[];
}

/** One event that has watchers on this node. */
export interface Room {
  readonly eventId: number;
  readonly tracked: TrackedEvent;
  /** From lowest to highest; each level contains the ones before it. */
  readonly levels: readonly Level[];
  /** The stream has answered for this event, even if it has no state of it. */
  loaded: boolean;
  /** When the last watcher left; null while there is one. */
  emptySince: number | null;
}

/** The watchers of an event at one level, and what they have to be sent. */
export interface Level {
  readonly name: WatchLevel;
  readonly watchers: Set<Connection>;
  /** The last version sent to the watchers that changed this level: the base of the next chunk. */
  told: number;
  /** The last version that changed this level. */
  changed: number;
  pending: PendingChange | null;
  /** The change is unknown, so the full event has to be sent. */
  owesWhole: boolean;
  /** The encoded full event of a version, cached because many clients request it at once after a restart. */
  whole: { readonly version: number; readonly chunk: Chunk } | null;
}

/** An encoded part of a frame. Compared by identity, so that equal frames are found without comparing bytes. */
export type Chunk = Buffer;

/**
 * Connections that get exactly the same chunks in one flush. Each chunk moves a connection to the next group; connections that watch
 * the same changed events end in the same group and share one frame, which is encoded once.
 */
export interface FrameGroup {
  readonly parent: FrameGroup | null;
  readonly chunk: Chunk | null;
  /** The group with one more chunk. Chunks are added one after another, so only the newest successor is stored. */
  next: FrameGroup | null;
  frame: Buffer | null;
}
