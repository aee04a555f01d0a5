import { createContext, useContext } from "react";
import { useStore } from "zustand";
import type { Preferences } from "./preferences.ts";
import type { PreferencesStore } from "./preferences-store.ts";

export const PreferencesContext = createContext<PreferencesStore | null>(null);

export const usePreferencesStore = (): PreferencesStore => {
  const store = useContext(PreferencesContext);
  if (!store) throw new Error("no preferences above this component");
  return store;
};

export const usePreferences = (): Preferences => useStore(usePreferencesStore().preferences);
