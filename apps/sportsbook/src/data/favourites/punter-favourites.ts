import { createStore } from "zustand/vanilla";
import { isRefusal, type PunterApi } from "../../net/punter-api.ts";
import { createOutbox } from "../session/outbox.ts";
import type { ReadonlyStore } from "../store.ts";
import type { FavouriteIds, FavouriteKind, FavouritesStore } from "./favourites-store.ts";
import {
  beginSending,
  beginWith,
  changeOf,
  nextBatch,
  type PendingFavourites,
  showFavourites,
  takeAnswer,
  takeRefusal,
  toggleChoice,
} from "./pending-favourites.ts";

interface PunterFavouritesOptions {
  readonly api: Pick<PunterApi, "favourites" | "changeFavourites">;
  /** The visitor's, which become the punter's. */
  readonly device: Pick<FavouritesStore["device"], "ids" | "clear">;
  /** Returns how to call it off. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  readonly random: () => number;
  readonly onError: (error: unknown) => void;
}

/** A punter's favourites, kept by the server. A toggle shows at once and is sent until the server has it. */
export const createPunterFavourites = ({ api, device, after, random, onError }: PunterFavouritesOptions) => {
  let state: PendingFavourites = beginWith(device.ids.getState());
  let hasVisitors = state.pending.size > 0;
  let isClosed = false;
  const ids = createStore(() => device.ids.getState());

  const show = (next: PendingFavourites): void => {
    state = next;
    ids.setState(showFavourites(state, ids.getState()), true);
  };

  const send = async (): Promise<void> => {
    const batch = nextBatch(state);
    state = beginSending(state, batch);
    try {
      const answer = batch.size === 0 ? await api.favourites() : await api.changeFavourites(changeOf(batch));
      show(takeAnswer(state, batch, answer));
      if (hasVisitors && !isClosed) device.clear();
    } catch (error) {
      if (batch.size === 0 || !isRefusal(error)) throw error;
      onError(error);
      show(takeRefusal(state, batch));
    }
    // Either the server has them now, or they stay the visitor's.
    hasVisitors = false;
  };

  const outbox = createOutbox({
    send,
    hasMore: () => state.known === null || state.pending.size > 0,
    after,
    random,
    onError,
  });
  outbox.sendNow();

  return {
    ids: ids as ReadonlyStore<FavouriteIds>,
    toggle: (kind: FavouriteKind, id: number): void => {
      show(toggleChoice(state, kind, id));
      outbox.sendSoon();
    },
    sendNow: outbox.sendNow,
    close: (): void => {
      isClosed = true;
      outbox.close();
    },
  };
};
