import type { Book, Cashback, CurrencyLimits } from "./schema/book.ts";

/** Milliseconds between request and decision of a bet on a live event of the sport. */
export const liveDelayOf = ({ liveDelay }: Book, brand: string, sportId: number): number => {
  const own = liveDelay.brands[brand];
  const seconds = own?.sports[sportId] ?? own?.default ?? liveDelay.sports[sportId] ?? liveDelay.default;
  return Math.round(seconds * 1000);
};

export const limitsOf = ({ limits }: Book, currency: string): CurrencyLimits =>
  (limits[currency] ?? limits.default) as CurrencyLimits;

/** Null where the brand has no cashback. */
export const cashbackOf = ({ cashback }: Book, brand: string): Cashback | null => cashback.brands[brand] ?? null;

/** Milliseconds within which a bettor may cancel a bet; 0 where that is not offered. */
export const cancelWindowOf = ({ cancel }: Book, brand: string): number =>
  (cancel.brands[brand] ?? cancel.default) * 1000;

/** Whether a bet may be cancelled although its price has risen or betting on it is suspended. */
export const cancelsAtAnyPrice = ({ cancel }: Book, brand: string): boolean => cancel.anyPrice.includes(brand);

export const rebetOf = ({ rebet }: Book, brand: string): boolean => rebet.brands[brand] ?? rebet.default;
