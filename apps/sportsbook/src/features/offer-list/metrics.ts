import type { BoardMetrics } from "./board-geometry.ts";
import type { BoardShape } from "./columns.ts";

const WIDE: BoardMetrics = { section: 44, caption: 32, head: 36, row: 56, gap: 8 };

export const METRICS: Readonly<Record<BoardShape, BoardMetrics>> = {
  narrow: { section: 44, caption: 0, head: 34, row: 72, gap: 8 },
  tablet: { ...WIDE, row: 64 },
  compact: WIDE,
  full: WIDE,
};

const TABLET_FROM = 768;
const DESKTOP_FROM = 1280;
/** Offer width at which a third market leaves the teams enough room. */
const FULL_FROM = 760;

/** How the board is drawn, from the width of the window and of the board itself. */
export const boardShape = (windowWidth: number, boardWidth: number): BoardShape => {
  if (windowWidth < TABLET_FROM) return "narrow";
  if (windowWidth < DESKTOP_FROM) return "tablet";
  return boardWidth < FULL_FROM ? "compact" : "full";
};
