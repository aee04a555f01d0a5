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
import type { ReferenceIndex } from "@touchline/server-kit";

export type ListOptions = Pick<ListQuery, "locale" | "numberOfMarketsPerSport" | "lines" | "supplementalNameTypeIds">;

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

/** A list has one column per outcome of the meta market, so markets with other outcomes are left out. */
const listMarket = (market: Market, reference: ReferenceIndex): ListMarket | null => {
  const metaMarket = reference.metaMarkets.get(market.metaMarketId);
  if (!metaMarket || metaMarket.outcomes.length === 0) return null;
  if (metaMarket.outcomes.some(({ id }, index) => market.outcomes[index] !== id)) return null;
  if (market.prices.length !== metaMarket.outcomes.length) return null;
  const line = metaMarket.line === null ? null : (market.specifiers[metaMarket.line] ?? "");
  return { metaMarketId: market.metaMarketId, slot: market.slot, line, prices: market.prices };
};

const listMarkets = (event: OfferEvent, reference: ReferenceIndex): ListMarket[] => {
  const listed = event.markets.filter((market) => market.listed);
  const kinds = reference.sports.get(event.sportId)?.listMarkets ?? [];
  return kinds.flatMap((kind) => {
    const market = listed.find(({ metaMarketId }) => metaMarketId === kind);
    return (market && listMarket(market, reference)) ?? [];
  });
};

/** Additional lines of a list with several lines: by meta market, the nearest to the main line first. */
const moreLines = (event: OfferEvent, reference: ReferenceIndex): ListMarket[] => {
  const mains = new Map(event.markets.filter(({ main }) => main).map((market) => [market.metaMarketId, market]));
  const lineOf = (market: Market | undefined): number =>
    Number(market?.specifiers[reference.metaMarkets.get(market.metaMarketId)?.line ?? ""] ?? 0);
  const distance = (market: Market): number => Math.abs(lineOf(market) - lineOf(mains.get(market.metaMarketId)));
  return event.markets
    .filter(({ listed, lined }) => lined && !listed)
    .toSorted(
      (one, other) =>
        one.metaMarketId - other.metaMarketId || distance(one) - distance(other) || lineOf(one) - lineOf(other),
    )
    .flatMap((market) => listMarket(market, reference) ?? []);
};

const hasBetBuilder = (event: OfferEvent, { metaMarkets }: ReferenceIndex): boolean =>
  event.markets.some(({ metaMarketId }) => metaMarkets.get(metaMarketId)?.betBuilder);

interface Row {
  readonly version: number;
  readonly reference: ReferenceIndex;
  readonly markets: readonly ListMarket[];
  /** Null until a list with several lines is requested. */
  more: readonly ListMarket[] | null;
  readonly betBuilder: boolean;
}

const rows = new WeakMap<OfferEvent, Row>();

/** Cached by event version: filtering all markets is the expensive part of a list, and most events do not change between lists. */
const rowOf = (event: OfferEvent, reference: ReferenceIndex): Row => {
  const known = rows.get(event);
  if (known?.version === event.version && known.reference === reference) return known;
  const markets = listMarkets(event, reference);
  const row = { version: event.version, reference, markets, more: null, betBuilder: hasBetBuilder(event, reference) };
  rows.set(event, row);
  return row;
};

/** Limited to the first meta markets of the sport; an event without one of them gets no other instead. */
const limitMarkets = (event: OfferEvent, { markets, reference }: Row, limit: number): readonly ListMarket[] => {
  const kinds = reference.sports.get(event.sportId)?.listMarkets ?? [];
  if (kinds.length <= limit) return markets;
  const allowed = kinds.slice(0, limit);
  return markets.filter(({ metaMarketId }) => allowed.includes(metaMarketId));
};

const marketsOf = (
  event: OfferEvent,
  row: Row,
  { numberOfMarketsPerSport, lines }: ListOptions,
): readonly ListMarket[] => {
  const markets = limitMarkets(event, row, numberOfMarketsPerSport);
  return lines ? [...markets, ...(row.more ??= moreLines(event, row.reference))] : markets;
};

const listFields = (event: OfferEvent, row: Row, options: ListOptions): ListEvent => ({
  id: event.id,
  version: event.version,
  tournamentId: event.tournamentId,
  startsAt: event.startsAt,
  live: event.game === "LIVE",
  streamed: event.streamed,
  reversed: event.reversed,
  suspended: event.suspended,
  betBuilder: row.betBuilder,
  competitors: event.competitors.map((competitor) => listCompetitor(competitor, options.supplementalNameTypeIds)),
  name: event.names === null ? null : selectName(event.names, options.locale),
  marketCount: event.markets.length,
  detailedPlayStatus: event.detailedPlayStatus,
  metadata: event.metadata,
  markets: marketsOf(event, row, options),
});

export const listEvent = (event: OfferEvent, reference: ReferenceIndex, options: ListOptions): ListEvent =>
  listFields(event, rowOf(event, reference), options);
