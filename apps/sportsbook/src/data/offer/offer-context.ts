import { createContext, useCallback, useContext, useSyncExternalStore } from "react";
import type { OfferApi } from "../../net/offer-api.ts";
import type { EventState, OfferTables } from "./offer-model.ts";
import type { OfferStore } from "./offer-store.ts";

export const OfferApiContext = createContext<OfferApi | null>(null);

/** What the queries of the offer are asked with. */
export const useOfferApi = (): OfferApi => {
  const api = useContext(OfferApiContext);
  if (!api) throw new Error("no offer API above this component");
  return api;
};

export const OfferStoreContext = createContext<OfferStore | null>(null);

export const useOfferStore = (): OfferStore => {
  const store = useContext(OfferStoreContext);
  if (!store) throw new Error("no offer store above this component");
  return store;
};

/** What names the events' ids; another object whenever a list brings a new name. */
export const useOfferTables = (): OfferTables => {
  const store = useOfferStore();
  return useSyncExternalStore(store.subscribeTables, store.tables, store.tables);
};

/** An event's state, apart from its prices; undefined once it is gone. */
export const useEvent = (id: number): EventState | undefined => {
  const store = useOfferStore();
  const subscribe = useCallback((listener: () => void) => store.subscribeEvent(id, listener), [store, id]);
  const read = (): EventState | undefined => store.event(id);
  return useSyncExternalStore(subscribe, read, read);
};
