import type { Route, Statistics } from "@touchline/protocol";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { OfferCounts } from "../../data/live-offer/statistics-loader.ts";
import type { ReadonlyStore } from "../../data/readonly-store.ts";

import type { TimeRange } from "./leagues-choice.ts";

/** Counts of another time range than the page's. */
export interface RangeCounts {
  readonly counts: ReadonlyStore<OfferCounts>;
  readonly show: (route: Route) => void;
  readonly close: () => void;
}

interface RangeCountsOptions {
  readonly time: TimeRange;
  /** The time range of the page, and its counts. */
  readonly pageTime: TimeRange;
  readonly statistics: Statistics | null;
  readonly create: () => RangeCounts;
}

/** The page has the counts of its own time range; those of the other one are loaded once they are wanted. */
export const useRangeCounts = ({ time, pageTime, statistics, create }: RangeCountsOptions) => {
  const [other] = useState(create);
  const { statistics: others } = useStore(other.counts);
  const isOther = time !== pageTime;
  useEffect(() => {
    if (isOther) other.show({ view: "sports", filters: { date: time } });
  }, [other, isOther, time]);
  useEffect(() => other.close, [other]);
  return isOther
    ? { shown: others ?? statistics, isCounted: others !== null }
    : { shown: statistics, isCounted: statistics !== null };
};
