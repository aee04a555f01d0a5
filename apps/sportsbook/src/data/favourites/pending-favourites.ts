import { type Favourites, type FavouritesChange, MOST_FAVOURITES } from "@touchline/protocol";
import { type FavouriteIds, type FavouriteKind, mapKinds } from "./favourites-store.ts";

export const FAVOURITE_KINDS: readonly FavouriteKind[] = ["events", "tournaments", "markets"];

/** What the bettor chose and the server has not yet said yes to. */
interface Choice {
  readonly kind: FavouriteKind;
  readonly id: number;
  readonly wanted: boolean;
  /** It, or its opposite, has been on its way: the server may have it, whatever it last said. */
  readonly tried: boolean;
}

export type Choices = ReadonlyMap<string, Choice>;

export interface PendingFavourites {
  /** What the server last said; null before it said anything. */
  readonly known: FavouriteIds | null;
  readonly pending: Choices;
}

const keyOf = (kind: FavouriteKind, id: number): string => `${kind} ${id}`;

const NOTHING = mapKinds(() => []);

/** A visitor's favourites become the punter's. */
export const beginWith = (visitors: FavouriteIds): PendingFavourites => ({
  known: null,
  pending: new Map(
    FAVOURITE_KINDS.flatMap((kind) =>
      [...visitors[kind]].map((id) => [keyOf(kind, id), { kind, id, wanted: true, tried: false }] as const),
    ),
  ),
});

const showKind = (kind: FavouriteKind, { known, pending }: PendingFavourites): ReadonlySet<number> => {
  const ids = new Set((known ?? NOTHING)[kind]);
  for (const choice of pending.values()) {
    if (choice.kind !== kind) continue;
    if (choice.wanted) ids.add(choice.id);
    else ids.delete(choice.id);
  }
  return ids;
};

const isSame = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));

/** What is shown next; what has not changed stays the same set, and all of it the same object. */
export const showFavourites = (state: PendingFavourites, before: FavouriteIds): FavouriteIds => {
  const changed = FAVOURITE_KINDS.flatMap((kind) => {
    const ids = showKind(kind, state);
    return isSame(ids, before[kind]) ? [] : [[kind, ids] as const];
  });
  return changed.length === 0 ? before : { ...before, ...Object.fromEntries(changed) };
};

/** A choice that only takes back one that nobody has heard of yet is no choice. */
export const toggleChoice = (state: PendingFavourites, kind: FavouriteKind, id: number): PendingFavourites => {
  const { known, pending } = state;
  const key = keyOf(kind, id);
  const wanted = !showKind(kind, state).has(id);
  const tried = pending.get(key)?.tried ?? false;
  const next = new Map(pending);
  if (!tried && known?.[kind].has(id) === wanted) next.delete(key);
  else next.set(key, { kind, id, wanted, tried });
  return { known, pending: next };
};

/** As many as one call takes. */
export const nextBatch = ({ pending }: PendingFavourites): Choices => new Map([...pending].slice(0, MOST_FAVOURITES));

export const changeOf = (batch: Choices): FavouritesChange => {
  const ids = (kind: FavouriteKind, wanted: boolean): number[] =>
    [...batch.values()].filter((choice) => choice.kind === kind && choice.wanted === wanted).map(({ id }) => id);
  return {
    tournaments: ids("tournaments", true),
    events: ids("events", true),
    markets: ids("markets", true),
    tournamentsForRemoval: ids("tournaments", false),
    eventsForRemoval: ids("events", false),
    marketsForRemoval: ids("markets", false),
  };
};

export const beginSending = ({ known, pending }: PendingFavourites, batch: Choices): PendingFavourites => ({
  known,
  pending: new Map([...pending].map(([key, choice]) => [key, { ...choice, tried: choice.tried || batch.has(key) }])),
});

/** What was chosen anew while the call was on its way stays to be sent. */
const withoutSettled = (pending: Choices, batch: Choices): Choices =>
  new Map([...pending].filter(([key, { wanted }]) => batch.get(key)?.wanted !== wanted));

export const takeAnswer = (
  { pending }: PendingFavourites,
  batch: Choices,
  favourites: Favourites,
): PendingFavourites => ({
  known: mapKinds((kind) => favourites[kind]),
  pending: withoutSettled(pending, batch),
});

/** The server will never take it, so it is not asked again. */
export const takeRefusal = ({ known, pending }: PendingFavourites, batch: Choices): PendingFavourites => ({
  known,
  pending: withoutSettled(pending, batch),
});
