import { type Locale, type PromotedStatistics, selectName } from "@touchline/protocol";
import type { Offer } from "@touchline/server-kit";
import { isOffered } from "../offer/select-events.ts";

export interface PromotedStatisticsQuery {
  readonly until?: number | undefined;
  readonly locale: Locale;
}

const tally = (ids: Iterable<number>): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
};

export const answerPromotedStatistics = (
  { events, reference }: Offer,
  { until = Number.POSITIVE_INFINITY, locale }: PromotedStatisticsQuery,
  now: number,
): PromotedStatistics => {
  const offered = [...events.values()].filter(
    (event) => event.type === "MATCH" && event.startsAt < until && isOffered(event, reference),
  );
  const perCatalog = tally(offered.flatMap(({ catalogIds }) => catalogIds));
  const perPromotedOffer = tally(offered.flatMap(({ promotedOfferIds }) => promotedOfferIds));
  const catalogs = reference.catalogs.map(({ id, names }) => ({
    id,
    name: selectName(names, locale),
    count: perCatalog.get(id) ?? 0,
    promotedOffers: reference.promotedOffers
      .filter(({ catalogId }) => catalogId === id)
      .map((promotedOffer) => ({
        id: promotedOffer.id,
        name: selectName(promotedOffer.names, locale),
        count: perPromotedOffer.get(promotedOffer.id) ?? 0,
      })),
  }));
  return { generatedAt: now, catalogs };
};
