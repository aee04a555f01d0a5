import { createContext, useCallback, useContext, useSyncExternalStore } from "react";
import type { EventState, OfferTables } from "./offer-model.ts";
import type { OfferStore } from "./offer-store.ts";

export const OfferStoreContext = createContext<OfferStore | null>(null);

export const useOfferStore = (): OfferStore => {
  const store = useContext(OfferStoreContext);
  if (!store) throw new Error("no offer store above this component");
  return store;
};

/** What names the events' ids; another object whenever a list brings a new name. */
export const useOfferTables = (): OfferTables => {
  const store = useOfferStore();
  return useSyncExternalStore(store.subscribeTables, store.tables);
};

/** An event's state, apart from its prices; undefined once it is gone. */
export const useEvent = (id: number): EventState | undefined => {
  const store = useOfferStore();
  const subscribe = useCallback((listener: () => void) => store.subscribeEvent(id, listener), [store, id]);
  return useSyncExternalStore(subscribe, () => store.event(id));
};
