import { createStore } from "zustand/vanilla";
import type { StringStorage } from "../../env/env.ts";
import type { ReadonlyStore } from "../store.ts";

export interface FavouriteIds {
  readonly events: ReadonlySet<number>;
  readonly tournaments: ReadonlySet<number>;
  /** Kinds of market that stand on top of every event. */
  readonly markets: ReadonlySet<number>;
}

export type FavouriteKind = keyof FavouriteIds;

/** Who keeps favourites: this device a visitor's, the server a punter's. */
export interface FavouritesStorage {
  readonly ids: ReadonlyStore<FavouriteIds>;
  readonly toggle: (kind: FavouriteKind, id: number) => void;
}

const KEY = "favourites";

export const mapKinds = (idsOf: (kind: FavouriteKind) => Iterable<number>): FavouriteIds => ({
  events: new Set(idsOf("events")),
  tournaments: new Set(idsOf("tournaments")),
  markets: new Set(idsOf("markets")),
});

const readIds = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id): id is number => Number.isSafeInteger(id) && id > 0) : [];

/** Whatever is stored, even what another version or a curious visitor wrote, gives favourites. */
export const parseFavourites = (text: string | null): FavouriteIds => {
  try {
    const stored = JSON.parse(text ?? "{}") as Record<string, unknown>;
    return mapKinds((kind) => readIds(stored[kind]));
  } catch {
    return mapKinds(() => []);
  }
};

const formatFavourites = (ids: FavouriteIds): string =>
  JSON.stringify(ids, (_, value: unknown) => (value instanceof Set ? [...value] : value));

export const toggleFavourite = (ids: FavouriteIds, kind: FavouriteKind, id: number): FavouriteIds => {
  const next = new Set(ids[kind]);
  if (!next.delete(id)) next.add(id);
  return { ...ids, [kind]: next };
};

const createDeviceFavourites = (storage: StringStorage) => {
  const ids = createStore(() => parseFavourites(storage.read(KEY)));
  const keep = (next: FavouriteIds): void => {
    ids.setState(next, true);
    storage.write(KEY, formatFavourites(next));
  };
  return {
    ids: ids as ReadonlyStore<FavouriteIds>,
    toggle: (kind: FavouriteKind, id: number): void => keep(toggleFavourite(ids.getState(), kind, id)),
    clear: (): void => keep(mapKinds(() => [])),
  };
};

/** A visitor's favourites until another storage is set. */
export const createFavouritesStore = (deviceStorage: StringStorage) => {
  const device = createDeviceFavourites(deviceStorage);
  const ids = createStore(() => device.ids.getState());
  let storage: FavouritesStorage = device;
  let leave = (): void => undefined;

  const keepWith = (next: FavouritesStorage): void => {
    leave();
    storage = next;
    leave = next.ids.subscribe(() => ids.setState(next.ids.getState(), true));
    ids.setState(next.ids.getState(), true);
  };
  keepWith(device);

  return {
    ids: ids as ReadonlyStore<FavouriteIds>,
    toggle: (kind: FavouriteKind, id: number): void => storage.toggle(kind, id),
    device,
    keepWith,
  };
};

export type FavouritesStore = ReturnType<typeof createFavouritesStore>;
