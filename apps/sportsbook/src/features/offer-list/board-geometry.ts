import type { Block } from "./board-blocks.ts";

/** Heights in pixels. They are fixed, so that nothing is measured and nothing jumps. */
export interface BoardMetrics {
  readonly section: number;
  readonly caption: number;
  readonly head: number;
  readonly row: number;
  readonly gap: number;
}

/** Height of an event's row, where rows differ. It is constant until the next layout of the list. */
export type RowHeight = (eventId: number) => number;

/** The column of a league; null for blocks of full width. */
export type Column = 0 | 1 | null;

export interface PlacedBlock {
  readonly block: Block;
  readonly top: number;
  /** Includes the gap below. */
  readonly bottom: number;
  readonly column: Column;
  /** Where the rows of a league begin, from its top, and where the last one ends. */
  readonly rows: readonly number[];
}

export interface BoardGeometry {
  /** In the order of the list. In each column they follow one another from the top down. */
  readonly places: readonly PlacedBlock[];
  readonly height: number;
  readonly metrics: BoardMetrics;
}

/** Column of each league, by the key of its block. */
export type DealtColumns = ReadonlyMap<string, Column>;

const rowsOf = (block: Block, { head }: BoardMetrics, rowHeight: RowHeight): readonly number[] => {
  if (block.kind !== "league") return [];
  const rows = [head];
  let end = head;
  if (!block.collapsed) for (const id of block.group.eventIds) rows.push((end += rowHeight(id)));
  return rows;
};

const blockHeight = ({ kind }: Block, rows: readonly number[], metrics: BoardMetrics): number =>
  kind === "league" ? (rows.at(-1) as number) + metrics.gap : metrics[kind];

/** All blocks in one column. */
export const layBlocks = (
  blocks: readonly Block[],
  metrics: BoardMetrics,
  rowHeight: RowHeight = () => metrics.row,
): BoardGeometry => {
  let height = 0;
  const places = blocks.map((block): PlacedBlock => {
    const top = height;
    const rows = rowsOf(block, metrics, rowHeight);
    height += blockHeight(block, rows, metrics);
    return { block, top, bottom: height, column: null, rows };
  });
  return { places, height, metrics };
};

/**
 * In two columns: each league goes to the shorter one, in the order of the list. A league that was dealt before keeps its column,
 * so that nothing changes sides when a league is folded or loaded anew. What is no league takes the whole width.
 */
export const layInColumns = (blocks: readonly Block[], metrics: BoardMetrics, dealt: DealtColumns): BoardGeometry => {
  const ends: [number, number] = [0, 0];
  const places = blocks.map((block): PlacedBlock => {
    const rows = rowsOf(block, metrics, () => metrics.row);
    const height = blockHeight(block, rows, metrics);
    if (block.kind !== "league") {
      const top = Math.max(...ends);
      ends.fill(top + height);
      return { block, top, bottom: top + height, column: null, rows };
    }
    const column = dealt.get(block.key) ?? (ends[0] <= ends[1] ? 0 : 1);
    const top = ends[column];
    ends[column] = top + height;
    return { block, top, bottom: top + height, column, rows };
  });
  return { places, height: Math.max(...ends), metrics };
};

export const columnsDealt = ({ places }: BoardGeometry): DealtColumns =>
  new Map(places.map(({ block, column }) => [block.key, column]));

export const visibleBlocks = ({ places }: BoardGeometry, top: number, bottom: number): PlacedBlock[] =>
  places.filter((place) => place.bottom > top && place.top < bottom);

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The rows of a block between two vertical positions. */
export const visibleRows = ({ top: start, rows }: PlacedBlock, top: number, bottom: number): Span => {
  const count = Math.max(0, rows.length - 1);
  let from = 0;
  while (from < count && start + (rows[from + 1] as number) <= top) from += 1;
  let to = from;
  while (to < count && start + (rows[to] as number) < bottom) to += 1;
  return { from, to };
};

/** The event at a vertical position, and its offset: used to keep the scroll position. */
export interface Anchor {
  readonly eventId: number;
  readonly offset: number;
}

const rowTop = ({ top, rows }: PlacedBlock, row: number): number => top + (rows[row] as number);

export const anchorAt = ({ places }: BoardGeometry, line: number): Anchor | null => {
  for (const place of places) {
    const { block } = place;
    if (place.bottom <= line || block.kind !== "league" || block.collapsed) continue;
    const { from } = visibleRows(place, line, Number.POSITIVE_INFINITY);
    const eventId = block.group.eventIds[from];
    if (eventId !== undefined) return { eventId, offset: rowTop(place, from) - line };
  }
  return null;
};

/** The position that keeps the anchor where it was; null if its event is gone. */
export const lineOfAnchor = ({ places }: BoardGeometry, anchor: Anchor): number | null => {
  for (const place of places) {
    const { block } = place;
    if (block.kind !== "league" || block.collapsed) continue;
    const row = block.group.eventIds.indexOf(anchor.eventId);
    if (row >= 0) return rowTop(place, row) - anchor.offset;
  }
  return null;
};
