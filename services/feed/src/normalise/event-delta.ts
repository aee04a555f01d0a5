import { isDeepStrictEqual } from "node:util";
import type { EventDelta, EventPatch, Market, OfferEvent } from "@touchline/protocol";
import type { SourceEvent, SourceMarket } from "../source.ts";

const CHANGING = [
  "startsAt",
  "game",
  "playStatus",
  "detailedPlayStatus",
  "metadata",
  "incidents",
  "suspended",
  "streamed",
  "catalogIds",
  "promotedOfferIds",
] as const satisfies readonly (keyof EventPatch & keyof OfferEvent)[];

const pickChanging = (event: SourceEvent | OfferEvent, keys: readonly (typeof CHANGING)[number][]): EventPatch =>
  Object.fromEntries(keys.map((key) => [key, event[key]]));

export const toMarket = ({ definition, main, listed, lined, prices }: SourceMarket, slot: number): Market => ({
  slot,
  metaMarketId: definition.metaMarketId,
  specifiers: { ...definition.specifiers },
  main,
  listed,
  lined,
  outcomes: [...definition.outcomes],
  prices: [...prices],
  ...(definition.names && { names: [...definition.names] }),
});

/** Appends slot and price of each changed outcome. */
const diffPrices = (before: Market, { prices }: SourceMarket, changes: number[]): void => {
  for (let index = 0; index < prices.length; index += 1) {
    const price = prices[index] as number;
    if (price !== before.prices[index]) changes.push(before.slot + index, price);
  }
};

const isShownElsewhere = (before: Market, { main, listed, lined }: SourceMarket): boolean =>
  before.main !== main || before.listed !== listed || before.lined !== lined;

/** The delta from the published state to the source's; null if nothing changed. */
export const diffEvent = (
  before: OfferEvent,
  after: SourceEvent,
  slotOf: (market: SourceMarket) => number,
): EventDelta | null => {
  const gone = new Map(before.markets.map((market) => [market.slot, market]));
  const prices: number[] = [];
  const markets: Market[] = [];
  for (const market of after.markets) {
    const slot = slotOf(market);
    const known = gone.get(slot);
    gone.delete(slot);
    if (!known || isShownElsewhere(known, market)) markets.push(toMarket(market, slot));
    else diffPrices(known, market, prices);
  }
  const changed = CHANGING.filter((key) => before[key] !== after[key] && !isDeepStrictEqual(before[key], after[key]));
  const patch: EventPatch = {
    ...pickChanging(after, changed),
    ...(markets.length > 0 && { markets }),
    ...(gone.size > 0 && { gone: [...gone.keys()] }),
  };
  const hasPatch = Object.keys(patch).length > 0;
  if (!hasPatch && prices.length === 0) return null;
  return { version: before.version + 1, prices, ...(hasPatch && { patch }) };
};

/** The full event as a delta, for consumers that may have missed messages. */
export const fullDelta = (event: OfferEvent, version: number): EventDelta => ({
  version,
  prices: [],
  patch: { ...pickChanging(event, CHANGING), markets: event.markets },
});
