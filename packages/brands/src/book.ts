import type { Book, CurrencyLimits } from "./schema/book.ts";

/** Milliseconds that a bet on a live event of the sport waits before it is decided. */
export const liveDelayOf = ({ liveDelay }: Book, brand: string, sportId: number): number => {
  const own = liveDelay.brands[brand];
  const seconds = own?.sports[sportId] ?? own?.default ?? liveDelay.sports[sportId] ?? liveDelay.default;
  return Math.round(seconds * 1000);
};

export const limitsOf = ({ limits }: Book, currency: string): CurrencyLimits =>
  (limits[currency] ?? limits.default) as CurrencyLimits;
