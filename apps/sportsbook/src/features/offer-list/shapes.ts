import type { Presentation } from "../../data/preferences/preferences-context.ts";
import { BREAKPOINTS, LIST, ROW } from "../../ui/metrics.ts";
import type { OddsForm } from "../../ui/odds-button.tsx";
import type { BoardMetrics } from "./board-geometry.ts";

/** How a view is drawn in the room there is. */
export type BoardShape =
  | "narrow"
  | "tablet"
  | "compact"
  | "full"
  | "double"
  | "names-narrow"
  | "names"
  | "single"
  | "multi";

interface Shape {
  readonly metrics: BoardMetrics;
  /** Whether each sport begins with a line of its own. */
  readonly captions: boolean;
  /** Whether the heads of leagues name the columns; plates that carry their outcomes need no names above. */
  readonly heads: boolean;
  /** One market over the whole width, or several of fixed width. */
  readonly columns: "one" | { readonly count: number; readonly plate: number };
  readonly form: OddsForm;
  /** What stands on a plate beside the price. */
  readonly label: "none" | "team" | "outcome";
  /** Markets beyond the edge are scrolled to, while the events stay in sight. */
  readonly sideways?: true;
  /** Leagues stand in two columns. */
  readonly paired?: true;
}

const GAPS = { section: LIST.section, gap: LIST.gap };
const NARROW: BoardMetrics = { ...GAPS, caption: 0, head: LIST["league-narrow"], row: ROW.narrow };
const WIDE: BoardMetrics = { ...GAPS, caption: 32, head: LIST.league, row: ROW.wide };

const BARE = { form: "compact", label: "none" } as const;

export const SHAPES: Readonly<Record<BoardShape, Shape>> = {
  narrow: { ...BARE, metrics: NARROW, captions: false, heads: true, columns: "one" },
  tablet: {
    ...BARE,
    metrics: { ...WIDE, row: ROW.tablet },
    captions: true,
    heads: true,
    columns: { count: 2, plate: 52 },
  },
  compact: { ...BARE, metrics: WIDE, captions: true, heads: true, columns: { count: 2, plate: 56 } },
  full: { ...BARE, metrics: WIDE, captions: true, heads: true, columns: { count: 3, plate: 56 } },
  double: { ...BARE, metrics: WIDE, captions: false, heads: true, columns: { count: 2, plate: 49 }, paired: true },
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
    columns: { count: 1, plate: 156 },
    form: "labelled",
    label: "outcome",
  },
  multi: {
    ...BARE,
    metrics: { ...WIDE, row: ROW.multi },
    captions: true,
    heads: true,
    columns: { count: 6, plate: 52 },
    sideways: true,
  },
};

/** Offer width at which a third market leaves the teams enough room. */
const FULL_FROM = 760;
/** Offer width at which three plates of a single market leave the teams enough room. */
const SINGLE_FROM = 760;

/** From here on the events may stand in two columns, if the offer itself has the room, too. */
const DOUBLE_FROM = { window: BREAKPOINTS["desktop-xl"], board: 1180 };

interface Room {
  readonly windowWidth: number;
  readonly boardWidth: number;
}

const fitsTwoColumns = ({ windowWidth, boardWidth }: Room): boolean =>
  windowWidth >= DOUBLE_FROM.window && boardWidth >= DOUBLE_FROM.board;

/** How the board is drawn, from the view and the grid that were chosen and the width of the window and of the board itself. */
export const boardShape = ({ view, grid }: Pick<Presentation, "view" | "grid">, room: Room): BoardShape => {
  const { windowWidth, boardWidth } = room;
  const isNarrow = windowWidth < BREAKPOINTS.tablet;
  if (view === "euro_wide") return isNarrow ? "names-narrow" : "names";
  if (isNarrow) return "narrow";
  if (view === "euro_multi_market_horizontal") return "multi";
  // Two plates of this width leave no room for names on a tablet.
  if (view === "euro_single_market" && boardWidth >= SINGLE_FROM) return "single";
  if (windowWidth < BREAKPOINTS.desktop) return "tablet";
  if (grid === "two_columns" && fitsTwoColumns(room)) return "double";
  return boardWidth < FULL_FROM ? "compact" : "full";
};
