import { type CSSProperties, useMemo, useRef, useState } from "react";
import { type Board, type BoardSection, countEvents } from "../../../data/offer/board.ts";
import { useOfferStore, useOfferTables } from "../../../data/offer/offer-context.ts";
import type { OfferTables } from "../../../data/offer/offer-model.ts";
import type { OfferStore } from "../../../data/offer/offer-store.ts";
import { usePresentation } from "../../../data/preferences/preferences-context.ts";
import { familyOf } from "../../../data/preferences/view-family.ts";
import { formatDate } from "../../../i18n/dates.ts";
import { message } from "../../../i18n/message.ts";
import { ChipToggle } from "../../../ui/chip.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { boardBlocks, isMixed } from "../board-blocks.ts";
import { layBlocks, type RowHeight, visibleBlocks, visibleRows } from "../board-geometry.ts";
import type { BoardViewProps } from "../board-view.tsx";
import { useAnchor } from "../use-anchor.ts";
import { useArrowKeys } from "../use-arrow-keys.ts";
import { useCollapsed } from "../use-collapsed.ts";
import { useDrawn } from "../use-drawn.ts";
import { useViewport } from "../use-viewport.ts";
import styles from "./grid-board.module.css";
import { bandBoard, boardOfTab, LIVE_BAND, type SingleMarket, singleMarkets, tabsOf } from "./grid-boards.ts";
import { GridHead } from "./grid-head.tsx";
import { GridLeague } from "./grid-league.tsx";
import { type GridKey, gridOf } from "./grid-markets.ts";
import { FIRST_CHOICE, type GridChoice } from "./grid-row.ts";
import { GRID_SHAPES, type GridShape, gridShape } from "./grid-shapes.ts";
import { gridRowHeight } from "./row-height.ts";

interface GridTabsProps {
  readonly tabs: readonly GridKey[];
  readonly choice: GridChoice;
  readonly onChoose: (choice: Partial<GridChoice>) => void;
}

/** Goals, corners or bookings. */
const GridTabs = ({ tabs, choice, onChoose }: GridTabsProps) => (
  <fieldset className={styles.tabs} aria-label={message("board.market")}>
    {tabs.map((key) => (
      <ChipToggle key={key} pressed={key === choice.key} onToggle={() => onChoose({ key })}>
        {message(`grid.tab.${key}`)}
      </ChipToggle>
    ))}
  </fieldset>
);

interface MarketTabsProps extends Omit<GridTabsProps, "tabs"> {
  readonly markets: readonly SingleMarket[];
}

const isChosen = (choice: GridChoice, { part, column }: SingleMarket): boolean =>
  part === choice.part && column === choice.column;

/** Choice of the market of a one-market list. */
const MarketTabs = ({ markets, choice, onChoose }: MarketTabsProps) => (
  <fieldset className={styles.tabs} aria-label={message("board.market")}>
    <span className={styles.word}>{message("board.market")}</span>
    {markets.map((market) => (
      <ChipToggle
        key={`${market.part}/${market.column}`}
        pressed={isChosen(choice, market)}
        onToggle={() => onChoose(market)}
      >
        {`${message(`grid.${market.column}`)} ${message(`grid.shortPart.${market.part}`)}`}
      </ChipToggle>
    ))}
  </fieldset>
);

/** In pixels: board width from which on both parts of the match fit. */
const BOTH_PARTS_FROM = 660;

const dayOf = (at: number): string => new Date(at).toDateString();

/** The list under bands, where the family has them. */
const useBands = (board: Board, store: OfferStore): Board => {
  const { view, dates } = usePresentation();
  return useMemo(() => {
    if (familyOf(view) !== "indonesian") return board;
    const today = dayOf(Date.now());
    const titleOf = (band: string): string => {
      if (band === LIVE_BAND) return message("navigation.live");
      const day = formatDate(dates.dayHeader, Date.parse(band));
      return band === today ? `${message("filters.today")}, ${day}` : day;
    };
    return bandBoard(board, store.event, { dayOf, titleOf });
  }, [board, store, view, dates]);
};

