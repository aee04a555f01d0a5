import type { Chunk, FrameGroup } from "./model.ts";
import { encodeFrame } from "./write-frame.ts";

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
