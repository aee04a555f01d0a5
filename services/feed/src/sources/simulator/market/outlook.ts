import type { Specifiers } from "@touchline/betting";
import type { Joint, Series } from "../chance/distribution.ts";

export type Distribution = Series | Joint;

/**
 * What a model knows of a match, as distributions by reading: `goals.all.total`, `set.2.winner`. Every market of the event is priced
 * from it, so that prices agree. At the end each reading is certain, and the rules that priced a market settle it.
 */
export interface Outlook {
  /** Null where the reading does not exist for this match, such as a third set that was not played. */
  read(reading: string): Distribution | null;
  /** Specifiers of the numbered markets that are open now: the next goal, the running set, the coming game. */
  open(thing: string): readonly Specifiers[];
}

export type Readings = Record<string, () => Distribution>;

export const createOutlook = (
  readings: Readings,
  open: Readonly<Record<string, readonly Specifiers[]>> = {},
): Outlook => {
  const known = new Map<string, Distribution | null>();
  return {
    read: (reading) => {
      let found = known.get(reading);
      if (found === undefined) known.set(reading, (found = readings[reading]?.() ?? null));
      return found;
    },
    open: (thing) => open[thing] ?? [],
  };
};
