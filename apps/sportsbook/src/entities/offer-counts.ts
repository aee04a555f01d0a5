import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { PromotedStatistics, Route, Statistics } from "@touchline/protocol";
import { createContext, useContext } from "react";
import { useOfferApi } from "../data/offer/offer-context.ts";
import { countRangeOf, promotedQuery, statisticsQuery } from "../data/queries.ts";
import { useConfig } from "./config/config-context.ts";

/** Null until they are known. */
export interface OfferCounts {
  readonly statistics: Statistics | null;
  readonly promoted: PromotedStatistics | null;
}

/** Counts of the shown route. The shell requests them once for the page, so that an opened screen has them at once. */
export const CountsContext = createContext<OfferCounts>({ statistics: null, promoted: null });

export const useCounts = (): OfferCounts => useContext(CountsContext);

const withoutOutrights = (statistics: Statistics): Statistics => ({
  ...statistics,
  totals: { ...statistics.totals, outrights: 0 },
});

/**
 * The previous counts stay until the next are loaded, so that nothing moves. Features that the brand has switched off have no counts, and
 * links that depend on a count disappear with it.
 */
export const useRouteCounts = (route: Route): OfferCounts => {
  const api = useOfferApi();
  const range = countRangeOf(route);
  const { outrights, promotedOffer } = useConfig().brand.settings.integrationWidgets;
  const statistics = useQuery({
    ...statisticsQuery(api, range),
    placeholderData: keepPreviousData,
    ...(!outrights && { select: withoutOutrights }),
  });
  const promoted = useQuery({
    ...promotedQuery(api, range),
    placeholderData: keepPreviousData,
    enabled: promotedOffer,
  });
  return { statistics: statistics.data ?? null, promoted: promotedOffer ? (promoted.data ?? null) : null };
};
