import { useEffect, useState } from "react";
import type { FullMarket } from "../../data/event/full-event.ts";

export interface ShownMarket {
  readonly market: FullMarket;
  /** The market is no longer offered; it is shown as closed for a moment. */
  readonly closed: boolean;
}

const FAREWELL = 3000;

const without = (markets: readonly FullMarket[], offered: readonly FullMarket[]): FullMarket[] =>
  markets.filter(({ slot }) => !offered.some((market) => market.slot === slot));

/** The offered markets, and for three seconds those that were withdrawn. */
export const useShownMarkets = (offered: readonly FullMarket[]): ShownMarket[] => {
  const [before, setBefore] = useState(offered);
  const gone = without(before, offered);
  const farewell = gone.map(({ slot }) => slot).join();

  useEffect(() => {
    if (farewell === "") {
      setBefore(offered);
      return undefined;
    }
    const timer = setTimeout(() => setBefore(offered), FAREWELL);
    return () => clearTimeout(timer);
  }, [farewell, offered]);

  return [...offered.map((market) => ({ market, closed: false })), ...gone.map((market) => ({ market, closed: true }))];
};
