import type { QueryClient } from "@tanstack/react-query";
import { type Filters, isPage, type Route } from "@touchline/protocol";
import { createStore } from "zustand/vanilla";
import type { OfferApi } from "../../net/offer-api.ts";
import type { PushClient } from "../../net/push-client.ts";
import { createWatchRegistry } from "../../net/watch-registry.ts";
import { after } from "../after.ts";
import { joinStores } from "../event/join-stores.ts";
import type { EventParts, LiveEvents } from "../event/live-events.ts";
import type { FavouriteIds } from "../favourites/favourites-store.ts";
import { firstCatalog } from "../homepage/widget-events.ts";
import { createConnectionMonitor } from "../offer/connection-monitor.ts";
import { browserFrames } from "../offer/frames.ts";
import type { ListLevel } from "../offer/listed-markets.ts";
import type { PriceLock } from "../offer/offer-model.ts";
import { createOfferStore } from "../offer/offer-store.ts";
import { createPriceStore } from "../offer/price-store.ts";
import { promotedQuery } from "../queries.ts";
import type { ReadonlyStore } from "../store.ts";
import { createBoardSources } from "./board-sources.ts";
import type { ListOrder } from "./list-order.ts";
import { createListSubscriptions } from "./list-subscriptions.ts";
import { createSearch } from "./search.ts";

interface LiveOfferOptions {
  readonly client: QueryClient;
  readonly api: OfferApi;
  readonly push: PushClient;
  readonly favourites: () => FavouriteIds;
  /** What the view that is chosen at the time shows of each market. */
  readonly level: () => ListLevel;
  readonly titles: { readonly live: string; readonly upcoming: string };
  readonly onError: (error: unknown) => void;
}

type Channels = NonNullable<ReturnType<PushClient["channels"]>>;

/** So long the sports wait for the catalog they open with, in milliseconds. */
const CATALOG_WAIT = 4000;

/** Joins the store to the network: the only place where the two meet. */
export const createLiveOffer = ({ client, api, push, favourites, level, titles, onError }: LiveOfferOptions) => {
  const now = Date.now;
  const prices = createPriceStore(browserFrames);
  const store = createOfferStore(browserFrames, prices, level);
  const order = createStore<ListOrder>(() => "league");
  const sources = createBoardSources({ api, now, favourites, isListOrder: () => order.getState() === "league" });
  let picked: ReadonlySet<number> = new Set();
  let shown: Route | null = null;
  let lock: PriceLock = "none";
  /** Null between leaving a level and watching at the next: a list must come first, even for the way back to the old one. */
  let watchedLevel: ListLevel | null = level();
  let events: LiveEvents | null = null;
  let hearHeld = (): void => undefined;

  const onRefused = (error: unknown): void => {
    onError(error);
    if (push.channels()) connection.doubt();
  };

  const registry = createWatchRegistry({ versionOf: store.versionOf, now, after, onRefused });

  const watchLists = (channels: Channels): Promise<void> => {
    const wanted = level();
    watchedLevel = wanted;
    return registry.resync(channels[wanted]);
  };

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
      const channels = push.channels();
      if (channels) await Promise.all([watchLists(channels), events?.resync(channels.full)]);
    },
    restart: push.restart,
  });

  const wantEvents = (): void => registry.want(new Set([...picked, ...subscriptions.visible()]));

  const subscriptions = createListSubscriptions({
    client,
    store,
    now,
    after,
    random: Math.random,
    pause: () => new Promise((resolve) => after(0, resolve)),
    onLoaded: () => {
      connection.loaded();
      // Only now are the markets known that the other level tells of.
      const channels = push.channels();
      if (channels && watchedLevel !== level()) watchLists(channels).catch(onRefused);
    },
    onVisible: wantEvents,
    onError,
  });
  const page = subscriptions.create(() => !shown?.filters.favourites);
  /** A search finds the best so many, so what it finds no more may well be there. */
  const search = createSearch({ api, subscription: subscriptions.create(() => false), after, titles });

  push.setOffer({
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
    onLifecycle: subscriptions.refreshSoon,
  });

  /** Events shown whole use the same connection; what holds them is loaded with the first of them. */
  const joinEvents = (create: (parts: EventParts) => LiveEvents): LiveEvents => {
    if (events) return events;
    const frames = browserFrames;
    events = create({
      client,
      api,
      frames,
      prices,
      listedVersion: store.versionOf,
      now,
      after,
      onRefused,
      onHeld: () => hearHeld(),
    });
    events.setLock(lock);
    events.setPicked(picked);
    const channels = push.channels();
    if (channels) events.resync(channels.full).catch(onRefused);
    return events;
  };

  return {
    store: joinStores(store, () => events),
    joinEvents,
    /** Told when an event that is held for the slip has come, or is found to be gone. */
    onHeld: (listener: () => void): void => {
      hearHeld = listener;
    },

    askBuilder: api.betBuilder,
    connection: connection.status,
    loadState: page.loadState,
    board: page.board,
    retryNow: page.retryNow,
    setVisible: page.setVisible,
    order: order as ReadonlyStore<ListOrder>,
    setOrder: (next: ListOrder): void => order.setState(next),
    tick: connection.tick,
    setOnline: connection.setOnline,
    search,

    show: (route: Route): void => {
      search.close();
      // Another view begins as it was made, with none of the choices of the one before.
      if (shown?.view !== route.view) order.setState("league");
      shown = route;
      // The list stays as it is behind an event, for the way back.
      if (route.filters.event !== undefined) return;
      const source = isPage(route) ? null : sources.ofRoute(route);
      if (source) page.show(source);
      else page.close();
    },

    /** What the operator promotes first, of a day or of all; none where there is none, or it cannot be had. */
    findCatalog: async (date: Filters["date"]): Promise<number | undefined> => {
      try {
        const answer = client.fetchQuery(promotedQuery(api, date ?? "all"));
        const late = new Promise<never>((_, reject) => {
          after(CATALOG_WAIT, () => reject(new Error("the catalogs took too long")));
        });
        return firstCatalog((await Promise.race([answer, late])).catalogs);
      } catch (error) {
        onError(error);
        return undefined;
      }
    },

    /** What the blocks of a homepage are made with, by those who show them: few pages do. */
    forBlocks: { api, subscriptions, now },

    /** Other names or lines are wanted: they come with the lists. */
    reload: (): void => {
      if (watchedLevel === level()) {
        subscriptions.reload();
        return;
      }
      registry.leaveAll();
      watchedLevel = null;
      store.outdate();
      subscriptions.reloadAnew();
    },

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
