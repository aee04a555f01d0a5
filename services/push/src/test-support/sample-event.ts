import { applyDelta, type EventDelta, encodeOfferMessage, type Market, type OfferEvent } from "@touchline/protocol";
import { market, offerEvent } from "@touchline/protocol/testing";

export const sampleMarket = (slot: number, fields: Partial<Market> = {}): Market =>
  market(slot, [180, 200], { listed: false, lined: fields.listed ?? false, ...fields });

/** Listed: the first market and line 2.5 of the second. Lined: line 3.5 too. The other markets are at the full level only. */
export const sampleEvent = (id: number, fields: Partial<OfferEvent> = {}): OfferEvent =>
  offerEvent({
    id,
    categoryId: 10,
    tournamentId: 100,
    game: "LIVE",
    playStatus: "RUNNING",
    detailedPlayStatus: 1,
    markets: [
      sampleMarket(0, { listed: true }),
      sampleMarket(2, { metaMarketId: 2, specifiers: { total: "2.5" }, listed: true }),
      sampleMarket(4, { metaMarketId: 2, specifiers: { total: "3.5" }, main: false, lined: true }),
      sampleMarket(6, { metaMarketId: 3 }),
    ],
    ...fields,
  });

export const firstMessage = (event: OfferEvent): string =>
  encodeOfferMessage({ version: event.version, prices: [] }, event);

/** The source's copy of an event: each change returns the message for the bus. */
export const createSource = (event: OfferEvent) => ({
  event,
  change: (delta: Omit<EventDelta, "version">): string => {
    const next: EventDelta = { ...structuredClone(delta), version: event.version + 1 };
    applyDelta(event, structuredClone(next));
    return encodeOfferMessage(next, event);
  },
});

export type Source = ReturnType<typeof createSource>;
