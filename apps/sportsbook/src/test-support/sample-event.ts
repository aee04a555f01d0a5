import type { EventDetail, Market, OfferEvent } from "@touchline/protocol";
import { sampleMetadata, totalMarket } from "./sample-offer.ts";

const resultMarket: Market = {
  slot: 0,
  metaMarketId: 201,
  specifiers: {},
  main: true,
  listed: true,
  lined: true,
  outcomes: [1, 2, 3],
  prices: [148, 440, 675],
};

/** A live match as the server holds it: a match result at the slots 0 to 2, totals from slot 3 on. */
export const serverEvent = (changes: Partial<OfferEvent> = {}): OfferEvent => ({
  id: 7,
  version: 1,
  producer: "sample",
  type: "MATCH",
  sportId: 1,
  categoryId: 21,
  tournamentId: 31,
  names: null,
  competitors: [
    { id: 1, name: "Ashbourne City", kit: null },
    { id: 2, name: "Harrow Vale", kit: null },
  ],
  reversed: false,
  startsAt: 1_800_000_000_000,
  game: "LIVE",
  playStatus: "RUNNING",
  detailedPlayStatus: 1,
  metadata: sampleMetadata,
  incidents: [],
  suspended: false,
  streamed: false,
  catalogIds: [],
  promotedOfferIds: [],
  markets: [structuredClone(resultMarket), totalMarket(3, "2.5", [183, 194])],
  ...changes,
});

const nameMarket = (eventId: number, market: Market): EventDetail["markets"][number] => ({
  slot: market.slot,
  id: `${eventId}m${market.slot}`,
  metaMarketId: market.metaMarketId,
  key: market.metaMarketId === 201 ? "result" : "total",
  name: market.metaMarketId === 201 ? "Match result" : "Total goals",
  group: market.metaMarketId === 201 ? "main" : "goals",
  specifiers: market.specifiers,
  line: market.specifiers.total ?? null,
  main: market.main,
  listed: market.listed,
  betBuilder: true,
  outcomes: market.prices.map((price, index) => ({
    id: `${eventId}o${market.slot + index}`,
    slot: market.slot + index,
    metaOutcomeId: market.outcomes[index] ?? 1,
    name: `Outcome ${index + 1}`,
    label: `${index + 1}`,
    price,
  })),
});

/** What the API answers for it. */
export const detailOf = (event: OfferEvent): EventDetail => ({
  id: event.id,
  version: event.version,
  producer: event.producer,
  type: event.type,
  name: "Ashbourne City - Harrow Vale",
  sport: { id: 1, key: "soccer", name: "Football", listMarkets: [201, 202] },
  category: { id: 21, sportId: 1, name: "England", flag: "eng" },
  tournament: { id: 31, name: "Premier Division" },
  competitors: event.competitors,
  reversed: event.reversed,
  startsAt: event.startsAt,
  game: event.game,
  playStatus: event.playStatus,
  detailedPlayStatus: event.detailedPlayStatus,
  metadata: event.metadata,
  incidents: event.incidents,
  suspended: event.suspended,
  streamed: event.streamed,
  groups: [
    { key: "main", name: "Main", count: 1 },
    { key: "goals", name: "Goals", count: 1 },
  ],
  markets: event.markets
    .toSorted((first, second) => first.metaMarketId - second.metaMarketId || first.slot - second.slot)
    .map((market) => nameMarket(event.id, market)),
});
