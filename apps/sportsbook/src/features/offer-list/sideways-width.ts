import type { MarketColumn } from "./columns.ts";

/** The event's own part of a row, which stays in sight. */
const EVENT_WIDTH = 320;
const COLUMN_GAP = 12;
const END = 8;

/** How wide a board must be for the row with the most markets. */
export const widestRow = (rows: readonly (readonly MarketColumn[])[]): number =>
  Math.max(0, ...rows.map((row) => row.reduce((sum, { width }) => sum + width + COLUMN_GAP, EVENT_WIDTH + END)));
