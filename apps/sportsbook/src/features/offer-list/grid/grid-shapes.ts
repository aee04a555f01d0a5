import type { OfferView } from "@touchline/brands";
import { BREAKPOINTS, GRID, LIST } from "../../../ui/metrics.ts";
import type { BoardMetrics } from "../board-geometry.ts";

/**
 * How an Asian or Indonesian view is drawn in the room there is: a ruled table, tiles for the finger, one line per event,
 * one market with its lines side by side (for the pointer or the finger), or markets stacked under the event.
 */
export type GridShape = "table" | "plates" | "line" | "single" | "single-plates" | "stack";

interface Shape {
  readonly metrics: BoardMetrics;
  /** Height of the sticky head of the list. */
  readonly head: number;
}

const TABLE: BoardMetrics = { section: GRID.section, caption: 0, head: GRID.league, row: 92, gap: 0 };
const CARDS: BoardMetrics = {
  section: GRID.section + LIST.gap,
  caption: 0,
  head: GRID["league-card"],
  row: 178,
  gap: LIST.gap,
};

export const GRID_SHAPES: Readonly<Record<GridShape, Shape>> = {
  table: { metrics: TABLE, head: GRID["table-head"] },
  line: { metrics: { ...TABLE, row: 40 }, head: GRID["line-head"] },
  single: { metrics: { ...TABLE, row: 64 }, head: GRID["single-head"] },
  plates: { metrics: { ...CARDS, head: GRID["league-card-columns"] }, head: 0 },
  "single-plates": { metrics: { ...CARDS, row: GRID["single-tiles-head"] + 2 * GRID.tile + LIST.gap + 2 }, head: 0 },
  stack: { metrics: { ...CARDS, row: 200 }, head: 0 },
};

/** Minimum offer widths of the table and of the one-line view, in pixels. */
const TABLE_FROM = 740;
const LINE_FROM = 1180;

interface Room {
  readonly windowWidth: number;
  readonly boardWidth: number;
}

/** Table cells are too small for touch; there tiles are used. */
const standard = ({ windowWidth, boardWidth }: Room): GridShape =>
  windowWidth >= BREAKPOINTS.desktop && boardWidth >= TABLE_FROM ? "table" : "plates";

export const gridShape = (view: OfferView, room: Room): GridShape => {
  switch (view) {
    case "asia_wide":
      return room.boardWidth >= LINE_FROM ? "line" : standard(room);
    case "asia_single_market":
      return room.windowWidth >= BREAKPOINTS.desktop ? "single" : "single-plates";
    case "asia_multi_market_vertical":
    case "indonesia_multi_market_vertical_accent":
      return "stack";
    default:
      return standard(room);
  }
};
