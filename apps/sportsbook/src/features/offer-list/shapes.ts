import type { OfferView } from "@touchline/brands";
import type { BoardMetrics } from "./board-geometry.ts";

/** How a view is drawn in the room there is. */
export type BoardShape = "narrow" | "tablet" | "compact" | "full" | "names-narrow" | "names";

interface Shape {
  readonly metrics: BoardMetrics;
  /** Whether each sport begins with a line of its own. */
  readonly captions: boolean;
  /** Whether the heads of leagues name the columns; plates that carry their outcomes need no names above. */
  readonly heads: boolean;
  /** One market over the whole width, or several of fixed width. */
  readonly columns: "one" | { readonly count: number; readonly plate: number };
}

const NARROW: BoardMetrics = { section: 44, caption: 0, head: 34, row: 72, gap: 8 };
const WIDE: BoardMetrics = { section: 44, caption: 32, head: 36, row: 56, gap: 8 };

export const SHAPES: Readonly<Record<BoardShape, Shape>> = {
  narrow: { metrics: NARROW, captions: false, heads: true, columns: "one" },
  tablet: { metrics: { ...WIDE, row: 64 }, captions: true, heads: true, columns: { count: 2, plate: 52 } },
  compact: { metrics: WIDE, captions: true, heads: true, columns: { count: 2, plate: 56 } },
  full: { metrics: WIDE, captions: true, heads: true, columns: { count: 3, plate: 56 } },
  "names-narrow": { metrics: { ...NARROW, row: 124 }, captions: false, heads: false, columns: "one" },
  names: { metrics: { ...WIDE, row: 92 }, captions: true, heads: false, columns: "one" },
};

const TABLET_FROM = 768;
const DESKTOP_FROM = 1280;
/** Offer width at which a third market leaves the teams enough room. */
const FULL_FROM = 760;

/** How the board is drawn, from the view and from the width of the window and of the board itself. */
export const boardShape = (view: OfferView, windowWidth: number, boardWidth: number): BoardShape => {
  if (view === "euro_wide") return windowWidth < TABLET_FROM ? "names-narrow" : "names";
  if (windowWidth < TABLET_FROM) return "narrow";
  if (windowWidth < DESKTOP_FROM) return "tablet";
  return boardWidth < FULL_FROM ? "compact" : "full";
};
