import type { EventPatch, ListMarket, Market, WatchLevel } from "@touchline/protocol";
import type { OfferTables } from "./offer-model.ts";

/** What the page's lists show of each market: its main line, or the lines next to it, too. */
export type ListLevel = Exclude<WatchLevel, "full">;

/** A market of a list with the prices it came with. */
export interface ListedMarket extends MarketPlace {
  readonly prices: readonly number[];
}

interface MarketPlace {
  readonly metaMarketId: number;
  readonly slot: number;
  readonly line: string | null;
  readonly main: boolean;
}

/** Of each kind, a snapshot has the main line first. */
export const markMain = (markets: readonly ListMarket[]): ListedMarket[] => {
  const kinds = new Set<number>();
  return markets.map((market) => {
    const main = !kinds.has(market.metaMarketId);
    kinds.add(market.metaMarketId);
    return { ...market, main };
  });
};

const toListed = (market: Market, tables: OfferTables): ListedMarket[] => {
  const metaMarket = tables.metaMarkets.get(market.metaMarketId);
  if (!metaMarket) return [];
  const { metaMarketId, slot, main, prices } = market;
  const line = metaMarket.line === null ? null : (market.specifiers[metaMarket.line] ?? null);
  return [{ metaMarketId, slot, line, main, prices }];
};

const isShownAt: Readonly<Record<ListLevel, (market: Market) => boolean>> = {
  list: ({ listed }) => listed,
  lines: ({ lined }) => lined,
};

const kindsOf = (markets: readonly MarketPlace[]): Set<number> =>
  new Set(markets.map(({ metaMarketId }) => metaMarketId));

/** A list of main lines shows one per kind, so a new one takes the old one's place even if the old one was never said to be gone. */
const makeRoom: Readonly<
  Record<ListLevel, <Place extends MarketPlace>(kept: readonly Place[], changed: readonly ListedMarket[]) => Place[]>
> = {
  list: (kept, changed) => {
    const replaced = kindsOf(changed);
    return kept.filter(({ metaMarketId }) => !replaced.has(metaMarketId));
  },
  lines: (kept, changed) => {
    const moved = kindsOf(changed.filter(({ main }) => main));
    return kept.map((market) => (market.main && moved.has(market.metaMarketId) ? { ...market, main: false } : market));
  },
};

/** The listed markets after a patch: those kept as they are, and those that are new or changed. */
export const patchListed = <Place extends MarketPlace>(
  current: readonly Place[],
  patch: EventPatch,
  tables: OfferTables,
  level: ListLevel,
): readonly (Place | ListedMarket)[] => {
  const touched = new Set([...(patch.gone ?? []), ...(patch.markets ?? []).map(({ slot }) => slot)]);
  const changed = (patch.markets ?? []).filter(isShownAt[level]).flatMap((market) => toListed(market, tables));
  const kept = current.filter(({ slot }) => !touched.has(slot));
  return [...makeRoom[level](kept, changed), ...changed];
};

/** In the order in which the sport's list shows them; of one kind the main line first, then by how near they are to it. */
export const sortListed = <Place extends MarketPlace>(
  markets: readonly Place[],
  listMarkets: readonly number[],
): readonly Place[] => {
  const mains = new Map(
    markets.filter(({ main }) => main).map(({ metaMarketId, line }) => [metaMarketId, Number(line)]),
  );
  const rank = ({ metaMarketId }: Place): number => {
    const position = listMarkets.indexOf(metaMarketId);
    return position < 0 ? listMarkets.length + metaMarketId : position;
  };
  const distance = ({ metaMarketId, line }: Place): number => Math.abs(Number(line) - (mains.get(metaMarketId) ?? 0));
  return markets.toSorted(
    (one, other) => rank(one) - rank(other) || distance(one) - distance(other) || Number(one.line) - Number(other.line),
  );
};
