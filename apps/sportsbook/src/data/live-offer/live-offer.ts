import { isPage, type Route } from "@touchline/protocol";
import type { OfferApi } from "../../net/offer-api.ts";
import type { PushSocket } from "../../net/push-socket.ts";
import { createWatchRegistry } from "../../net/watch-registry.ts";
import { joinStores } from "../event/join-stores.ts";
import type { EventParts, LiveEvents } from "../event/live-events.ts";
import type { FavouriteIds } from "../favourites/favourites-store.ts";
import { createEventsWidget, type LiveWidget } from "../homepage/events-widget.ts";
import { createPromoCatalogs, type LiveCatalogs } from "../homepage/promo-catalogs.ts";
import type { EventsWidget } from "../homepage/widget-events.ts";
import { createConnectionMonitor } from "../offer/connection-monitor.ts";
import { browserFrames } from "../offer/frames.ts";
import type { PriceLock } from "../offer/offer-model.ts";
import { createOfferStore } from "../offer/offer-store.ts";
import { createPriceStore } from "../offer/price-store.ts";
import { createBoardSources } from "./board-sources.ts";
import { createPanes } from "./panes.ts";
import { createSearch } from "./search.ts";
import { createStatisticsLoader } from "./statistics-loader.ts";

interface LiveOfferOptions {
  readonly api: OfferApi;
  readonly favourites: () => FavouriteIds;
  readonly titles: { readonly live: string; readonly upcoming: string };
  readonly onError: (error: unknown) => void;
}

const after = (milliseconds: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

/** Joins the store to the network: the only place where the two meet. */
export const createLiveOffer = ({ api, favourites, titles, onError }: LiveOfferOptions) => {
  const now = Date.now;
  const prices = createPriceStore(browserFrames);
  const store = createOfferStore(browserFrames, prices);
  const sources = createBoardSources({ api, now, favourites });
  const statistics = createStatisticsLoader({ api, now, after, onError });
  let socket: PushSocket | null = null;
  let picked: ReadonlySet<number> = new Set();
  let shown: Route | null = null;
  let lock: PriceLock = "none";
  let events: LiveEvents | null = null;

  const onRefused = (error: unknown): void => {
    onError(error);
    if (socket) connection.doubt();
  };

  const registry = createWatchRegistry({ versionOf: store.versionOf, now, after, onRefused });

  const connection = createConnectionMonitor({
    now,
    after,
    online: navigator.onLine,
    onLock: (next) => {
      lock = next;
      store.setLock(lock);
      events?.setLock(lock);
    },
    resync: async () => {
      if (socket) await Promise.all([registry.resync(socket), events?.resync(socket.full)]);
    },
    restart: () => socket?.restart(),
  });

  const wantEvents = (): void => registry.want(new Set([...picked, ...panes.visible()]));

  const panes = createPanes({
    store,
    now,
    after,
    random: Math.random,
    onLoaded: connection.loaded,
    onVisible: wantEvents,
    onError,
  });
  const page = panes.create(() => !shown?.filters.favourites);
  /** A search finds the best so many, so what it finds no more may well be there. */
  const search = createSearch({ api, pane: panes.create(() => false), after, titles });

  const connect = async (): Promise<void> => {
    const { openPushSocket } = await import("../../net/push-socket.ts");
    socket = openPushSocket({
      onUp: connection.up,
      onDown: () => {
        registry.disconnect();
        events?.disconnect();
        connection.down();
      },
      onFrame: (chunks) => {
        registry.watchAgain(store.applyFrame(chunks));
        events?.applyFrame(chunks);
        connection.heard();
      },
      onHeartbeat: connection.heard,
      onLifecycle: panes.refreshSoon,
    });
  };

  /** Events shown whole use the same connection; what holds them is loaded with the first of them. */
  const joinEvents = (create: (parts: EventParts) => LiveEvents): LiveEvents => {
    if (events) return events;
    const frames = browserFrames;
    events = create({
      load: api.event,
      frames,
      prices,
      listedVersion: store.versionOf,
      now,
      after,
      onRefused,
      onError,
    });
    events.setLock(lock);
    events.setPicked(picked);
    if (socket) events.resync(socket.full).catch(onRefused);
    return events;
  };

  return {
    store: joinStores(store, () => events),
    joinEvents,
    counts: statistics.counts,
    connection: connection.status,
    loadState: page.loadState,
    board: page.board,
    retryNow: page.retryNow,
    setVisible: page.setVisible,
    connect,
    tick: connection.tick,
    setOnline: connection.setOnline,
    search,

    show: (route: Route): void => {
      search.close();
      shown = route;
      statistics.show(route);
      // The list stays as it is behind an event, for the way back.
      if (route.filters.event !== undefined) return;
      const source = isPage(route) ? null : sources.ofRoute(route);
      if (source) page.show(source);
      else page.close();
    },

    createWidget: (settings: EventsWidget): LiveWidget => createEventsWidget({ api, panes, now, settings }),

    createCatalogs: (today: boolean): LiveCatalogs => createPromoCatalogs({ api, now, after, onError, today }),

    /** Other names are wanted: they come with the lists. */
    reload: panes.reload,

    /** The favourites have changed: a page that shows them follows. */
    favouritesChanged: (): void => {
      if (shown?.filters.favourites) page.reload();
    },

    setPicked: (ids: ReadonlySet<number>): void => {
      picked = ids;
      store.keep(ids);
      events?.setPicked(ids);
      wantEvents();
    },
  };
};

export type LiveOffer = ReturnType<typeof createLiveOffer>;
