import { isPage, type Route } from "@touchline/protocol";
import { createStore } from "zustand/vanilla";
import type { Env } from "../../env/env.ts";
import type { OfferApi } from "../../net/offer-api.ts";
import type { FavouriteIds } from "../favourites/favourites-store.ts";
import type { ReadonlyStore } from "../store.ts";
import { createBoardSources } from "./board-sources.ts";
import type { ListOrder } from "./list-order.ts";
import type { ListSubscriptions } from "./list-subscriptions.ts";

interface MainListOptions extends Pick<Env, "now"> {
  readonly api: OfferApi;
  readonly subscriptions: Pick<ListSubscriptions, "create">;
  readonly favourites: ReadonlyStore<FavouriteIds>;
  /** Whether events in play are listed. */
  readonly showsLive: boolean;
}

/** The list of the current route: which one it is, in which order, and what is loaded of it. */
export const createMainList = ({ api, subscriptions, favourites, showsLive, now }: MainListOptions) => {
  const order = createStore<ListOrder>(() => "league");
  const sources = createBoardSources({
    api,
    now,
    favourites: favourites.getState,
    // Events in play come first in a league: without them the beginning of the list is shorter than what was asked for.
    showsBeginning: () => showsLive && order.getState() === "league",
  });
  let shown: Route | null = null;
  const list = subscriptions.create(() => !shown?.filters.favourites);

  favourites.subscribe(() => {
    if (shown?.filters.favourites) list.reload();
  });

  return {
    board: list.board,
    loadState: list.loadState,
    retryNow: list.retryNow,
    setVisible: list.setVisible,
    order: order as ReadonlyStore<ListOrder>,
    setOrder: (next: ListOrder): void => order.setState(next),
    show: (route: Route): void => {
      // Another view starts in its own order, without the choice made in the one before.
      if (shown?.view !== route.view) order.setState("league");
      shown = route;
      // The list stays loaded behind an event, for the way back.
      if (route.filters.event !== undefined) return;
      const source = isPage(route) ? null : sources.ofRoute(route);
      if (source) list.show(source);
      else list.close();
    },
  };
};

export type MainList = ReturnType<typeof createMainList>;
