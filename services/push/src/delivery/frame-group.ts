import { encodeFrame } from "./write-frame.ts";
import type { Chunk } from "./room.ts";

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

const createGroup = (parent: FrameGroup | null, chunk: Chunk | null): FrameGroup => ({
  parent,
  chunk,
  next: null,
  frame: null,
});

export const startGroups = (): FrameGroup => createGroup(null, null);

export const addChunk = (group: FrameGroup, chunk: Chunk): FrameGroup => {
  if (group.next?.chunk !== chunk) group.next = createGroup(group, chunk);
  return group.next;
};

const chunksOf = (group: FrameGroup): Chunk[] => {
  const chunks: Chunk[] = [];
  for (let at: FrameGroup | null = group; at?.chunk; at = at.parent) chunks.push(at.chunk);
  return chunks;
};

export const frameOf = (group: FrameGroup): Buffer => (group.frame ??= encodeFrame("offer", chunksOf(group)));
