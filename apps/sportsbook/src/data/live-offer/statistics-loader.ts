import type { PromotedStatistics, Route, Statistics } from "@touchline/protocol";
import type { OfferApi, StatisticsFilter } from "../../net/offer-api.ts";
import { createPoll } from "../poll.ts";
import { untilOf } from "./time-range.ts";

export interface OfferCounts {
  readonly statistics: Statistics | null;
  readonly promoted: PromotedStatistics | null;
}

interface StatisticsLoaderOptions {
  readonly api: OfferApi;
  readonly now: () => number;
  readonly after: (milliseconds: number, run: () => void) => () => void;
  readonly onError: (error: unknown) => void;
}

const REFRESH_AFTER = 30_000;
const NO_COUNTS: OfferCounts = { statistics: null, promoted: null };

const filterOf = (route: Route, now: number): StatisticsFilter => ({
  until: route.view === "live" ? undefined : untilOf(route.filters.date, now),
  eventCounterType: route.view === "live" ? "LIVE" : "ALL",
});

/** Counts for the navigation and the filters. */
export const createStatisticsLoader = ({ api, now, after, onError }: StatisticsLoaderOptions) => {
  let route: Route = { view: "homepage", filters: {} };
  let isShown = false;

  const poll = createPoll<OfferCounts>({
    initial: NO_COUNTS,
    every: REFRESH_AFTER,
    after,
    onError,
    load: async (signal) => {
      const filter = filterOf(route, now());
      const [statistics, promoted] = await Promise.all([
        api.statistics(filter, signal),
        api.promotedStatistics(filter.until, signal),
      ]);
      return { statistics, promoted };
    },
  });

  return {
    counts: poll.value,
    show: (next: Route): void => {
      const isSame = isShown && route.view === next.view && route.filters.date === next.filters.date;
      route = next;
      isShown = true;
      if (!isSame) poll.start();
    },
    close: poll.stop,
  };
};
