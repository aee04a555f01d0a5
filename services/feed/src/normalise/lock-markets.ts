import type { SourceEvent, SourceMarket } from "../source.ts";

/** At the same price, but suspended. */
const locked = (market: SourceMarket): SourceMarket => ({
  ...market,
  prices: market.prices.map((price) => -Math.abs(price) || 0),
});

/**
 * The event with the markets of these producers suspended. The same object where it has none of them. An event that has no others is
 * suspended itself: that says as much in one word as a price for each outcome, and a producer may have thousands of events.
 */
export const lockMarkets = (event: SourceEvent, down: ReadonlySet<string>): SourceEvent => {
  const isDown = ({ producer }: SourceMarket): boolean => producer !== undefined && down.has(producer);
  if (down.size === 0 || !event.markets.some(isDown)) return event;
  if (event.markets.every(isDown)) return event.suspended ? event : { ...event, suspended: true };
  return { ...event, markets: event.markets.map((market) => (isDown(market) ? locked(market) : market)) };
};
