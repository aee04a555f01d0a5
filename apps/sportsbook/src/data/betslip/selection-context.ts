import { createContext, useContext, useSyncExternalStore } from "react";
import type { Selection, SelectionStore } from "./selection-store.ts";

export const SelectionContext = createContext<SelectionStore | null>(null);

export const useSelectionStore = (): SelectionStore => {
  const store = useContext(SelectionContext);
  if (!store) throw new Error("no selection store above this component");
  return store;
};

export const useSelections = (): readonly Selection[] => {
  const { selections } = useSelectionStore();
  return useSyncExternalStore(selections.subscribe, selections.get);
};

/** The picked slot of an event, if one is picked. */
export const usePickedSlot = (eventId: number): number | undefined => {
  const { selections, slotOf } = useSelectionStore();
  return useSyncExternalStore(selections.subscribe, () => slotOf(eventId));
};
