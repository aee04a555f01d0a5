import type { Specifiers } from "@touchline/betting";
import type { Joint, Series } from "../chance/distribution.ts";

export type Distribution = Series | Joint;

/**
 * All that a model knows of how a match will end, by reading: `goals.all.total`, `set.2.winner`.
 * Every market of the event is priced from it, which is why they agree; at the end each reading is certain, and the
 * same rules that priced the market settle it.
 */
export interface Outlook {
  /** Null where the reading has no meaning for this match, such as a third set that was not played. */
  read(reading: string): Distribution | null;
  /** The numbered things that may be bet on now: the next goal, the running set, the coming game. */
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
