import { type WatchLevel, watchLevelSchema } from "@touchline/protocol";
import { encodeChange, encodeWhole } from "../offer/encode-chunk.ts";
import { createPending, mergeChange } from "../offer/pending-change.ts";
import { type TrackedChange, trackEvent } from "../offer/tracked-event.ts";
import type { Chunk, Connection, Level, Room } from "./model.ts";

const createLevel = (name: WatchLevel): Level => ({
  name,
  watchers: new Set(),
  told: 0,
  changed: 0,
  pending: null,
  owesWhole: false,
  whole: null,
});

export const createRoom = (eventId: number): Room => ({
  eventId,
  tracked: trackEvent(),
  levels: watchLevelSchema.options.map(createLevel),
  loaded: false,
  emptySince: null,
});

export const levelNamed = ({ levels }: Room, name: WatchLevel): Level =>
  levels.find((level) => level.name === name) as Level;

/** A connection that watches an event at several levels is sent only the highest, which contains the others. */
export const levelOf = (connection: Connection, { levels }: Room): Level | undefined =>
  levels.findLast(({ watchers }) => watchers.size > 0 && watchers.has(connection));

export const isWatching = (connection: Connection, room: Room): boolean => levelOf(connection, room) !== undefined;

const noteLevel = (level: Level, loaded: boolean, change: TrackedChange): void => {
  const seen = change[level.name];
  if (!change.whole && !seen) return;
  level.changed = change.version;
  if (level.watchers.size === 0 || !loaded) {
    level.told = change.version;
    level.pending = null;
    level.owesWhole = false;
  } else if (change.whole) {
    level.pending = null;
    level.owesWhole = true;
  } else if (seen && !level.owesWhole) {
    level.pending ??= createPending();
    mergeChange(level.pending, seen);
  }
};

const note = (room: Room, change: TrackedChange | null): TrackedChange | null => {
  for (const level of change ? room.levels : []) noteLevel(level, room.loaded, change as TrackedChange);
  return change;
};

/** Applies a bus message. Null when it contains nothing new. */
export const readMessage = (room: Room, message: string): TrackedChange | null =>
  note(room, room.tracked.read(message));

/** The event is suspended with this version, whose message follows. Null where that is nothing new, or messages were missed. */
export const suspendRoom = (room: Room, version: number): TrackedChange | null =>
  note(room, room.tracked.suspend(version));

/** The full event at this level in its current state. */
export const wholeChunk = (room: Room, level: Level): Chunk | null => {
  const event = room.tracked.event();
  if (!event) return null;
  if (level.whole?.version !== event.version) {
    level.whole = { version: event.version, chunk: Buffer.from(encodeWhole(event, level.name)) };
  }
  return level.whole.chunk;
};

/** Takes the chunk that the watchers have to be sent; null when there is nothing. */
export const takeOwed = (room: Room, level: Level): Chunk | null => {
  const { told, changed, pending, owesWhole } = level;
  if (!pending && !owesWhole) return null;
  level.told = changed;
  level.pending = null;
  level.owesWhole = false;
  if (level.watchers.size === 0) return null;
  return pending ? Buffer.from(encodeChange(room.eventId, told, changed, pending)) : wholeChunk(room, level);
};
