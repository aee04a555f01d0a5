import type { Viewer } from "../audience.ts";
import { type Bar, type Row, shownBars } from "./row.ts";

export interface PlaceChange {
  readonly row: Row;
  /** What it shows from then on. */
  readonly shows: readonly Bar[];
  /** It shows nothing until a later banner. */
  readonly isGap: boolean;
}

/** A time at which anything appears or disappears. */
export interface Change {
  readonly at: number;
  readonly places: readonly PlaceChange[];
}

const pathsOf = (bars: readonly Bar[]): string => bars.map(({ path }) => path).join();

const changeOf = (row: Row, at: number, viewer: Viewer): PlaceChange[] => {
  const shows = shownBars(row, at, viewer);
  if (pathsOf(shows) === pathsOf(shownBars(row, at - 1, viewer))) return [];
  const returns = row.gaps.some((gap) => gap.from <= at && at < gap.to && gap.audience.includes(viewer.audience));
  return [{ row, shows, isGap: shows.length === 0 && returns }];
};

/** Every change that this viewer would see, in chronological order. */
export const changesOf = (rows: readonly Row[], viewer: Viewer): Change[] => {
  const ends = rows.flatMap(({ bars }) => bars.flatMap(({ from, to }) => [from, to])).filter(Number.isFinite);
  return [...new Set(ends)]
    .sort((one, other) => one - other)
    .map((at) => ({ at, places: rows.flatMap((row) => changeOf(row, at, viewer)) }))
    .filter(({ places }) => places.length > 0);
};
