import type { Viewer } from "../audience.ts";
import { changesOf } from "./changes.ts";
import { type Bar, type Row, shownBars } from "./row.ts";

/** Why a slot shows something, or nothing. */
export type Reason =
  | "always"
  /** Shown until `when`. */
  | "until"
  /** Not shown yet; begins at `when`. */
  | "later"
  /** Only others are shown something. */
  | "audience"
  /** The banner for this time is disabled. */
  | "off"
  | "over"
  /** There is never anything to show. */
  | "empty";

export interface PlaceNow {
  readonly row: Row;
  readonly shows: readonly Bar[];
  readonly reason: Reason;
  readonly when: number | null;
}

const isOpen = ({ from, to }: Bar, at: number): boolean => from <= at && at < to;

const whyHidden = (row: Row, at: number, viewer: Viewer): Pick<PlaceNow, "reason" | "when"> => {
  if (row.bars.some((bar) => bar.banner?.enabled !== false && isOpen(bar, at)))
    return { reason: "audience", when: null };
  if (row.bars.some((bar) => bar.banner?.enabled === false && isOpen(bar, at))) return { reason: "off", when: null };
  const next = changesOf([row], viewer).find((change) => change.at > at);
  if (next) return { reason: "later", when: next.at };
  return { reason: row.bars.length > 0 ? "over" : "empty", when: null };
};

const placeAt = (row: Row, at: number, viewer: Viewer): PlaceNow => {
  const shows = shownBars(row, at, viewer);
  if (shows.length === 0) return { row, shows, ...whyHidden(row, at, viewer) };
  const next = changesOf([row], viewer).find((change) => change.at > at);
  return { row, shows, reason: next ? "until" : "always", when: next?.at ?? null };
};

/** What this viewer sees at that time, by slot. */
export const momentOf = (rows: readonly Row[], at: number, viewer: Viewer): PlaceNow[] =>
  rows.map((row) => placeAt(row, at, viewer));
