import type { QueryClient } from "@tanstack/react-query";
import type { Env } from "../../env/env.ts";
import type { OfferApi } from "../../net/offer-api.ts";
import type { PushClient } from "../../net/push-client.ts";
import { createWatchRegistry } from "../../net/watch-registry.ts";
import { joinStores } from "../event/join-stores.ts";
import type { EventParts, LiveEvents } from "../event/live-events.ts";
import { createConnectionMonitor } from "../offer/connection-monitor.ts";
import type { Frames } from "../offer/frames.ts";
import type { ListLevel } from "../offer/listed-markets.ts";
import type { PriceLock } from "../offer/offer-model.ts";
import { createOfferStore } from "../offer/offer-store.ts";
import { createPriceStore } from "../offer/price-store.ts";
import { createListSubscriptions } from "./list-subscriptions.ts";

interface LiveOfferOptions extends Pick<Env, "now" | "after" | "random" | "report"> {
  readonly client: QueryClient;
  readonly api: OfferApi;
  readonly push: PushClient;
  readonly frames: Frames;
  readonly isOnline: boolean;
  /** See `createListSubscriptions`. */
  readonly showsLive: boolean;
  /** See `createBoardLoader`. */
  readonly afterFirstPart: (run: () => void) => void;
  /** How much of each market the chosen view shows. */
  readonly level: () => ListLevel;
}

type Channels = NonNullable<ReturnType<PushClient["channels"]>>;

/** Connects the stores of the offer with the network: lists and events are loaded, watched over push, and locked while it is silent. */
export const createLiveOffer = (options: LiveOfferOptions) => {
  const { client, api, push, frames, isOnline, showsLive, level, now, after, afterFirstPart, random, report } = options;
  const prices = createPriceStore(frames);
  const store = createOfferStore(frames, prices, level);
  let picked: ReadonlySet<number> = new Set();
  let lock: PriceLock = "none";
  /** Null between leaving a level and watching at the next: a list must be loaded first, even when the old level is chosen again. */
  let watchedLevel: ListLevel | null = level();
  let events: LiveEvents | null = null;
  let notifyPinned = (): void => undefined;

  const onRefused = (error: unknown): void => {
    report(error);
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
    online: isOnline,
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

  const watchEvents = (): void => registry.want(new Set([...picked, ...subscriptions.visible()]));

  const subscriptions = createListSubscriptions({
    client,
    store,
    showsLive,
    now,
    after,
    random,
    afterFirstPart,
    pause: () => new Promise((resolve) => after(0, resolve)),
    onLoaded: () => {
      connection.loaded();
      // Only a loaded list has the markets that another level reports on.
      const channels = push.channels();
      if (channels && watchedLevel !== level()) watchLists(channels).catch(onRefused);
    },
    onVisible: watchEvents,
    report,
  });

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

  /** Full events use the same connection. Their store is a script of its own, loaded with the first of them. */
  const joinEvents = (create: (parts: EventParts) => LiveEvents): LiveEvents => {
    if (events) return events;
    events = create({
      client,
      api,
      frames,
      prices,
      listedVersion: store.versionOf,
      now,
      after,
      onRefused,
      onHeld: () => notifyPinned(),
    });
    events.setLock(lock);
    events.setPicked(picked);
    const channels = push.channels();
    if (channels) events.resync(channels.full).catch(onRefused);
    return events;
  };

  return {
    store: joinStores(store, () => events),
    subscriptions,
    connection: connection.status,
    tick: connection.tick,
    setOnline: connection.setOnline,
    joinEvents,
    /** The listener runs when an event that is pinned for the slip is loaded, or turns out to be gone. */
    onPinned: (listener: () => void): void => {
      notifyPinned = listener;
    },
    setPicked: (ids: ReadonlySet<number>): void => {
      picked = ids;
      store.keep(ids);
      events?.setPicked(ids);
      watchEvents();
    },
    /** Other names or another level are wanted: they come with the lists. */
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
  };
};

export type LiveOffer = ReturnType<typeof createLiveOffer>;
