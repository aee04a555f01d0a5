import type { OfferChunk, OfferList } from "@touchline/protocol";
import { createEventEntries, type EventEntry } from "./event-entries.ts";
import { createListeners, type Frames } from "./frames.ts";
import type { ListLevel } from "./listed-markets.ts";
import { type EventState, emptyTables, type OfferTables, type PriceLock } from "./offer-model.ts";
import { createPriceStore, type PriceView } from "./price-store.ts";

const byId = <Item extends { readonly id: number }>(lists: readonly (readonly Item[])[]): Map<number, Item> =>
  new Map(lists.flat().map((item) => [item.id, item]));

const tablesOf = (lists: readonly OfferList[]): OfferTables => ({
  sports: byId(lists.map(({ sports }) => sports)),
  categories: byId(lists.map(({ categories }) => categories)),
  tournaments: byId(lists.map(({ tournaments }) => tournaments)),
  metaMarkets: byId(lists.map(({ metaMarkets }) => metaMarkets)),
});

const isSame = (before: unknown, after: unknown): boolean =>
  before === after || (before !== undefined && JSON.stringify(before) === JSON.stringify(after));

/** What says the same as before stays the same object, and so does a table that learns nothing: rows drawn by it stay drawn. */
const mergeTable = <Item>(kept: ReadonlyMap<number, Item>, added: ReadonlyMap<number, Item>) => {
  const news = [...added].filter(([id, item]) => !isSame(kept.get(id), item));
  return news.length === 0 ? kept : new Map([...kept, ...news]);
};

const mergeTables = (kept: OfferTables, added: OfferTables): OfferTables => {
  const merged = {
    sports: mergeTable(kept.sports, added.sports),
    categories: mergeTable(kept.categories, added.categories),
    tournaments: mergeTable(kept.tournaments, added.tournaments),
    metaMarkets: mergeTable(kept.metaMarkets, added.metaMarkets),
  };
  const names = Object.keys(merged) as (keyof OfferTables)[];
  return names.every((name) => merged[name] === kept[name]) ? kept : merged;
};

/**
 * The live offer of the page: snapshots and frames go in, prices are painted and rows are told, once per frame.
 * Knows nothing of the network.
 */
export const createOfferStore = (
  frames: Frames,
  prices = createPriceStore(frames),
  level: () => ListLevel = () => "list",
) => {
  const entries = createEventEntries(prices, level);
  const events = new Map<number, EventEntry>();
  const listeners = createListeners<number>(frames);
  const tablesListeners = new Set<() => void>();
  let tables = emptyTables;
  let kept: ReadonlySet<number> = new Set();

  const applyChunk = ([id, base, version, flat, patch]: OfferChunk): boolean => {
    const entry = events.get(id);
    if (!entry || version <= entry.version) return true;
    if (base > entry.version) return false;
    entry.version = version;
    if (patch || base === 0) {
      entries.patch(entry, patch ?? {}, tables, base === 0);
      listeners.notify(id);
    }
    entries.setPrices(entry, flat);
    return true;
  };

  const applyEvents = (list: OfferList): void => {
    for (const event of list.events) {
      const entry = events.get(event.id);
      if (!entry) {
        events.set(event.id, entries.create(event));
        listeners.notify(event.id);
      } else if (event.version > entry.version) {
        entries.replace(entry, event);
        listeners.notify(event.id);
      }
    }
  };

  const dropOthers = (shown: ReadonlySet<number>): void => {
    for (const [id, entry] of events) {
      if (shown.has(id) || kept.has(id)) continue;
      entries.drop(entry);
      events.delete(id);
    }
  };

  const cellOf = (id: number, slot: number): number | undefined => {
    const market = events.get(id)?.state.markets.find((known) => slot >= known.slot && slot < known.slot + known.size);
    return market && market.cell + slot - market.slot;
  };

  return {
    /** Takes snapshots in. What the store already holds at the same version or above stays as it is. */
    applyLists: (lists: readonly OfferList[]): void => {
      const before = tables;
      tables = mergeTables(tables, tablesOf(lists));
      for (const list of lists) applyEvents(list);
      if (tables !== before) for (const listener of tablesListeners) listener();
    },

    /** Forgets every event that is neither named here nor kept. */
    keepOnly: (ids: ReadonlySet<number>): void => dropOthers(ids),

    /** Events that stay whatever list is shown, because they are on the slip. */
    keep: (ids: ReadonlySet<number>): void => {
      kept = ids;
    },

    /** Applies a frame of the push channel. Returns the events of which something was missed. */
    applyFrame: (chunks: readonly OfferChunk[]): number[] =>
      chunks.filter((chunk) => !applyChunk(chunk)).map(([id]) => id),

    endEvent: (id: number): void => {
      const entry = events.get(id);
      if (!entry || entry.state.ended) return;
      entries.end(entry);
      listeners.notify(id);
    },

    /** Whatever comes next of an event replaces what is held of it: the lists are to show something else. */
    outdate: (): void => {
      for (const entry of events.values()) entry.version = 0;
    },

    setLock: (lock: PriceLock): void => entries.setLock(lock, events.values()),

    tables: (): OfferTables => tables,
    subscribeTables: (listener: () => void): (() => void) => {
      tablesListeners.add(listener);
      return () => tablesListeners.delete(listener);
    },
    event: (id: number): EventState | undefined => events.get(id)?.state,
    versionOf: (id: number): number => events.get(id)?.version ?? 0,
    subscribeEvent: (id: number, listener: () => void): (() => void) => listeners.subscribe(id, listener),
    bindCell: (cell: number, view: PriceView): (() => void) => prices.bind(cell, view),
    cellOf,
    /** The price as it is shown: negative while locked, zero where it is not offered. */
    shownPrice: (cell: number): number => prices.shownPrice(cell),
  };
};

export type OfferStore = ReturnType<typeof createOfferStore>;
