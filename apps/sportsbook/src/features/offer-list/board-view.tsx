import { useMemo, useRef, useState } from "react";
import type { Board } from "../../data/offer/board.ts";
import { useOfferStore, useOfferTables } from "../../data/offer/offer-context.ts";
import type { OfferTables } from "../../data/offer/offer-model.ts";
import type { OfferStore } from "../../data/offer/offer-store.ts";
import { usePresentation } from "../../data/preferences/preferences-context.ts";
import { SIDEWAYS } from "../../ui/metrics.ts";
import { BoardBlock } from "./board-block.tsx";
import { type Block, boardBlocks, isMixed } from "./board-blocks.ts";
import {
  type BoardGeometry,
  columnsDealt,
  type DealtColumns,
  layBlocks,
  layInColumns,
  visibleBlocks,
  visibleRows,
} from "./board-geometry.ts";
import styles from "./board-view.module.css";
import { columnsOf, type MarketColumn, marketLabels } from "./columns.ts";
import { atLine, linedKinds, linesOf } from "./line-choice.ts";
import { MarketChooser } from "./market-chooser.tsx";
import { type BoardShape, boardShape, SHAPES } from "./shapes.ts";
import { SidewaysEdge } from "./sideways-edge.tsx";
import { useAnchor } from "./use-anchor.ts";
import { useArrowKeys } from "./use-arrow-keys.ts";
import { useCollapsed } from "./use-collapsed.ts";
import { useDrawn } from "./use-drawn.ts";
import { useViewport } from "./use-viewport.ts";

const sportsOfBoard = ({ sections }: Board, { tournaments }: OfferTables): Set<number> =>
  new Set(
    sections.flatMap(({ groups }) => groups.map(({ tournamentId }) => tournaments.get(tournamentId)?.sportId ?? 0)),
  );

const NO_LINES = { kinds: new Set<number>(), sport: undefined, lines: [], line: null };

/** Options, choice and events of a one-market list. Other lists show all events. */
const useOneMarket = (board: Board, isOne: boolean) => {
  const store = useOfferStore();
  const tables = useOfferTables();
  const [label, setLabel] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);

  const shown = useMemo(() => {
    if (!isOne) return { labels: [], chosen: undefined, lineMenu: NO_LINES, board };
    const sports = sportsOfBoard(board, tables);
    const labels = marketLabels(sports, tables);
    const chosen = labels.find((each) => each === label) ?? labels[0];
    const options = { eventOf: store.event, kinds: linedKinds(tables, chosen) };
    const lines = linesOf(board, options);
    const line = asked !== null && lines.includes(asked) ? asked : null;
    const sport = sports.size === 1 ? [...sports][0] : undefined;
    const lineMenu = { kinds: options.kinds, sport, lines, line };
    return { labels, chosen, lineMenu, board: line === null ? board : atLine(board, line, options) };
  }, [store, tables, board, label, asked, isOne]);

  const choose = (next: string): void => {
    setLabel(next);
    setAsked(null);
  };
  return { ...shown, choose, setLine: setAsked };
};

interface Laid {
  readonly blocks: readonly Block[];
  readonly shape: BoardShape;
  readonly geometry: BoardGeometry;
}

const lay = (blocks: readonly Block[], shape: BoardShape, dealt: DealtColumns): Laid => {
  const { metrics, paired } = SHAPES[shape];
  return { blocks, shape, geometry: paired ? layInColumns(blocks, metrics, dealt) : layBlocks(blocks, metrics) };
};

/** Positions of all blocks. Leagues keep their column while the list has two. */
const useGeometry = (blocks: readonly Block[], shape: BoardShape): BoardGeometry => {
  const [laid, setLaid] = useState(() => lay(blocks, shape, new Map()));
  if (laid.blocks === blocks && laid.shape === shape) return laid.geometry;
  const next = lay(blocks, shape, columnsDealt(laid.geometry));
  setLaid(next);
  return next.geometry;
};

