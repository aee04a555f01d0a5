import type { OfferStore } from "../offer/offer-store.ts";
import type { LiveEvents } from "./live-events.ts";

/** What a reader of one outcome sees: an event that no list holds, or a market that no list shows, may be held whole. */
export const joinStores = (store: OfferStore, events: () => LiveEvents | null): OfferStore => ({
  ...store,
  event: (id) => store.event(id) ?? events()?.event(id),
  versionOf: (id) => Math.max(store.versionOf(id), events()?.versionOf(id) ?? 0),
  cellOf: (id, slot) => store.cellOf(id, slot) ?? events()?.cellOf(id, slot),
  subscribeEvent: (id, listener) => {
    const leave = [store.subscribeEvent(id, listener), events()?.subscribeEvent(id, listener)];
    return () => {
      for (const each of leave) each?.();
    };
  },
});
