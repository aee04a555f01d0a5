import type { Block } from "./board-blocks.ts";

/** Heights in pixels. They are known beforehand, so nothing is measured and nothing on the screen ever jumps. */
export interface BoardMetrics {
  readonly section: number;
  readonly caption: number;
  readonly head: number;
  readonly row: number;
  readonly gap: number;
}

export interface BoardGeometry {
  readonly blocks: readonly Block[];
  /** Top of each block, and at the end the height of all. */
  readonly tops: readonly number[];
  readonly metrics: BoardMetrics;
}

const blockHeight = (block: Block, metrics: BoardMetrics): number => {
  if (block.kind !== "league") return metrics[block.kind];
  return metrics.head + (block.collapsed ? 0 : block.group.eventIds.length * metrics.row) + metrics.gap;
};

export const layBlocks = (blocks: readonly Block[], metrics: BoardMetrics): BoardGeometry => {
  const tops = [0];
  for (const block of blocks) tops.push((tops.at(-1) as number) + blockHeight(block, metrics));
  return { blocks, tops, metrics };
};

export const totalHeight = ({ tops }: BoardGeometry): number => tops.at(-1) as number;

/** The first block that ends below the line. */
export const blockAt = ({ tops, blocks }: BoardGeometry, line: number): number => {
  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tops[middle + 1] as number) <= line) low = middle + 1;
    else high = middle;
  }
  return low;
};

export interface Span {
  readonly from: number;
  readonly to: number;
}

export const visibleBlocks = (geometry: BoardGeometry, top: number, bottom: number): Span => {
  const from = blockAt(geometry, top);
  let to = from;
  while (to < geometry.blocks.length && (geometry.tops[to] as number) < bottom) to += 1;
  return { from, to };
};

/** The rows of the block at `index` that lie between two lines. */
export const visibleRows = (geometry: BoardGeometry, index: number, top: number, bottom: number): Span => {
  const block = geometry.blocks[index];
  if (block?.kind !== "league" || block.collapsed) return { from: 0, to: 0 };
  const { head, row } = geometry.metrics;
  const first = (geometry.tops[index] as number) + head;
  const count = block.group.eventIds.length;
  const clamp = (value: number): number => Math.min(count, Math.max(0, value));
  return { from: clamp(Math.floor((top - first) / row)), to: clamp(Math.ceil((bottom - first) / row)) };
};

/** The event at a line, and how far above the line it begins: what the eye rests on. */
export interface Anchor {
  readonly eventId: number;
  readonly offset: number;
}

export const anchorAt = (geometry: BoardGeometry, line: number): Anchor | null => {
  for (let index = blockAt(geometry, line); index < geometry.blocks.length; index += 1) {
    const block = geometry.blocks[index];
    const { from } = visibleRows(geometry, index, line, Number.POSITIVE_INFINITY);
    if (block?.kind !== "league" || block.collapsed) continue;
    const eventId = block.group.eventIds[from];
    if (eventId === undefined) continue;
    return { eventId, offset: rowTop(geometry, index, from) - line };
  }
  return null;
};

const rowTop = ({ tops, metrics }: BoardGeometry, index: number, row: number): number =>
  (tops[index] as number) + metrics.head + row * metrics.row;

/** Where the line must be for the anchor to stand where it stood, or null if its event is gone. */
export const lineOfAnchor = (geometry: BoardGeometry, anchor: Anchor): number | null => {
  for (const [index, block] of geometry.blocks.entries()) {
    if (block.kind !== "league" || block.collapsed) continue;
    const row = block.group.eventIds.indexOf(anchor.eventId);
    if (row >= 0) return rowTop(geometry, index, row) - anchor.offset;
  }
  return null;
};