const rowHeights =
  (store: OfferStore, tables: OfferTables, shape: GridShape, choice: GridChoice): RowHeight =>
  (id) => {
    const event = store.event(id);
    const sportId = tables.tournaments.get(event?.tournamentId ?? 0)?.sportId ?? 0;
    const grid = gridOf(sportId, choice.key, tables);
    if (!event || !grid) return GRID_SHAPES[shape].metrics.row;
    return gridRowHeight(event, grid, { shape, tables, part: choice.part });
  };

const Band = ({ section, top }: { readonly section: BoardSection; readonly top: number }) => (
  <h2 className={styles.band} style={{ top }} data-live={section.key === LIVE_BAND}>
    {section.key === LIVE_BAND ? <span className={styles.dot} /> : <Icon name="cal" size={16} />}
    {section.title}
    <span className={styles.count}>{message("grid.events", { count: countEvents({ sections: [section] }) })}</span>
  </h2>
);

/** The board of Asian and Indonesian views. Only visible rows are rendered. */
export const GridBoard = ({ board: fullBoard, onVisible, eventHref }: BoardViewProps) => {
  const store = useOfferStore();
  const tables = useOfferTables();
  const boardRef = useRef<HTMLDivElement>(null);
  const { collapsed, toggle } = useCollapsed();
  const viewport = useViewport(boardRef);
  const { view } = usePresentation();
  const [wanted, setChoice] = useState(FIRST_CHOICE);
  const { top, bottom } = viewport;
  const shape = gridShape(view, viewport);
  const { metrics, head } = GRID_SHAPES[shape];
  const bothParts = shape === "plates" && viewport.boardWidth >= BOTH_PARTS_FROM;

  const tabs = useMemo(() => tabsOf(fullBoard, tables), [fullBoard, tables]);
  const isSingle = shape === "single" || shape === "single-plates";
  const key = tabs.includes(wanted.key) ? wanted.key : FIRST_CHOICE.key;
  const markets = useMemo(() => singleMarkets(fullBoard, key, tables), [fullBoard, key, tables]);
  const choice = useMemo(() => {
    const isOffered = !isSingle || markets.some((market) => isChosen(wanted, market));
    return { ...wanted, key, ...(!isOffered && markets[0]) };
  }, [wanted, key, isSingle, markets]);
  const choose = (change: Partial<GridChoice>): void => setChoice((before) => ({ ...before, ...change }));
  const board = useBands(
    useMemo(() => boardOfTab(fullBoard, choice.key, tables), [fullBoard, choice.key, tables]),
    store,
  );
  const blocks = useMemo(() => boardBlocks(board, { tables, captions: false, collapsed }), [board, tables, collapsed]);
  const geometry = useMemo(
    () => layBlocks(blocks, metrics, rowHeights(store, tables, shape, choice)),
    [blocks, metrics, store, tables, shape, choice],
  );
  const namesSports = useMemo(() => isMixed(blocks), [blocks]);

  useAnchor(boardRef, geometry);
  useArrowKeys(boardRef);
  useDrawn(geometry, viewport, onVisible);

  const sectionOf = (key: string): BoardSection | undefined => board.sections.find((section) => section.key === key);
  return (
    <div
      className={styles.grid}
      data-shape={shape}
      data-family={familyOf(view)}
      data-both={bothParts}
      style={{ "--grid-head": `${head}px` } as CSSProperties}
    >
      {isSingle && <MarketTabs markets={markets} choice={choice} onChoose={choose} />}
      {!isSingle && tabs.length > 1 && <GridTabs tabs={tabs} choice={choice} onChoose={choose} />}
      <GridHead shape={shape} />
      <div ref={boardRef} className={styles.board} style={{ height: geometry.height }}>
        {visibleBlocks(geometry, top, bottom).map((place) => {
          const { block } = place;
          if (block.kind === "caption") return null;
          if (block.kind === "section") {
            const section = sectionOf(block.key);
            return section && <Band key={block.key} section={section} top={place.top} />;
          }
          return (
            <GridLeague
              key={block.key}
              block={block}
              place={place}
              rows={visibleRows(place, top, bottom)}
              shape={shape}
              choice={choice}
              bothParts={bothParts}
              namesSports={namesSports}
              eventHref={eventHref}
              onToggle={() => toggle(block.key)}
              onPart={(part) => choose({ part })}
            />
          );
        })}
      </div>
    </div>
  );
};
