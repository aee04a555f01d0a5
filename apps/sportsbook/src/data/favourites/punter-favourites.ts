import { createStore } from "zustand/vanilla";
import type { Env } from "../../env/env.ts";
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

interface PunterFavouritesOptions extends Pick<Env, "after" | "random" | "report"> {
  readonly api: Pick<PunterApi, "favourites" | "changeFavourites">;
  /** The visitor's, which become the punter's. */
  readonly device: Pick<FavouritesStore["device"], "ids" | "clear">;
}

/** A punter's favourites, kept by the server. A toggle shows at once and is sent until the server has it. */
export const createPunterFavourites = ({ api, device, after, random, report }: PunterFavouritesOptions) => {
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
      report(error);
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
    report,
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
