import type { Lifecycle, WatchLevel } from "@touchline/protocol";
import type { PendingChange } from "../offer/pending-change.ts";
import type { TrackedEvent } from "../offer/tracked-event.ts";

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

/** One event that somebody on this node watches. */
export interface Room {
  readonly eventId: number;
  readonly tracked: TrackedEvent;
  /** Each holds the ones before it. */
  readonly levels: readonly Level[];
  /** The bus has said what it knows of the event, be it nothing. */
  loaded: boolean;
  /** When the last watcher left; null while there is one. */
  emptySince: number | null;
}

/** Those who watch an event at one level, and what they have to be told. */
export interface Level {
  readonly name: WatchLevel;
  readonly watchers: Set<Connection>;
  /** The last version its watchers were told of that changed anything at this level: the base of the next chunk. */
  told: number;
  /** The last version that changed anything at this level. */
  changed: number;
  pending: PendingChange | null;
  /** What changed is not known, so all of it has to be told. */
  owesWhole: boolean;
  /** The event's text at this level, kept as long as it holds: many ask for it at once after a restart. */
  whole: { readonly version: number; readonly chunk: Chunk } | null;
}

/** A piece of a frame, encoded. Told apart by identity, so that equal frames are found without comparing them. */
export type Chunk = Buffer;

/**
 * Connections that get exactly the same chunks in one flush. A connection walks from group to group as chunks are added to
 * it; those that watch the same changed events arrive at the same group, and share one frame that is encoded once.
 */
export interface FrameGroup {
  readonly parent: FrameGroup | null;
  readonly chunk: Chunk | null;
  /** The group of those that got one more chunk. Chunks come one after another, so the newest is enough to remember. */
  next: FrameGroup | null;
  frame: Buffer | null;
}
