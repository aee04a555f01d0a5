import { applyDelta, type EventDelta, encodeOfferMessage, type Market, type OfferEvent } from "@touchline/protocol";

export const sampleMarket = (slot: number, fields: Partial<Market> = {}): Market => ({
  slot,
  metaMarketId: 1,
  specifiers: {},
  main: true,
  listed: false,
  outcomes: [1, 2],
  prices: [180, 200],
  ...fields,
});

/** Lists show the first market and the line 2.5 of the second; the rest is for the event's own page. */
export const sampleEvent = (id: number, fields: Partial<OfferEvent> = {}): OfferEvent => ({
  id,
  version: 1,
  producer: "simulator",
  type: "MATCH",
  sportId: 1,
  categoryId: 10,
  tournamentId: 100,
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
  metadata: null,
  incidents: [],
  suspended: false,
  streamed: false,
  catalogIds: [],
  promotedOfferIds: [],
  markets: [
    sampleMarket(0, { listed: true }),
    sampleMarket(2, { metaMarketId: 2, specifiers: { total: "2.5" }, listed: true }),
    sampleMarket(4, { metaMarketId: 2, specifiers: { total: "3.5" }, main: false }),
    sampleMarket(6, { metaMarketId: 3 }),
  ],
  ...fields,
});

export const firstMessage = (event: OfferEvent): string =>
  encodeOfferMessage({ version: event.version, prices: [] }, event);

/** An event as its source changes it: each change gives the message that goes on the bus. */
export const createSource = (event: OfferEvent) => ({
  event,
  change: (delta: Omit<EventDelta, "version">): string => {
    const next: EventDelta = { ...structuredClone(delta), version: event.version + 1 };
    applyDelta(event, structuredClone(next));
    return encodeOfferMessage(next, event);
  },
});

export type Source = ReturnType<typeof createSource>;
