import type { PriceStore } from "../offer/price-store.ts";

/** A market as the feed gives it, by its first slot. */
export interface MarketPrices {
  readonly slot: number;
  readonly main: boolean;
  readonly prices: readonly number[];
}

export interface PlacedMarket {
  readonly slot: number;
  readonly main: boolean;
  readonly size: number;
  readonly cell: number;
}

/** Gives the markets of one event their cells in the price store. */
export const createMarketCells = (prices: PriceStore) => {
  let placed = new Map<number, PlacedMarket>();

  const place = ({ slot, main, prices: values }: MarketPrices): PlacedMarket => {
    const cell = prices.allocate(values.length);
    for (const [index, price] of values.entries()) prices.resetPrice(cell + index, price);
    return { slot, main, size: values.length, cell };
  };

  /** A market that was there before keeps its cells, so that its prices are seen to move. */
  const settle = (market: MarketPrices): PlacedMarket => {
    const known = placed.get(market.slot);
    if (!known || known.size !== market.prices.length) return place(market);
    for (const [index, price] of market.prices.entries()) prices.setPrice(known.cell + index, price);
    return known.main === market.main ? known : { ...known, main: market.main };
  };

  const swap = (next: Map<number, PlacedMarket>): void => {
    const kept = new Set([...next.values()].map(({ cell }) => cell));
    for (const { cell, size } of placed.values()) if (!kept.has(cell)) prices.release(cell, size);
    placed = next;
  };

  const cellOf = (slot: number): number | undefined => {
    for (const market of placed.values()) {
      if (slot >= market.slot && slot < market.slot + market.size) return market.cell + slot - market.slot;
    }
    return undefined;
  };

  return {
    markets: (): ReadonlyMap<number, PlacedMarket> => placed,
    cellOf,

    replace: (markets: readonly MarketPrices[]): void =>
      swap(new Map(markets.map((market) => [market.slot, settle(market)]))),

    patch: (changed: readonly MarketPrices[], gone: readonly number[]): void => {
      const next = new Map(placed);
      for (const market of changed) next.set(market.slot, settle(market));
      for (const slot of gone) next.delete(slot);
      swap(next);
    },

    /** `slot, price, slot, price, …` */
    setPrices: (flat: readonly number[]): void => {
      for (let index = 0; index + 1 < flat.length; index += 2) {
        const cell = cellOf(flat[index] as number);
        if (cell !== undefined) prices.setPrice(cell, flat[index + 1] as number);
      }
    },

    setClosed: (closed: boolean): void => {
      for (const { cell, size } of placed.values()) {
        for (let index = 0; index < size; index += 1) prices.setClosed(cell + index, closed);
      }
    },
  };
};
