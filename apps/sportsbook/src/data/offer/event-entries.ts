import type { EventPatch, ListEvent } from "@touchline/protocol";
import { type ListedMarket, type ListLevel, markMain, patchListed, sortListed } from "./listed-markets.ts";
import type { BoardMarket, EventState, OfferTables, PriceLock } from "./offer-model.ts";
import type { PriceStore } from "./price-store.ts";

/** One event of the store: the version it stands at, and its state for the screen. */
export interface EventEntry {
  version: number;
  state: EventState;
}

const isClosed = (state: EventState, lock: PriceLock): boolean =>
  state.suspended || state.ended || lock === "all" || (lock === "live" && state.live);

const isOver = (patch: EventPatch): boolean => patch.playStatus === "ENDED" || patch.playStatus === "ABANDONED";

/** Fields of a patch that a list shows. */
const patchFields = (state: EventState, patch: EventPatch): EventState => ({
  ...state,
  startsAt: patch.startsAt ?? state.startsAt,
  live: patch.game === undefined ? state.live : patch.game === "LIVE",
  detailedPlayStatus: patch.detailedPlayStatus ?? state.detailedPlayStatus,
  metadata: patch.metadata === undefined ? state.metadata : patch.metadata,
  suspended: patch.suspended ?? state.suspended,
  streamed: patch.streamed ?? state.streamed,
  ended: state.ended || isOver(patch),
});

/** Gives events their cells and keeps the cells' prices and locks true to the events. */
export const createEventEntries = (prices: PriceStore, level: () => ListLevel) => {
  let lock: PriceLock = "none";

  const place = (market: ListedMarket): BoardMarket => {
    const cell = prices.allocate(market.prices.length);
    for (const [index, price] of market.prices.entries()) prices.resetPrice(cell + index, price);
    const { metaMarketId, slot, line, main } = market;
    return { metaMarketId, slot, line, main, size: market.prices.length, cell };
  };

  const writePrices = (market: BoardMarket, values: readonly number[]): void => {
    for (const [index, price] of values.entries()) prices.setPrice(market.cell + index, price);
  };

  /** A market that was there before keeps its cells, so that its prices are seen to move. */
  const settle = (market: ListedMarket, before: readonly BoardMarket[]): BoardMarket => {
    const known = before.find(({ slot, size }) => slot === market.slot && size === market.prices.length);
    if (!known) return place(market);
    writePrices(known, market.prices);
    const { line, main } = market;
    return known.line === line && known.main === main ? known : { ...known, line, main };
  };

  const releaseGone = (before: readonly BoardMarket[], after: readonly BoardMarket[]): void => {
    const kept = new Set(after.map(({ cell }) => cell));
    for (const { cell, size } of before) if (!kept.has(cell)) prices.release(cell, size);
  };

  const closeCells = (state: EventState): void => {
    const closed = isClosed(state, lock);
    for (const { cell, size } of state.markets) {
      for (let index = 0; index < size; index += 1) prices.setClosed(cell + index, closed);
    }
  };

  const settleAll = (
    state: EventState,
    markets: readonly (BoardMarket | ListedMarket)[],
    listMarkets: readonly number[],
  ): EventState => {
    const settled = markets.map((market) => ("cell" in market ? market : settle(market, state.markets)));
    releaseGone(state.markets, settled);
    return { ...state, markets: sortListed(settled, listMarkets) };
  };

  const update = (entry: EventEntry, state: EventState): void => {
    entry.state = state;
    closeCells(state);
  };

  return {
    create: ({ version, markets, ...fields }: ListEvent): EventEntry => {
      const state = { ...fields, ended: false, markets: markMain(markets).map(place) };
      closeCells(state);
      return { version, state };
    },

    replace: (entry: EventEntry, { version, markets, ...fields }: ListEvent): void => {
      // A list names only what is offered: an event that is in it again has not ended.
      const state = { ...entry.state, ...fields, ended: false };
      entry.version = version;
      update(
        entry,
        settleAll(
          state,
          markMain(markets),
          markets.map(({ metaMarketId }) => metaMarketId),
        ),
      );
    },

    patch: (entry: EventEntry, patch: EventPatch, tables: OfferTables, replaceMarkets: boolean): void => {
      const state = patchFields(entry.state, patch);
      if (!replaceMarkets && !patch.markets && !patch.gone) {
        update(entry, state);
        return;
      }
      const kept = replaceMarkets ? [] : state.markets;
      const sport = tables.sports.get(tables.tournaments.get(state.tournamentId)?.sportId ?? 0);
      update(entry, settleAll(state, patchListed(kept, patch, tables, level()), sport?.listMarkets ?? []));
    },

    end: (entry: EventEntry): void => update(entry, { ...entry.state, ended: true }),

    setPrices: (entry: EventEntry, flat: readonly number[]): void => {
      for (let index = 0; index + 1 < flat.length; index += 2) {
        const slot = flat[index] as number;
        const market = entry.state.markets.find((known) => slot >= known.slot && slot < known.slot + known.size);
        if (market) prices.setPrice(market.cell + slot - market.slot, flat[index + 1] as number);
      }
    },

    setLock: (next: PriceLock, entries: Iterable<EventEntry>): void => {
      if (next === lock) return;
      lock = next;
      for (const { state } of entries) closeCells(state);
    },

    drop: (entry: EventEntry): void => releaseGone(entry.state.markets, []),
  };
};
