import type { PromotedStatistics } from "@touchline/protocol";
import type { OfferApi } from "../../net/offer-api.ts";
import { untilOf } from "../live-offer/time-range.ts";
import { createPoll } from "../poll.ts";
import type { ReadonlyStore } from "../readonly-store.ts";

interface PromoCatalogsOptions {
  readonly api: OfferApi;
  readonly now: () => number;
  readonly after: (milliseconds: number, run: () => void) => () => void;
  readonly onError: (error: unknown) => void;
  readonly today: boolean;
}

export type PromoCatalog = PromotedStatistics["catalogs"][number];

export interface LiveCatalogs {
  /** Those with events; null until they are known. */
  readonly catalogs: ReadonlyStore<readonly PromoCatalog[] | null>;
  readonly open: () => void;
  readonly close: () => void;
}

const REFRESH_AFTER = 30_000;

/** The catalogs that have events, today or at all. */
export const createPromoCatalogs = ({ api, now, after, onError, today }: PromoCatalogsOptions): LiveCatalogs => {
  const { value, start, stop } = createPoll<readonly PromoCatalog[] | null>({
    initial: null,
    every: REFRESH_AFTER,
    after,
    onError,
    load: async (signal) => {
      const { catalogs } = await api.promotedStatistics(untilOf(today ? "today" : "all", now()), signal);
      return catalogs.filter(({ count }) => count > 0);
    },
  });
  return { catalogs: value, open: start, close: stop };
};
