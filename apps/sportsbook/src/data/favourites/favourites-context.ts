import { createContext, useContext } from "react";
import { useStore } from "../use-store.ts";
import type { FavouriteIds, FavouriteKind, FavouritesStore } from "./favourites-store.ts";

export const FavouritesContext = createContext<FavouritesStore | null>(null);

export const useFavouritesStore = (): FavouritesStore => {
  const store = useContext(FavouritesContext);
  if (!store) throw new Error("no favourites store above this component");
  return store;
};

/** The favourites of one kind; another kind's changes are none of its business. */
export const useFavouriteIds = (kind: FavouriteKind): ReadonlySet<number> => {
  const { ids } = useFavouritesStore();
  return useStore(ids, (all) => all[kind]);
};

export const useFavourites = (): FavouriteIds => {
  const { ids } = useFavouritesStore();
  return useStore(ids);
};

export const useIsFavourite = (kind: FavouriteKind, id: number): boolean => {
  const { ids } = useFavouritesStore();
  return useStore(ids, (all) => all[kind].has(id));
};
