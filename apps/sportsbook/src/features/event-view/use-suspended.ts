import { useCallback, useSyncExternalStore } from "react";
import type { FullMarket } from "../../data/event/full-event.ts";
import { useOfferStore } from "../../data/offer/offer-context.ts";

const cellsOf = (markets: readonly FullMarket[]): number[] =>
  markets.flatMap(({ cell, size }) => Array.from({ length: size }, (_, index) => cell + index));

/** Whether nothing of these markets is open, though something is offered. Drawn anew only when that changes. */
export const useSuspended = (markets: readonly FullMarket[]): boolean => {
  const store = useOfferStore();
  const subscribe = useCallback(
    (listener: () => void) => {
      const leave = cellsOf(markets).map((cell) => store.bindCell(cell, { paint: listener }));
      return () => {
        for (const each of leave) each();
      };
    },
    [store, markets],
  );
  return useSyncExternalStore(subscribe, () => {
    const prices = cellsOf(markets).map(store.shownPrice);
    return prices.some((price) => price < 0) && !prices.some((price) => price > 0);
  });
};
