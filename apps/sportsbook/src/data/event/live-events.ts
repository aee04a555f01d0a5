import type { QueryClient } from "@tanstack/react-query";
import type { EventDetail, OfferChunk } from "@touchline/protocol";
import type { Env } from "../../env/env.ts";
import type { OfferApi } from "../../net/offer-api.ts";
import { createWatchRegistry, type WatchChannel } from "../../net/watch-registry.ts";
import type { Frames } from "../offer/frames.ts";
import type { PriceLock } from "../offer/offer-model.ts";
import type { PriceStore } from "../offer/price-store.ts";
import { createEventNames } from "./event-names.ts";
import { createEventRequests } from "./event-requests.ts";
import { createEventStore } from "./event-store.ts";

/** What the live offer lends to the events that are shown whole. */
export interface EventParts extends Pick<Env, "after" | "now"> {
  readonly client: QueryClient;
  readonly api: Pick<OfferApi, "event">;
  readonly frames: Frames;
  readonly prices: PriceStore;
  /** The version at which the lists hold an event; 0 if they do not. */
  readonly listedVersion: (id: number) => number;
  readonly onRefused: (error: unknown) => void;
  /** What is known of an event has changed in a way that its listeners are not told of: it came, or it is gone. */
  readonly onHeld: () => void;
}

/** The node lets one connection watch so many events whole, but for the one that the page may show; the slip goes before tickets. */
const MOST_HELD = 38;

/** The events shown with every market, over the connection that the lists use. */
export const createLiveEvents = (parts: EventParts) => {
  const { client, api, frames, prices, listedVersion, now, after, onRefused, onHeld } = parts;
  const store = createEventStore(frames, prices);
  let shown: number | null = null;
  let picked: ReadonlySet<number> = new Set();
  let held: ReadonlySet<number> = new Set();
  let wantedByTickets: ReadonlySet<number> = new Set();
  /** Of those, as many as the slip leaves room for. */
  let onTickets: ReadonlySet<number> = new Set();

  /** Who watches at both levels is told once, so the lists must not be ahead of what is said to be held. */
  const versionOf = (id: number): number => {
    const listed = listedVersion(id);
    return listed > 0 ? Math.min(listed, store.versionOf(id)) : store.versionOf(id);
  };

  const registry = createWatchRegistry({ versionOf, now, after, onRefused });

  /** An event stays while it or a ticket with it is shown, and afterwards for as long as one of its outcomes is on the slip. */
  const follow = (): void => {
    const kept = store.ids().filter((id) => id === shown || picked.has(id) || onTickets.has(id));
    store.keepOnly(new Set(kept));
    registry.want(new Set(kept));
  };

  /** One that is still watched from an earlier visit is watched again: what came in between found nobody. */
  const takeShown = (detail: EventDetail): void => {
    store.applyDetail(detail);
    follow();
    registry.watchAgain([detail.id]);
  };

  /** The event may have been left while its names were on the way. */
  const takeNames = (detail: EventDetail): void => {
    if (store.event(detail.id)) store.applyDetail(detail);
  };

  const isHeld = (id: number): boolean => store.event(id) !== undefined;

  const requests = createEventRequests({
    client,
    api,
    isHeld,
    onDetail: (detail) => {
      takeShown(detail);
      onHeld();
    },
    onGone: onHeld,
  });

  const hold = (): void => {
    const before = onTickets;
    onTickets = new Set([...wantedByTickets].slice(0, Math.max(0, MOST_HELD - held.size)));
    if (onTickets.symmetricDifference(before).size > 0) follow();
    requests.want(held.union(onTickets));
  };

  const names = createEventNames({ client, api, after, unnamed: store.unnamed, onDetail: takeNames });

  return {
    event: store.event,
    cellOf: store.cellOf,
    subscribeEvent: store.subscribeEvent,
    versionOf: store.versionOf,
    loadState: requests.state,

    /** Holds events whole although nobody looks at them; they must be picked, too. */
    hold: (ids: ReadonlySet<number>): void => {
      held = ids;
      hold();
    },
    /** Holds the events of tickets that are looked at. */
    followTickets: (ids: ReadonlySet<number>): void => {
      wantedByTickets = ids;
      hold();
    },
    isHeld,
    isGone: requests.isGone,

    show: (id: number): void => {
      shown = id;
      follow();
      requests.show(id);
    },

    leave: (): void => {
      shown = null;
      requests.leave();
      follow();
    },

    retryNow: requests.retryNow,

    setPicked: (ids: ReadonlySet<number>): void => {
      picked = ids;
      follow();
    },

    applyFrame: (chunks: readonly OfferChunk[]): void => {
      registry.watchAgain(store.applyFrame(chunks));
      names.check();
    },

    setLock: (lock: PriceLock): void => store.setLock(lock),
    resync: (channel: WatchChannel): Promise<void> => registry.resync(channel),
    disconnect: registry.disconnect,
  };
};

export type LiveEvents = ReturnType<typeof createLiveEvents>;