const END = 8;

/** Board width for the row with the most markets, in pixels. */
const widestRow = (rows: readonly (readonly MarketColumn[])[]): number =>
  Math.max(0, ...rows.map((row) => row.reduce((sum, { width }) => sum + width + SIDEWAYS.gap, SIDEWAYS.event + END)));

export interface BoardViewProps {
  readonly board: Board;
  /** Called with the rendered events whenever they change. */
  readonly onVisible: (eventIds: readonly number[]) => void;
  /** Address of an event. */
  readonly eventHref: (id: number) => string;
}

const NO_COLUMNS: readonly MarketColumn[] = [];

type ColumnsBySport = ReadonlyMap<number, readonly MarketColumn[]>;

const columnsBySport = (tables: OfferTables, shape: BoardShape, chosen: string | undefined): ColumnsBySport =>
  new Map([...tables.sports.keys()].map((sportId) => [sportId, columnsOf(sportId, tables, shape, chosen)]));

const sportsOf = (blocks: readonly Block[]): ReadonlySet<number> =>
  new Set(blocks.flatMap((block) => (block.kind === "league" ? [block.sportId] : [])));

/** Outrights have different runners each, so columns have no common heads; they are never on a board with matches. */
const showsOutrights = (board: Board, store: OfferStore): boolean => {
  const first = board.sections[0]?.groups[0]?.eventIds[0];
  return first !== undefined && store.event(first)?.competitors.length === 0;
};

/** Renders only visible rows. The scroller is the nearest ancestor with `data-scroller`. */
export const BoardView = ({ board: fullBoard, onVisible, eventHref }: BoardViewProps) => {
  const store = useOfferStore();
  const tables = useOfferTables();
  const boardRef = useRef<HTMLDivElement>(null);
  const { collapsed, toggle } = useCollapsed();
  const viewport = useViewport(boardRef);
  const presentation = usePresentation();
  const { top, bottom } = viewport;
  const shape = boardShape(presentation, viewport);
  const { captions, sideways } = SHAPES[shape];
  const { board, labels, chosen, choose, lineMenu, setLine } = useOneMarket(fullBoard, shape === "single");

  const blocks = useMemo(
    () => boardBlocks(board, { tables, captions, collapsed }),
    [board, tables, captions, collapsed],
  );
  const geometry = useGeometry(blocks, shape);
  const hasOutrights = showsOutrights(board, store);
  const columns = useMemo(
    () => (hasOutrights ? new Map<number, readonly MarketColumn[]>() : columnsBySport(tables, shape, chosen)),
    [hasOutrights, tables, shape, chosen],
  );
  const namesSports = useMemo(() => !captions && isMixed(blocks), [captions, blocks]);

  useAnchor(boardRef, geometry);
  useArrowKeys(boardRef);
  useDrawn(geometry, viewport, onVisible);

  const width = sideways && widestRow([...sportsOf(blocks)].map((sportId) => columns.get(sportId) ?? NO_COLUMNS));
  return (
    <>
      {shape === "single" && (
        <MarketChooser labels={labels} chosen={chosen} onChoose={choose} {...lineMenu} onLine={setLine} />
      )}
      {sideways && <SidewaysEdge boardRef={boardRef} />}
      <div
        ref={boardRef}
        className={styles.board}
        style={{ height: geometry.height, ...(width && { minWidth: width }) }}
      >
        {visibleBlocks(geometry, top, bottom).map((place) => (
          <BoardBlock
            key={place.block.key}
            place={place}
            rows={visibleRows(place, top, bottom)}
            shape={shape}
            columns={(place.block.kind !== "section" && columns.get(place.block.sportId)) || NO_COLUMNS}
            namesSports={namesSports}
            eventHref={eventHref}
            onToggle={() => toggle(place.block.key)}
          />
        ))}
      </div>
    </>
  );
};
