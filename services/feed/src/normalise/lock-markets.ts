import type { SourceEvent, SourceMarket } from "../source.ts";

/** At the same price, but suspended. */
const locked = (market: SourceMarket): SourceMarket => ({
  ...market,
  prices: market.prices.map((price) => -Math.abs(price) || 0),
});

/** The event with the markets of these producers suspended. The same object where it has none of them. */
export const lockMarkets = (event: SourceEvent, down: ReadonlySet<string>): SourceEvent => {
  const isDown = ({ producer }: SourceMarket): boolean => producer !== undefined && down.has(producer);
  if (down.size === 0 || !event.markets.some(isDown)) return event;
  return { ...event, markets: event.markets.map((market) => (isDown(market) ? locked(market) : market)) };
};
