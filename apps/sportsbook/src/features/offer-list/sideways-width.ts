import { SIDEWAYS } from "../../ui/metrics.ts";
import type { MarketColumn } from "./columns.ts";

const END = 8;

/** How wide a board must be for the row with the most markets. */
export const widestRow = (rows: readonly (readonly MarketColumn[])[]): number =>
  Math.max(0, ...rows.map((row) => row.reduce((sum, { width }) => sum + width + SIDEWAYS.gap, SIDEWAYS.event + END)));
