import type { EventDelta, Market, OfferEvent } from "./event.ts";

const findMarket = (markets: readonly Market[], slot: number): Market | undefined =>
  markets.find((market) => slot >= market.slot && slot < market.slot + market.prices.length);

const replaceMarkets = (event: OfferEvent, changed: readonly Market[], gone: readonly number[]): Market[] => {
  const bySlot = new Map(event.markets.map((market) => [market.slot, market]));
  for (const market of changed) bySlot.set(market.slot, market);
  for (const slot of gone) bySlot.delete(slot);
  return [...bySlot.values()];
};

/** Brings an event to the delta's version. In place, because servers have thousands of events and deltas per second. */
export const applyDelta = (event: OfferEvent, delta: EventDelta): void => {
  if (delta.patch) {
    const { markets, gone, ...fields } = delta.patch;
    Object.assign(event, fields);
    if (markets || gone) event.markets = replaceMarkets(event, markets ?? [], gone ?? []);
  }
  for (let index = 0; index + 1 < delta.prices.length; index += 2) {
    const slot = delta.prices[index] as number;
    const market = findMarket(event.markets, slot);
    if (market) market.prices[slot - market.slot] = delta.prices[index + 1] as number;
  }
  event.version = delta.version;
};
