import { readStored, writeStored } from "../../config/device-storage.ts";
import { createState, type Readable } from "../state.ts";

export interface FavouriteIds {
  readonly events: ReadonlySet<number>;
  readonly tournaments: ReadonlySet<number>;
}

export type FavouriteKind = keyof FavouriteIds;

const KEY = "favourites";

const readIds = (value: unknown): ReadonlySet<number> =>
  new Set(Array.isArray(value) ? value.filter((id): id is number => Number.isSafeInteger(id) && id > 0) : []);

/** Whatever is stored, even what another version or a curious visitor wrote, gives favourites. */
export const parseFavourites = (text: string | null): FavouriteIds => {
  try {
    const { events, tournaments } = JSON.parse(text ?? "{}") as Record<string, unknown>;
    return { events: readIds(events), tournaments: readIds(tournaments) };
  } catch {
    return { events: new Set(), tournaments: new Set() };
  }
};

const formatFavourites = ({ events, tournaments }: FavouriteIds): string =>
  JSON.stringify({ events: [...events], tournaments: [...tournaments] });

export const toggleFavourite = (ids: FavouriteIds, kind: FavouriteKind, id: number): FavouriteIds => {
  const next = new Set(ids[kind]);
  if (!next.delete(id)) next.add(id);
  return { ...ids, [kind]: next };
};

/** A visitor's favourites, kept on this device. */
export const createFavouritesStore = () => {
  const ids = createState(parseFavourites(readStored(KEY)));
  return {
    ids: ids as Readable<FavouriteIds>,
    toggle: (kind: FavouriteKind, id: number): void => {
      ids.set(toggleFavourite(ids.get(), kind, id));
      writeStored(KEY, formatFavourites(ids.get()));
    },
  };
};

export type FavouritesStore = ReturnType<typeof createFavouritesStore>;
