import type { PromotedStatistics, Route, Statistics } from "@touchline/protocol";
import type { OfferApi, StatisticsFilter } from "../../net/offer-api.ts";
import { createState, type Readable } from "../state.ts";
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

const filterOf = (route: Route, now: number): StatisticsFilter => ({
  until: route.view === "live" ? undefined : untilOf(route.filters.date, now),
  eventCounterType: route.view === "live" ? "LIVE" : "ALL",
});

/** Counts for the navigation and the filters. Old counts stay until new ones are there: nothing on the screen moves. */
export const createStatisticsLoader = ({ api, now, after, onError }: StatisticsLoaderOptions) => {
  const counts = createState<OfferCounts>({ statistics: null, promoted: null });
  let route: Route | null = null;
  let running = new AbortController();
  let cancelNext = (): void => undefined;

  const load = async (): Promise<void> => {
    if (!route) return;
    running.abort();
    cancelNext();
    const mine = new AbortController();
    running = mine;
    const filter = filterOf(route, now());
    try {
      const [statistics, promoted] = await Promise.all([
        api.statistics(filter, mine.signal),
        api.promotedStatistics(filter.until, mine.signal),
      ]);
      counts.set({ statistics, promoted });
    } catch (error) {
      if (mine.signal.aborted) return;
      onError(error);
    }
    cancelNext = after(REFRESH_AFTER, load);
  };

  return {
    counts: counts as Readable<OfferCounts>,
    show: (next: Route): void => {
      const isSame = route && route.view === next.view && route.filters.date === next.filters.date;
      route = next;
      if (!isSame) load();
    },
  };
};
