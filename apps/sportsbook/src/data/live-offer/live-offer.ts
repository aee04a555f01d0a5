import { isPage, type Route } from "@touchline/protocol";
import type { OfferApi } from "../../net/offer-api.ts";
import type { PushSocket } from "../../net/push-socket.ts";
import { createWatchRegistry } from "../../net/watch-registry.ts";
import type { FavouriteIds } from "../favourites/favourites-store.ts";
import { eventIdsOf } from "../offer/board.ts";
import { createBoardLoader } from "../offer/board-loader.ts";
import { createConnectionMonitor } from "../offer/connection-monitor.ts";
import { browserFrames } from "../offer/frames.ts";
import { createOfferStore } from "../offer/offer-store.ts";
import { createState, type Readable } from "../state.ts";
import { createBoardSources } from "./board-sources.ts";
import { createSearchSources } from "./search-source.ts";
import { createStatisticsLoader } from "./statistics-loader.ts";

interface LiveOfferOptions {
  readonly api: OfferApi;
  readonly favourites: () => FavouriteIds;
  readonly titles: { readonly live: string; readonly upcoming: string };
  readonly onError: (error: unknown) => void;
}

const SEARCH_PAUSE = 250;

const after = (milliseconds: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

/** Joins the store to the network: the only place where the two meet. */
export const createLiveOffer = ({ api, favourites, titles, onError }: LiveOfferOptions) => {
  const now = Date.now;
  const store = createOfferStore(browserFrames);
  const sources = createBoardSources({ api, now, favourites, liveTitle: titles.live, onError });
  const searchSources = createSearchSources(api, titles);
  const statistics = createStatisticsLoader({ api, now, after, onError });
  let socket: PushSocket | null = null;
  let visible: ReadonlySet<number> = new Set();
  let picked: ReadonlySet<number> = new Set();
  let shown: Route | null = null;
  let cancelSearch = (): void => undefined;
  const searchText = createState("");

  const registry = createWatchRegistry({
    versionOf: store.versionOf,
    now,
    after,
    onRefused: (error) => {
      onError(error);
      if (socket) connection.doubt();
    },
  });

  const connection = createConnectionMonitor({
    now,
    after,
    online: navigator.onLine,
    onLock: store.setLock,
    resync: async () => {
      if (socket) await registry.resync(socket);
    },
    restart: () => socket?.restart(),
  });

  const loader = createBoardLoader({
    now,
    after,
    random: Math.random,
    onLists: (lists) => {
      store.applyLists(lists);
      connection.loaded();
    },
    onLeaving: (ids) => {
      const over = shown?.filters.favourites ? [] : ids.filter((id) => store.event(id)?.live);
      for (const id of over) store.endEvent(id);
      return over.some((id) => visible.has(id));
    },
    onBoard: (board) => store.keepOnly(eventIdsOf(board)),
    onError,
  });

  const wantEvents = (): void => registry.want(new Set([...picked, ...visible]));

  const connect = async (): Promise<void> => {
    const { openPushSocket } = await import("../../net/push-socket.ts");
    socket = openPushSocket({
      onUp: connection.up,
      onDown: () => {
        registry.disconnect();
        connection.down();
      },
      onFrame: (chunks) => {
        registry.watchAgain(store.applyFrame(chunks));
        connection.heard();
      },
      onHeartbeat: connection.heard,
      onLifecycle: loader.refreshSoon,
    });
  };

  return {
    store,
    counts: statistics.counts,
    connection: connection.status,
    loadState: loader.state,
    board: loader.board,
    retryNow: loader.retryNow,
    connect,
    tick: connection.tick,
    setOnline: connection.setOnline,

    show: (route: Route): void => {
      cancelSearch();
      searchText.set("");
      shown = route;
      if (!isPage(route))
        loader.show(route.filters.page === "search" ? searchSources.ofText("") : sources.ofRoute(route));
      statistics.show(route);
    },

    foundLeagues: searchSources.leagues,
    searchText: searchText as Readable<string>,

    /** Looks for what was typed, once the typing pauses. */
    search: (text: string): void => {
      cancelSearch();
      searchText.set(text);
      cancelSearch = after(SEARCH_PAUSE, () => loader.turnTo(searchSources.ofText(text.trim())));
    },

    /** Other names are wanted: they come with the list. */
    reload: loader.reload,

    /** The favourites have changed: a page that shows them follows. */
    favouritesChanged: (): void => {
      if (shown?.filters.favourites) loader.reload();
    },

    /** The events on the screen, and some rows around them. */
    setVisible: (ids: readonly number[]): void => {
      visible = new Set(ids);
      wantEvents();
    },

    setPicked: (ids: ReadonlySet<number>): void => {
      picked = ids;
      store.keep(ids);
      wantEvents();
    },
  };
};

export type LiveOffer = ReturnType<typeof createLiveOffer>;
