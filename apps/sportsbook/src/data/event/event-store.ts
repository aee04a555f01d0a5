import type { EventDetail, OfferChunk } from "@touchline/protocol";
import { createListeners, type Frames } from "../offer/frames.ts";
import type { PriceLock } from "../offer/offer-model.ts";
import type { PriceStore } from "../offer/price-store.ts";
import { createEventEntry, type EventEntry } from "./event-entry.ts";
import type { FullEvent } from "./full-event.ts";

/** The events that are held with every market: the one on the screen, and those it left on the slip. Knows nothing of the network. */
export const createEventStore = (frames: Frames, prices: PriceStore) => {
  const entries = new Map<number, EventEntry>();
  const listeners = createListeners<number>(frames);
  let lock: PriceLock = "none";

  return {
    applyDetail: (detail: EventDetail): void => {
      const entry = entries.get(detail.id);
      if (entry) entry.takeDetail(detail);
      else entries.set(detail.id, createEventEntry(detail, prices, lock));
      listeners.notify(detail.id);
    },

    /** Applies a frame of the push channel. Returns the events of which something was missed. */
    applyFrame: (chunks: readonly OfferChunk[]): number[] =>
      chunks.flatMap((chunk) => {
        const [id] = chunk;
        const taken = entries.get(id)?.takeChunk(chunk);
        if (taken === "shape") listeners.notify(id);
        return taken === "missed" ? [id] : [];
      }),

    setLock: (next: PriceLock): void => {
      if (next === lock) return;
      lock = next;
      for (const entry of entries.values()) entry.setLock(lock);
    },

    /** Forgets every event that is not named here. */
    keepOnly: (ids: ReadonlySet<number>): void => {
      for (const [id, entry] of entries) {
        if (ids.has(id)) continue;
        entry.drop();
        entries.delete(id);
        listeners.notify(id);
      }
    },

    ids: (): number[] => [...entries.keys()],
    unnamed: (): number[] => [...entries].filter(([, entry]) => entry.hasUnnamed()).map(([id]) => id),
    event: (id: number): FullEvent | undefined => entries.get(id)?.state(),
    versionOf: (id: number): number => entries.get(id)?.version() ?? 0,
    cellOf: (id: number, slot: number): number | undefined => entries.get(id)?.cellOf(slot),
    subscribeEvent: (id: number, listener: () => void): (() => void) => listeners.subscribe(id, listener),
  };
};
