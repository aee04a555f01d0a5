import fc from "fast-check";
import { expect, test } from "vitest";
import type { Block } from "./board-blocks.ts";
import { anchorAt, layBlocks, lineOfAnchor, totalHeight, visibleBlocks, visibleRows } from "./board-geometry.ts";

const metrics = { section: 44, caption: 32, head: 36, row: 56, gap: 8 };

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

/** Every row with its top, counted one by one. */
const allRows = (blocks: readonly Block[]): { id: number; top: number }[] => {
  let top = 0;
  return blocks.flatMap((block) => {
    if (block.kind !== "league") return [];
    const first = top + metrics.head;
    const ids = block.collapsed ? [] : block.group.eventIds;
    top = first + ids.length * metrics.row + metrics.gap;
    return ids.map((id, row) => ({ id, top: first + row * metrics.row }));
  });
};

test("exactly the rows that touch the stretch are drawn", () => {
  fc.assert(
    fc.property(boards, fc.nat(8000), fc.integer({ min: 1, max: 1500 }), (blocks, top, height) => {
      const geometry = layBlocks(blocks, metrics);
      const span = visibleBlocks(geometry, top, top + height);
      const drawn = blocks.slice(span.from, span.to).flatMap((block, index) => {
        const rows = visibleRows(geometry, span.from + index, top, top + height);
        return block.kind === "league" ? block.group.eventIds.slice(rows.from, rows.to) : [];
      });
      const expected = allRows(blocks).filter((row) => row.top + metrics.row > top && row.top < top + height);
      expect(drawn).toEqual(expected.map(({ id }) => id));
    }),
  );
});

test("the height is that of all blocks", () => {
  const blocks: Block[] = [
    { kind: "caption", key: "c", sportId: 1, count: 3 },
    league(1, [1, 2]),
    league(2, [3], true),
  ];
  expect(totalHeight(layBlocks(blocks, metrics))).toBe(32 + (36 + 2 * 56 + 8) + (36 + 8));
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
