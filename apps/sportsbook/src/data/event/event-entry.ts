import type { EventDetail, EventPatch, OfferChunk } from "@touchline/protocol";
import type { PriceLock } from "../offer/offer-model.ts";
import type { PriceStore } from "../offer/price-store.ts";
import { type FullEvent, type FullMarket, type NamedMarket, nameMarket } from "./full-event.ts";
import { createMarketCells, type MarketPrices, type PlacedMarket } from "./market-cells.ts";
import { extendTrail, type TrailPoint } from "./score-trail.ts";

/** All of an event but its markets and how it came to stand as it does. */
type EventFields = Omit<FullEvent, "markets" | "marketCount" | "trail">;

const isOver = (playStatus: EventPatch["playStatus"]): boolean => playStatus === "ENDED" || playStatus === "ABANDONED";

const fieldsOf = (detail: EventDetail): EventFields => ({
  id: detail.id,
  tournamentId: detail.tournament.id,
  name: detail.type === "OUTRIGHT" ? detail.name : null,
  sport: detail.sport,
  category: detail.category,
  tournament: detail.tournament,
  competitors: detail.competitors.map(({ name, kit, supplementalNames = {} }) => ({ name, kit, supplementalNames })),
  reversed: detail.reversed,
  startsAt: detail.startsAt,
  live: detail.game === "LIVE",
  detailedPlayStatus: detail.detailedPlayStatus,
  metadata: detail.metadata,
  incidents: detail.incidents,
  suspended: detail.suspended,
  streamed: detail.streamed,
  betBuilder: detail.markets.some(({ betBuilder }) => betBuilder),
  ended: isOver(detail.playStatus),
  groups: detail.groups.map(({ key, name }) => ({ key, name })),
});

const patchFields = (fields: EventFields, patch: EventPatch): EventFields => ({
  ...fields,
  startsAt: patch.startsAt ?? fields.startsAt,
  live: patch.game === undefined ? fields.live : patch.game === "LIVE",
  detailedPlayStatus: patch.detailedPlayStatus ?? fields.detailedPlayStatus,
  metadata: patch.metadata === undefined ? fields.metadata : patch.metadata,
  incidents: patch.incidents ?? fields.incidents,
  suspended: patch.suspended ?? fields.suspended,
  streamed: patch.streamed ?? fields.streamed,
  ended: patch.playStatus === undefined ? fields.ended : isOver(patch.playStatus),
});

/** Whether nothing of the event can be bet on, whatever its prices say. */
const isClosed = ({ suspended, ended, live }: EventFields, lock: PriceLock): boolean =>
  suspended || ended || lock === "all" || (lock === "live" && live);

const pricesOf = ({ slot, main, outcomes }: EventDetail["markets"][number]): MarketPrices => ({
  slot,
  main,
  prices: outcomes.map(({ price }) => price),
});

/** One event at the full level: snapshots name its markets, chunks of the push channel move them. */
export const createEventEntry = (detail: EventDetail, prices: PriceStore, initialLock: PriceLock) => {
  const cells = createMarketCells(prices);
  const names = new Map<number, NamedMarket>();
  let lock = initialLock;
  let version = 0;
  let fields: EventFields = fieldsOf(detail);
  /** The kinds of market by their place in the last snapshot. */
  let ranks: ReadonlyMap<number, number> = new Map();
  const drawn = new WeakMap<PlacedMarket, FullMarket>();
  let trail: readonly TrailPoint[] = [];
  let state: FullEvent | undefined;

  const rankOf = ({ metaMarketId }: FullMarket): number => ranks.get(metaMarketId) ?? ranks.size;

  const compareMarkets = (first: FullMarket, second: FullMarket): number =>
    rankOf(first) - rankOf(second) || Number(first.line) - Number(second.line) || first.slot - second.slot;

  /** The same object for as long as the market stays as it is, so that the screen draws only what changed. */
  const drawMarket = (placed: PlacedMarket): FullMarket[] => {
    const named = names.get(placed.slot);
    if (!named) return [];
    const market = drawn.get(placed) ?? { ...named, ...placed };
    drawn.set(placed, market);
    return [market];
  };

  const isSame = (markets: readonly FullMarket[], before: readonly FullMarket[]): boolean =>
    markets.length === before.length && markets.every((market, index) => market === before[index]);

  const refresh = (): void => {
    const drawnNow = [...cells.markets().values()].flatMap(drawMarket).sort(compareMarkets);
    const markets = state && isSame(drawnNow, state.markets) ? state.markets : drawnNow;
    trail = extendTrail(trail, fields.metadata);
    state = { ...fields, marketCount: markets.length, markets, trail };
    cells.setClosed(isClosed(fields, lock));
  };

  const takeNames = ({ markets }: EventDetail): void => {
    for (const market of markets) names.set(...nameMarket(market));
    const kinds = new Set(markets.map(({ metaMarketId }) => metaMarketId));
    ranks = new Map([...kinds].map((kind, rank) => [kind, rank]));
  };

  const takeDetail = (next: EventDetail): void => {
    takeNames(next);
    fields = { ...fields, groups: fieldsOf(next).groups };
    if (next.version > version) {
      version = next.version;
      fields = fieldsOf(next);
      cells.replace(next.markets.map(pricesOf));
    }
    refresh();
  };

  takeDetail(detail);

  return {
    state: (): FullEvent | undefined => state,
    version: (): number => version,
    cellOf: cells.cellOf,
    takeDetail,

    /** True while a market came by push that no snapshot has named yet. */
    hasUnnamed: (): boolean => [...cells.markets().keys()].some((slot) => !names.has(slot)),

    /** `missed` when something before the chunk was not heard; `shape` when more than prices changed. */
    takeChunk: ([, base, next, flat, patch]: OfferChunk): "missed" | "known" | "prices" | "shape" => {
      if (next <= version) return "known";
      if (base > version) return "missed";
      version = next;
      if (patch) fields = patchFields(fields, patch);
      if (base === 0) cells.replace(patch?.markets ?? []);
      else if (patch?.markets || patch?.gone) cells.patch(patch.markets ?? [], patch.gone ?? []);
      cells.setPrices(flat);
      if (!patch && base !== 0) return "prices";
      refresh();
      return "shape";
    },

    setLock: (next: PriceLock): void => {
      lock = next;
      cells.setClosed(isClosed(fields, lock));
    },

    drop: (): void => cells.replace([]),
  };
};

export type EventEntry = ReturnType<typeof createEventEntry>;
