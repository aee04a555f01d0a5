import type { QueryClient } from "@tanstack/react-query";
import type { OfferList } from "@touchline/protocol";
import type { Env } from "../../env/env.ts";
import type { BoardSource } from "../offer/board.ts";
import { type Board, eventIdsOf, type LoadedBoard } from "../offer/board.ts";
import { createBoardLoader, type LoadState } from "../offer/board-loader.ts";
import type { OfferStore } from "../offer/offer-store.ts";
import type { ReadonlyStore } from "../store.ts";

interface ListSubscriptionsOptions extends Pick<Env, "after" | "now" | "random" | "report"> {
  readonly client: QueryClient;
  readonly store: Pick<OfferStore, "applyLists" | "keepOnly" | "endEvent" | "event">;
  /** Whether events in play are listed. Where they are not, one that leaves has begun or is over: nobody knows which. */
  readonly showsLive: boolean;
  /** Lets the page draw and answer before work goes on. */
  readonly pause: () => Promise<void>;
  /** See `createBoardLoader`. */
  readonly afterFirstPart: (run: () => void) => void;
  readonly onLoaded: () => void;
  /** Other events are on the screen than before. */
  readonly onVisible: () => void;
}

/** One of the lists on the page. */
export interface ListSubscription {
  readonly board: ReadonlyStore<Board>;
  readonly loadState: ReadonlyStore<LoadState>;
  readonly show: (source: BoardSource) => void;
  /** As show, but what is there stays until the next is. */
  readonly turnTo: (source: BoardSource) => void;
  readonly close: () => void;
  readonly reload: () => void;
  readonly refreshSoon: () => void;
  readonly retryNow: () => void;
  /** The events on the screen, and some rows around them. */
  readonly setVisible: (ids: readonly number[]) => void;
}

interface OpenSubscription {
  readonly subscription: ListSubscription;
  visible: ReadonlySet<number>;
  /** Its board's events, and those of a board that is about to take its place. */
  held: ReadonlySet<number>;
}

const union = (sets: readonly ReadonlySet<number>[]): Set<number> => new Set(sets.flatMap((set) => [...set]));

const idsOf = (lists: LoadedBoard["lists"]): Set<number> =>
  new Set(lists.flatMap(({ events }) => events.map(({ id }) => id)));

/** A list of thousands of events that is taken in at once would keep the page from answering a tap. */
const EVENTS_AT_ONCE = 250;

const sliced = (list: OfferList): readonly OfferList[] =>
  Array.from({ length: Math.max(1, Math.ceil(list.events.length / EVENTS_AT_ONCE)) }, (_, index) => ({
    ...list,
    events: list.events.slice(index * EVENTS_AT_ONCE, (index + 1) * EVENTS_AT_ONCE),
  }));

/** The lists that a page shows at once: each loads by itself, and the store keeps what any of them shows. */
export const createListSubscriptions = (options: ListSubscriptionsOptions) => {
  const { client, store, showsLive, now, after, random, pause, afterFirstPart, onLoaded, onVisible, report } = options;
  const open = new Set<OpenSubscription>();
  const others = (mine: OpenSubscription): OpenSubscription[] => [...open].filter((each) => each !== mine);
  const keepHeld = (): void => store.keepOnly(union([...open].map(({ held }) => held)));

  /** `isOver` tells of an event that leaves the list whether it has left the offer, too. */
  const create = (isOver: (id: number) => boolean): ListSubscription => {
    const loader = createBoardLoader({
      client,
      now,
      after,
      random,
      report,
      afterFirstPart,
      onLists: async (lists) => {
        mine.held = union([mine.held, idsOf(lists)]);
        // What is drawn of it is work enough for a task of its own.
        for (const part of lists.flatMap(sliced)) {
          store.applyLists([part]);
          await pause();
        }
        onLoaded();
      },
      onLeaving: (ids) => {
        const elsewhere = union(others(mine).map(({ held }) => held));
        const over = ids.filter((id) => showsLive && store.event(id)?.live && isOver(id) && !elsewhere.has(id));
        for (const id of over) store.endEvent(id);
        return over.some((id) => mine.visible.has(id));
      },
      onBoard: (board) => {
        mine.held = eventIdsOf(board);
        keepHeld();
      },
    });
    const subscription: ListSubscription = {
      board: loader.board,
      loadState: loader.state,
      show: (source) => {
        open.add(mine);
        loader.show(source);
      },
      turnTo: (source) => {
        open.add(mine);
        loader.turnTo(source);
      },
      close: () => {
        loader.stop();
        open.delete(mine);
        mine.held = new Set();
        mine.visible = new Set();
        keepHeld();
        onVisible();
      },
      reload: loader.reload,
      refreshSoon: loader.refreshSoon,
      retryNow: loader.retryNow,
      setVisible: (ids) => {
        mine.visible = new Set(ids);
        onVisible();
      },
    };
    const mine: OpenSubscription = { subscription, visible: new Set(), held: new Set() };
    return subscription;
  };

  return {
    create,
    visible: (): Set<number> => union([...open].map(({ visible }) => visible)),
    reload: (): void => {
      for (const { subscription } of open) subscription.reload();
    },
    /** What they show is of no use meanwhile. */
    reloadAnew: (): void => {
      for (const { subscription } of open) subscription.retryNow();
    },
    refreshSoon: (): void => {
      for (const { subscription } of open) subscription.refreshSoon();
    },
  };
};

export type ListSubscriptions = ReturnType<typeof createListSubscriptions>;
