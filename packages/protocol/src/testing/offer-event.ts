import type { Market, OfferEvent } from "../event.ts";

export const market = (slot: number, prices: number[], more: Partial<Market> = {}): Market => ({
  slot,
  metaMarketId: 1,
  specifiers: {},
  main: true,
  listed: true,
  lined: true,
  outcomes: prices.map((_, index) => index + 1),
  prices,
  ...more,
});

export const offerEvent = (more: Partial<OfferEvent> = {}): OfferEvent => ({
  id: 7,
  version: 1,
  producer: "simulator",
  type: "MATCH",
  sportId: 1,
  categoryId: 2,
  tournamentId: 3,
  names: null,
  competitors: [
    { id: 1, name: "Ashbourne City", kit: null },
    { id: 2, name: "Harrow Vale", kit: "#c8102e-#ffffff-stripes" },
  ],
  reversed: false,
  startsAt: 1_800_000_000_000,
  game: "PREMATCH",
  playStatus: "NOT_STARTED",
  detailedPlayStatus: 0,
  metadata: null,
  incidents: [],
  suspended: false,
  streamed: false,
  catalogIds: [],
  promotedOfferIds: [],
  markets: [market(0, [185, 370, 430]), market(3, [190, 190], { metaMarketId: 2, specifiers: { total: "2.5" } })],
  ...more,
});
