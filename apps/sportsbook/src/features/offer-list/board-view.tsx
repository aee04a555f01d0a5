import { useEffect, useMemo, useRef, useState } from "react";
import type { Board } from "../../data/offer/board.ts";
import { useOfferStore } from "../../data/offer/offer-context.ts";
import type { OfferTables } from "../../data/offer/offer-model.ts";
import type { OfferStore } from "../../data/offer/offer-store.ts";
import { usePresentation } from "../../data/preferences/presentation-context.ts";
import { BoardBlock } from "./board-block.tsx";
import { boardBlocks, isMixed } from "./board-blocks.ts";
import { type BoardGeometry, layBlocks, totalHeight, visibleBlocks, visibleRows } from "./board-geometry.ts";
import styles from "./board-view.module.css";
import { columnsOf, type MarketColumn, marketLabels } from "./columns.ts";
import { MarketChooser } from "./market-chooser.tsx";
import { type BoardShape, boardShape, SHAPES } from "./shapes.ts";
import { SidewaysEdge } from "./sideways-edge.tsx";
import { widestRow } from "./sideways-width.ts";
import { useAnchor } from "./use-anchor.ts";
import { useViewport, type Viewport } from "./use-viewport.ts";

interface BoardViewProps {
  readonly board: Board;
  /** The events that are drawn, whenever they change. */
  readonly onVisible: (eventIds: readonly number[]) => void;
  /** Where an event's own page is. */
  readonly eventHref: (id: number) => string;
}

const NO_COLUMNS: readonly MarketColumn[] = [];
const NOWHERE: Viewport = { top: 0, bottom: 0, boardWidth: 0, windowWidth: 0 };

const toggled = (keys: ReadonlySet<string>, key: string): ReadonlySet<string> => {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
};

type ColumnsBySport = ReadonlyMap<number, readonly MarketColumn[]>;

const columnsBySport = (tables: OfferTables, shape: BoardShape, chosen: string | null): ColumnsBySport =>
  new Map([...tables.sports.keys()].map((sportId) => [sportId, columnsOf(sportId, tables, shape, chosen)]));

const sportsOf = ({ blocks }: BoardGeometry): ReadonlySet<number> =>
  new Set(blocks.flatMap((block) => (block.kind === "league" ? [block.sportId] : [])));

/** Outrights have runners of their own, which no column could head; they never share a board with matches. */
const showsOutrights = (board: Board, store: OfferStore): boolean => {
  const first = board.sections[0]?.groups[0]?.eventIds[0];
  return first !== undefined && store.event(first)?.competitors.length === 0;
};

const drawnEvents = (geometry: BoardGeometry, { top, bottom }: Viewport): number[] => {
  const { from, to } = visibleBlocks(geometry, top, bottom);
  return geometry.blocks.slice(from, to).flatMap((block, index) => {
    if (block.kind !== "league") return [];
    const rows = visibleRows(geometry, from + index, top, bottom);
    return block.group.eventIds.slice(rows.from, rows.to);
  });
};

/** Tells which events are drawn; the same ones are told once. */
const useDrawn = (geometry: BoardGeometry, viewport: Viewport, onVisible: BoardViewProps["onVisible"]): void => {
  const drawn = drawnEvents(geometry, viewport).join();
  useEffect(() => {
    onVisible(drawn === "" ? [] : drawn.split(",").map(Number));
  }, [drawn, onVisible]);
};

/** A board of any length, of which only what is in sight is drawn. It scrolls with the nearest `data-scroller` above it. */
export const BoardView = ({ board, onVisible, eventHref }: BoardViewProps) => {
  const store = useOfferStore();
  const tables = store.tables();
  const boardRef = useRef<HTMLDivElement>(null);
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const viewport = useViewport(boardRef) ?? NOWHERE;
  const { view } = usePresentation();
  const [chosen, setChosen] = useState<string | null>(null);
  const { top, bottom } = viewport;
  const shape = boardShape(view, viewport.windowWidth, viewport.boardWidth);
  const { metrics, captions, sideways } = SHAPES[shape];

  const geometry = useMemo(
    () => layBlocks(boardBlocks(board, { tables, captions, collapsed }), metrics),
    [board, tables, captions, metrics, collapsed],
  );
  const columns = useMemo(
    () =>
      showsOutrights(board, store) ? new Map<number, readonly MarketColumn[]>() : columnsBySport(tables, shape, chosen),
    [board, store, tables, shape, chosen],
  );
  const namesSports = useMemo(() => !captions && isMixed(geometry.blocks), [captions, geometry]);

  useAnchor(boardRef, geometry);
  useDrawn(geometry, viewport, onVisible);

  const { from, to } = visibleBlocks(geometry, top, bottom);
  const width = sideways && widestRow([...sportsOf(geometry)].map((sportId) => columns.get(sportId) ?? NO_COLUMNS));
  return (
    <>
      {shape === "single" && (
        <MarketChooser labels={marketLabels(sportsOf(geometry), tables)} chosen={chosen} onChoose={setChosen} />
      )}
      {sideways && <SidewaysEdge boardRef={boardRef} />}
      <div
        ref={boardRef}
        className={styles.board}
        style={{ height: totalHeight(geometry), ...(width && { minWidth: width }) }}
      >
        {geometry.blocks.slice(from, to).map((block, index) => (
          <BoardBlock
            key={block.key}
            block={block}
            top={geometry.tops[from + index] as number}
            rows={visibleRows(geometry, from + index, top, bottom)}
            shape={shape}
            columns={(block.kind !== "section" && columns.get(block.sportId)) || NO_COLUMNS}
            namesSports={namesSports}
            eventHref={eventHref}
            onToggle={() => setCollapsed((keys) => toggled(keys, block.key))}
          />
        ))}
      </div>
    </>
  );
};
