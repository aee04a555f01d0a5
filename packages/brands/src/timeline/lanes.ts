import { intersect, isEmpty, type Window } from "../check/window.ts";
import type { Bar, Row } from "./row.ts";

export interface LaidBar extends Bar {
  /** Bars of one lane never overlap. */
  readonly lane: number;
}

export interface LaidRow extends Row {
  readonly bars: readonly LaidBar[];
  readonly lanes: number;
}

const touches = (span: Window) => (window: Window) => !isEmpty(intersect(window, span));

/** A bar that takes over is in the lane of the one before it, otherwise in the first free lane. */
const laneFor = (ends: readonly number[], from: number): number => {
  const handedOver = ends.indexOf(from);
  if (handedOver >= 0) return handedOver;
  const free = ends.findIndex((end) => end <= from);
  return free >= 0 ? free : ends.length;
};

const layBars = (bars: readonly Bar[]): LaidBar[] => {
  const ends: number[] = [];
  return bars
    .toSorted((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0))
    .map((bar) => {
      const lane = laneFor(ends, bar.from);
      ends[lane] = bar.to;
      return { ...bar, lane };
    });
};

/** Rows for a time span, with their bars arranged in lanes. */
export const layRows = (rows: readonly Row[], span: Window): LaidRow[] =>
  rows.map((row) => {
    const bars = layBars(row.bars.filter(touches(span)));
    return {
      ...row,
      bars,
      lanes: Math.max(1, ...bars.map(({ lane }) => lane + 1)),
      gaps: row.gaps.filter(touches(span)),
      overlaps: row.overlaps.filter(touches(span)),
    };
  });
