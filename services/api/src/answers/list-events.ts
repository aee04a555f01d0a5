import {
  type Competitor,
  type ListCompetitor,
  type ListEvent,
  type ListMarket,
  type ListQuery,
  type Market,
  type OfferEvent,
  selectName,
} from "@touchline/protocol";
import type { ReferenceIndex } from "../offer/reference-index.ts";

export type ListOptions = Pick<ListQuery, "locale" | "numberOfMarketsPerSport" | "supplementalNameTypeIds">;

const listCompetitor = (
  { name, kit, supplementalNames = {} }: Competitor,
  types: readonly number[],
): ListCompetitor => ({
  name,
  kit,
  supplementalNames: Object.fromEntries(
    types.flatMap((type) => {
      const supplemental = supplementalNames[type];
      return supplemental ? [[type, supplemental]] : [];
    }),
  ),
});

/** A list has one column per outcome of the kind of market, so it takes only markets that have exactly those. */
const listMarket = (market: Market, reference: ReferenceIndex): ListMarket | null => {
  const metaMarket = reference.metaMarkets.get(market.metaMarketId);
  if (!metaMarket || metaMarket.outcomes.length === 0) return null;
  if (metaMarket.outcomes.some(({ id }, index) => market.outcomes[index] !== id)) return null;
  if (market.prices.length !== metaMarket.outcomes.length) return null;
  const line = metaMarket.line === null ? null : (market.specifiers[metaMarket.line] ?? "");
  return { metaMarketId: market.metaMarketId, slot: market.slot, line, prices: market.prices };
};

const listMarkets = (event: OfferEvent, reference: ReferenceIndex, limit: number): ListMarket[] => {
  const listed = event.markets.filter((market) => market.listed);
  const kinds = reference.sports.get(event.sportId)?.listMarkets.slice(0, limit) ?? [];
  return kinds.flatMap((kind) => {
    const market = listed.find(({ metaMarketId }) => metaMarketId === kind);
    return (market && listMarket(market, reference)) ?? [];
  });
};

const hasBetBuilder = (event: OfferEvent, { metaMarkets }: ReferenceIndex): boolean =>
  event.markets.some(({ metaMarketId }) => metaMarkets.get(metaMarketId)?.betBuilder);

export const listEvent = (event: OfferEvent, reference: ReferenceIndex, options: ListOptions): ListEvent => ({
  id: event.id,
  version: event.version,
  tournamentId: event.tournamentId,
  startsAt: event.startsAt,
  live: event.game === "LIVE",
  streamed: event.streamed,
  reversed: event.reversed,
  suspended: event.suspended,
  betBuilder: hasBetBuilder(event, reference),
  competitors: event.competitors.map((competitor) => listCompetitor(competitor, options.supplementalNameTypeIds)),
  name: event.names === null ? null : selectName(event.names, options.locale),
  marketCount: event.markets.length,
  detailedPlayStatus: event.detailedPlayStatus,
  metadata: event.metadata,
  markets: listMarkets(event, reference, options.numberOfMarketsPerSport),
});
