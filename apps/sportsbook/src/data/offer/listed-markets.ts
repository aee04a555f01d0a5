import type { EventPatch, Market } from "@touchline/protocol";
import type { OfferTables } from "./offer-model.ts";

/** A market of a list with the prices it came with. */
export interface ListedMarket {
  readonly metaMarketId: number;
  readonly slot: number;
  readonly line: string | null;
  readonly prices: readonly number[];
}

interface MarketPlace {
  readonly metaMarketId: number;
  readonly slot: number;
}

const toListed = (market: Market, tables: OfferTables): ListedMarket[] => {
  const metaMarket = tables.metaMarkets.get(market.metaMarketId);
  if (!metaMarket) return [];
  const line = metaMarket.line === null ? null : (market.specifiers[metaMarket.line] ?? null);
  return [{ metaMarketId: market.metaMarketId, slot: market.slot, line, prices: market.prices }];
};

/**
 * The listed markets after a patch: those kept as they are, and those that are new or changed.
 * A list shows one line per kind, so a new line takes the old one's place even if the old one was never said to be gone.
 */
export const patchListed = <Place extends MarketPlace>(
  current: readonly Place[],
  patch: EventPatch,
  tables: OfferTables,
): readonly (Place | ListedMarket)[] => {
  const touched = new Set([...(patch.gone ?? []), ...(patch.markets ?? []).map(({ slot }) => slot)]);
  const changed = (patch.markets ?? []).filter(({ listed }) => listed).flatMap((market) => toListed(market, tables));
  const replaced = new Set(changed.map(({ metaMarketId }) => metaMarketId));
  const kept = current.filter(({ slot, metaMarketId }) => !touched.has(slot) && !replaced.has(metaMarketId));
  return [...kept, ...changed];
};

/** In the order in which the sport's list shows them. */
export const sortListed = <Place extends MarketPlace>(
  markets: readonly Place[],
  listMarkets: readonly number[],
): readonly Place[] => {
  const rank = ({ metaMarketId }: Place): number => {
    const position = listMarkets.indexOf(metaMarketId);
    return position < 0 ? listMarkets.length : position;
  };
  return markets.toSorted((first, second) => rank(first) - rank(second));
};
