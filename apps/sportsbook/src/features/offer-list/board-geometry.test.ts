import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Block } from "./board-blocks.ts";
import {
  anchorAt,
  type BoardGeometry,
  columnsDealt,
  type DealtColumns,
  layBlocks,
  layInColumns,
  lineOfAnchor,
  visibleBlocks,
  visibleRows,
} from "./board-geometry.ts";

const metrics = { section: 44, caption: 32, head: 36, row: 56, gap: 8 };
const NOTHING_DEALT: DealtColumns = new Map();

const league = (key: number, eventIds: readonly number[], collapsed = false): Block => ({
  kind: "league",
  key: String(key),
  sportId: 1,
  group: { tournamentId: key, eventIds },
  collapsed,
});

const boards = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.boolean()), { minLength: 1, maxLength: 30 })
  .map((sizes) =>
    sizes.map(([size, collapsed], key) =>
      league(
        key,
        Array.from({ length: size }, (_, row) => key * 100 + row),
        collapsed,
      ),
    ),
  );

const heightOf = (block: Block): number =>
  block.kind === "league"
    ? metrics.head + (block.collapsed ? 0 : block.group.eventIds.length * metrics.row) + metrics.gap
    : metrics[block.kind];

/** Every row with its top, counted one by one. */
const allRows = (blocks: readonly Block[]): { id: number; top: number }[] => {
  let top = 0;
  return blocks.flatMap((block) => {
    const first = top + metrics.head;
    top += heightOf(block);
    if (block.kind !== "league" || block.collapsed) return [];
    return block.group.eventIds.map((id, row) => ({ id, top: first + row * metrics.row }));
  });
};

const drawnRows = (geometry: BoardGeometry, top: number, bottom: number): number[] =>
  visibleBlocks(geometry, top, bottom).flatMap((place) => {
    const rows = visibleRows(place, top, bottom);
    return place.block.kind === "league" ? place.block.group.eventIds.slice(rows.from, rows.to) : [];
  });

test("exactly the rows that touch the stretch are drawn", () => {
  fc.assert(
    fc.property(boards, fc.nat(8000), fc.integer({ min: 1, max: 1500 }), (blocks, top, height) => {
      const expected = allRows(blocks).filter((row) => row.top + metrics.row > top && row.top < top + height);
      expect(drawnRows(layBlocks(blocks, metrics), top, top + height)).toEqual(expected.map(({ id }) => id));
    }),
  );
});

test("the height is that of all blocks", () => {
  const blocks: Block[] = [
    { kind: "caption", key: "c", sportId: 1, count: 3 },
    league(1, [1, 2]),
    league(2, [3], true),
  ];
  expect(layBlocks(blocks, metrics).height).toBe(32 + (36 + 2 * 56 + 8) + (36 + 8));
});

test("rows that come or go above do not move the row the eye is on", () => {
  fc.assert(
    fc.property(boards, fc.array(fc.integer({ min: 5000, max: 5999 })), fc.nat(4000), (blocks, added, line) => {
      const before = layBlocks(blocks, metrics);
      const anchor = anchorAt(before, line);
      fc.pre(anchor !== null);
      const after = layBlocks([league(99, added), ...blocks], metrics);
      const nextLine = anchor && lineOfAnchor(after, anchor);
      const topOf = (all: readonly Block[]) => allRows(all).find(({ id }) => id === anchor?.eventId)?.top as number;
      expect(topOf([league(99, added), ...blocks]) - (nextLine as number)).toBe(topOf(blocks) - line);
    }),
  );
});

test("an anchor whose event is gone gives no line", () => {
  const anchor = anchorAt(layBlocks([league(1, [1, 2])], metrics), 40);
  expect(anchor && lineOfAnchor(layBlocks([league(1, [2])], metrics), anchor)).toBeNull();
});

describe("OFFER-12 in two columns", () => {
  const columnsOf = ({ places }: BoardGeometry) => places.map(({ column }) => column);

  test("each league goes to the shorter column, in the order of the list", () => {
    const blocks = [league(1, [1, 2, 3]), league(2, [4, 5]), league(3, [6]), league(4, [7])];
    expect(columnsOf(layInColumns(blocks, metrics, NOTHING_DEALT))).toEqual([0, 1, 1, 0]);
  });

  test("no two leagues of a column overlap, and none is higher than the board", () => {
    fc.assert(
      fc.property(boards, (blocks) => {
        const { places, height } = layInColumns(blocks, metrics, NOTHING_DEALT);
        for (const column of [0, 1]) {
          const own = places.filter((place) => place.column === column);
          expect(own.map(({ top }) => top)).toEqual([0, ...own.map(({ bottom }) => bottom)].slice(0, own.length));
        }
        expect(height).toBe(Math.max(...places.map(({ bottom }) => bottom)));
      }),
    );
  });

  test("the columns differ by no more than the highest league", () => {
    fc.assert(
      fc.property(boards, (blocks) => {
        const { places } = layInColumns(blocks, metrics, NOTHING_DEALT);
        const end = (column: number) =>
          Math.max(0, ...places.filter((place) => place.column === column).map(({ bottom }) => bottom));
        expect(Math.abs(end(0) - end(1))).toBeLessThanOrEqual(Math.max(...blocks.map(heightOf)));
      }),
    );
  });

  test("a league that is folded, or gets more events, stays in its column", () => {
    fc.assert(
      fc.property(boards, boards, (blocks, later) => {
        const before = layInColumns(blocks, metrics, NOTHING_DEALT);
        const after = layInColumns(later, metrics, columnsDealt(before));
        const shared = Math.min(blocks.length, later.length);
        expect(columnsOf(after).slice(0, shared)).toEqual(columnsOf(before).slice(0, shared));
      }),
    );
  });

  test("what is no league takes the whole width, below all that comes before it", () => {
    const blocks: Block[] = [
      league(1, [1, 2]),
      league(2, [3]),
      { kind: "section", key: "later", title: "Later" },
      league(3, [4]),
      league(4, [5]),
    ];
    const { places } = layInColumns(blocks, metrics, NOTHING_DEALT);
    const first = 36 + 2 * 56 + 8;
    expect(places.map(({ top, column }) => [top, column])).toEqual([
      [0, 0],
      [0, 1],
      [first, null],
      [first + 44, 0],
      [first + 44, 1],
    ]);
  });

  test("exactly the rows that touch the stretch are drawn, of both columns", () => {
    fc.assert(
      fc.property(boards, fc.nat(4000), fc.integer({ min: 1, max: 1500 }), (blocks, top, height) => {
        const geometry = layInColumns(blocks, metrics, NOTHING_DEALT);
        const expected = geometry.places.flatMap((place) => {
          if (place.block.kind !== "league" || place.block.collapsed) return [];
          return place.block.group.eventIds.filter((_, row) => {
            const rowTop = place.top + metrics.head + row * metrics.row;
            return rowTop + metrics.row > top && rowTop < top + height;
          });
        });
        expect(drawnRows(geometry, top, top + height)).toEqual(expected);
      }),
    );
  });
});

test("PEER-11 rows of different heights follow one another, and only those in sight are drawn", () => {
  const geometry = layBlocks([league(1, [1, 2, 3])], metrics, (id) => id * 100);
  const [place] = geometry.places;
  expect(place?.rows).toEqual([36, 136, 336, 636]);
  expect(geometry.height).toBe(644);
  expect(place && visibleRows(place, 136, 137)).toEqual({ from: 1, to: 2 });
  expect(anchorAt(geometry, 200)).toEqual({ eventId: 2, offset: 136 - 200 });
});
