import type { EventDelta, Market, OfferEvent } from "./event.ts";

const hasSlot = ({ slot: first, prices }: Market, slot: number): boolean =>
  slot >= first && slot < first + prices.length;

const indexOfSlot = (markets: readonly Market[], slot: number, from: number): number => {
  for (let index = from; index < markets.length; index += 1) if (hasSlot(markets[index] as Market, slot)) return index;
  return from > 0 ? indexOfSlot(markets, slot, 0) : -1;
};

/** Prices mostly come in the order of the markets, so each search begins where the last one ended. */
const setPrices = (markets: readonly Market[], prices: readonly number[]): void => {
  let at = 0;
  for (let index = 0; index + 1 < prices.length; index += 2) {
    const slot = prices[index] as number;
    const found = indexOfSlot(markets, slot, at);
    const market = markets[found];
    if (!market) continue;
    market.prices[slot - market.slot] = prices[index + 1] as number;
    at = found;
  }
};

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
  setPrices(event.markets, delta.prices);
  event.version = delta.version;
};
