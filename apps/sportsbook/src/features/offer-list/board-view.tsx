import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Board } from "../../data/offer/board.ts";
import { useOfferStore } from "../../data/offer/offer-context.ts";
import { type Block, boardBlocks } from "./board-blocks.ts";
import {
  anchorAt,
  type BoardGeometry,
  layBlocks,
  lineOfAnchor,
  totalHeight,
  visibleBlocks,
  visibleRows,
} from "./board-geometry.ts";
import { BoardBlock } from "./board-block.tsx";
import styles from "./board-view.module.css";
import { type BoardShape, columnsOf } from "./columns.ts";
import { boardShape, METRICS } from "./metrics.ts";
import { useViewport, type Viewport } from "./use-viewport.ts";

interface BoardViewProps {
  readonly board: Board;
  /** What scrolls: the board itself, or something that holds it. */
  readonly scrollerRef: RefObject<HTMLElement | null>;
  /** The events that are drawn, whenever they change. */
  readonly onVisible: (eventIds: readonly number[]) => void;
}

const toggled = (keys: ReadonlySet<string>, key: string): ReadonlySet<string> => {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
};

const drawnEvents = (geometry: BoardGeometry, { top, bottom }: Viewport): number[] => {
  const { from, to } = visibleBlocks(geometry, top, bottom);
  return geometry.blocks.slice(from, to).flatMap((block, index) => {
    if (block.kind !== "league") return [];
    const rows = visibleRows(geometry, from + index, top, bottom);
    return block.group.eventIds.slice(rows.from, rows.to);
  });
};

/** When rows come or go above, the scroll position follows, so that what the finger is on stays under it. */
const useAnchor = (
  scrollerRef: RefObject<HTMLElement | null>,
  boardRef: RefObject<HTMLElement | null>,
  geometry: BoardGeometry,
): void => {
  const before = useRef(geometry);

  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    const board = boardRef.current;
    if (!scroller || !board || before.current === geometry) return;
    const line = scroller.scrollTop - board.offsetTop;
    const anchor = line > 0 ? anchorAt(before.current, line) : null;
    const nextLine = anchor && lineOfAnchor(geometry, anchor);
    if (nextLine !== null && nextLine !== line) scroller.scrollTop += nextLine - line;
    before.current = geometry;
  }, [scrollerRef, boardRef, geometry]);
};

const sportsOf = (blocks: readonly Block[], sportOf: (tournamentId: number) => number): Set<number> =>
  new Set(blocks.flatMap((block) => (block.kind === "league" ? [sportOf(block.group.tournamentId)] : [])));

/** A board of any length, of which only what is in sight is drawn. */
export const BoardView = ({ board, scrollerRef, onVisible }: BoardViewProps) => {
  const store = useOfferStore();
  const boardRef = useRef<HTMLDivElement>(null);
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const viewport = useViewport(scrollerRef, boardRef);
  const shape: BoardShape = viewport ? boardShape(viewport.windowWidth, viewport.boardWidth) : "narrow";

  const tables = store.tables();
  const geometry = useMemo(
    () => layBlocks(boardBlocks(board, { tables, captions: shape !== "narrow", collapsed }), METRICS[shape]),
    [board, tables, shape, collapsed],
  );
  const sportOf = (tournamentId: number): number => tables.tournaments.get(tournamentId)?.sportId ?? 0;
  const columnsBySport = useMemo(
    () => new Map([...tables.sports.keys()].map((sportId) => [sportId, columnsOf(sportId, tables, shape)])),
    [tables, shape],
  );
  const isMixed = useMemo(() => sportsOf(geometry.blocks, sportOf).size > 1, [geometry]);

  useAnchor(scrollerRef, boardRef, geometry);

  const drawn = viewport ? drawnEvents(geometry, viewport) : [];
  const drawnKey = drawn.join();
  useEffect(() => onVisible(drawn), [drawnKey, onVisible]);

  const { from, to } = viewport ? visibleBlocks(geometry, viewport.top, viewport.bottom) : { from: 0, to: 0 };
  return (
    <div ref={boardRef} className={styles.board} style={{ height: totalHeight(geometry) }}>
      {viewport &&
        geometry.blocks
          .slice(from, to)
          .map((block, index) => (
            <BoardBlock
              key={block.key}
              block={block}
              top={geometry.tops[from + index] as number}
              rows={visibleRows(geometry, from + index, viewport.top, viewport.bottom)}
              shape={shape}
              columns={
                columnsBySport.get(
                  block.kind === "caption"
                    ? block.sportId
                    : block.kind === "league"
                      ? sportOf(block.group.tournamentId)
                      : 0,
                ) ?? []
              }
              isMixed={isMixed}
              onToggle={() => setCollapsed((keys) => toggled(keys, block.key))}
            />
          ))}
    </div>
  );
};
