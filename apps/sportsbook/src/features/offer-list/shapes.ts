import type { Presentation } from "../../data/preferences/preferences-context.ts";
import { BREAKPOINTS, LIST, ROW } from "../../ui/metrics.ts";
import type { OddsForm } from "../../ui/odds-button.tsx";
import type { BoardMetrics } from "./board-geometry.ts";

/** Layout of a view for the available width. */
export type BoardShape =
  | "narrow"
  | "tablet"
  | "compact"
  | "dense"
  | "full"
  | "double"
  | "double-narrow"
  | "names-narrow"
  | "names"
  | "single"
  | "multi";

interface Columns {
  readonly count: number;
  readonly tile: number;
}

interface Shape {
  readonly metrics: BoardMetrics;
  /** Whether each sport begins with a caption. */
  readonly captions: boolean;
  /** Whether league heads name the columns; tiles with outcome names do not need that. */
  readonly heads: boolean;
  /** One market over the full width, or several of fixed width. */
  readonly columns: "one" | Columns;
  /** Columns of sports whose live rows show the score of each set, where they need other ones. */
  readonly columnsInSets?: Columns;
  readonly form: OddsForm;
  /** Text of a tile besides the price. */
  readonly label: "none" | "team" | "outcome";
  /** Markets scroll sideways while the events stay visible. */
  readonly sideways?: true;
  /** Distances, lines and the parts beside the markets are narrower: names get the room. */
  readonly tight?: true;
  /** Leagues are in two columns. */
  readonly paired?: true;
}

const GAPS = { section: LIST.section, gap: LIST.gap };
const NARROW: BoardMetrics = { ...GAPS, caption: 0, head: LIST["league-narrow"], row: ROW.narrow };
const WIDE: BoardMetrics = { ...GAPS, caption: 32, head: LIST.league, row: ROW.wide };

/** In pixels. */
const TIGHT_TILE = 49;

const BARE = { form: "compact", label: "none" } as const;

export const SHAPES: Readonly<Record<BoardShape, Shape>> = {
  narrow: { ...BARE, metrics: NARROW, captions: false, heads: true, columns: "one" },
  tablet: {
    ...BARE,
    metrics: { ...WIDE, row: ROW.tablet },
    captions: true,
    heads: true,
    columns: { count: 2, tile: 52 },
  },
  compact: {
    ...BARE,
    metrics: WIDE,
    captions: true,
    heads: true,
    columns: { count: 2, tile: TIGHT_TILE },
    tight: true,
  },
  dense: {
    ...BARE,
    metrics: WIDE,
    captions: true,
    heads: true,
    columns: { count: 3, tile: TIGHT_TILE },
    columnsInSets: { count: 2, tile: 56 },
    tight: true,
  },
  full: { ...BARE, metrics: WIDE, captions: true, heads: true, columns: { count: 3, tile: 56 } },
  double: {
    ...BARE,
    metrics: WIDE,
    captions: false,
    heads: true,
    columns: { count: 2, tile: TIGHT_TILE },
    tight: true,
    paired: true,
  },
  "double-narrow": {
    metrics: { ...NARROW, row: ROW["double-narrow"] },
    captions: false,
    heads: false,
    columns: "one",
    form: "stacked",
    label: "outcome",
    paired: true,
  },
  "names-narrow": {
    metrics: { ...NARROW, row: ROW["names-narrow"] },
    captions: false,
    heads: false,
    columns: "one",
    form: "stacked",
    label: "team",
  },
  names: {
    metrics: { ...WIDE, row: ROW.names },
    captions: true,
    heads: false,
    columns: "one",
    form: "labelled",
    label: "team",
  },
  single: {
    metrics: WIDE,
    captions: true,
    heads: false,
    columns: { count: 1, tile: 156 },
    form: "labelled",
    label: "outcome",
  },
  multi: {
    ...BARE,
    metrics: { ...WIDE, row: ROW.multi },
    captions: true,
    heads: true,
    columns: { count: 6, tile: 52 },
    sideways: true,
  },
};

/** In pixels: offer widths from which on a third market fits, and from which on it leaves room for names and sets in any sport. */
const DENSE_FROM = 760;
const FULL_FROM = 940;
/** In pixels: offer width from which on three tiles of a single market fit. */
const SINGLE_FROM = 760;

/** In pixels: minimum window width for two columns; the offer must be wide enough as well. */
const DOUBLE_FROM = { window: BREAKPOINTS["desktop-xl"], board: 1180 };

interface Room {
  readonly windowWidth: number;
  readonly boardWidth: number;
}

const fitsTwoColumns = ({ windowWidth, boardWidth }: Room): boolean =>
  windowWidth >= DOUBLE_FROM.window && boardWidth >= DOUBLE_FROM.board;

/** The layout of the board, by view, grid, and the widths of window and board. */
export const boardShape = ({ view, grid }: Pick<Presentation, "view" | "grid">, room: Room): BoardShape => {
  const { windowWidth, boardWidth } = room;
  const isNarrow = windowWidth < BREAKPOINTS.tablet;
  if (view === "euro_wide") return isNarrow ? "names-narrow" : "names";
  if (isNarrow) return grid === "two_columns" ? "double-narrow" : "narrow";
  if (view === "euro_multi_market_horizontal") return "multi";
  // On a tablet two tiles of this width would leave no room for names.
  if (view === "euro_single_market" && boardWidth >= SINGLE_FROM) return "single";
  if (windowWidth < BREAKPOINTS.desktop) return "tablet";
  if (grid === "two_columns" && fitsTwoColumns(room)) return "double";
  if (boardWidth < DENSE_FROM) return "compact";
  return boardWidth < FULL_FROM ? "dense" : "full";
};
