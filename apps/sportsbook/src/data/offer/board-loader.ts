import type { QueryClient } from "@tanstack/react-query";
import { createStore } from "zustand/vanilla";
import type { Env } from "../../env/env.ts";
import { boardQuery } from "../queries.ts";
import { request } from "../request.ts";
import type { ReadonlyStore } from "../store.ts";
import { type Board, type BoardSource, emptyBoard, eventIdsOf, type LoadedBoard } from "./board.ts";

export type LoadState =
  | { readonly status: "loading" | "ready" }
  | { readonly status: "failed"; readonly retryAt: number };

interface BoardLoaderOptions extends Pick<Env, "after" | "now" | "random" | "report"> {
  readonly client: QueryClient;
  /** Takes the snapshots in; the board follows. */
  readonly onLists: (lists: LoadedBoard["lists"]) => Promise<void>;
  /** The events that leave the page, before they do. Returns whether one of them is on the screen and is to be shown as ended. */
  readonly onLeaving: (ids: readonly number[]) => boolean;
  readonly onBoard: (board: Board) => void;
  /** Runs at once, or as soon as the first part of a list is on the page where a server has drawn it: what is being taken over must not change. */
  readonly afterFirstPart: (run: () => void) => void;
}

const REFRESH_AFTER = 30_000;
const SOONEST_REFRESH = 5000;
const JITTER = { from: 1000, to: 3000 };
/** How long a row says that it has ended before it goes. */
const LEAVE_TIME = 3000;

/** Loads the page's board, keeps it fresh, and tries again after a failure. */
export const createBoardLoader = (options: BoardLoaderOptions) => {
  const { client, now, after, random, onLists, onLeaving, onBoard, afterFirstPart, report } = options;
  const state = createStore<LoadState>(() => ({ status: "loading" }));
  const board = createStore<Board>(() => emptyBoard);
  let source: BoardSource | null = null;
  let cancelRequest = (): void => undefined;
  /** The answer that is being taken into the store, in several steps. */
  let taken: LoadedBoard | null = null;
  let loadedAt = Number.NEGATIVE_INFINITY;
  let cancelNext = (): void => undefined;
  let cancelSwap = (): void => undefined;
  let nextAt = Number.POSITIVE_INFINITY;
  let outdated = false;
  let isTurning = false;

  /** Clients learn together that a list is out of date, so each waits its own moment. */
  const soon = (): number => {
    const jitter = JITTER.from + random() * (JITTER.to - JITTER.from);
    return Math.max(jitter, loadedAt + SOONEST_REFRESH - now());
  };

  const scheduleLoad = (delay: number): void => {
    cancelNext();
    nextAt = now() + delay;
    cancelNext = after(delay, load);
  };

  const swapBoard = (next: Board): void => {
    board.setState(next, true);
    onBoard(next);
  };

  const takeBoard = (loaded: LoadedBoard): void => {
    cancelSwap();
    const staying = eventIdsOf(loaded.board);
    const leaving = [...eventIdsOf(board.getState())].filter((id) => !staying.has(id));
    if (state.getState().status === "ready" && !isTurning && onLeaving(leaving)) {
      cancelSwap = after(LEAVE_TIME, () => swapBoard(loaded.board));
    } else {
      swapBoard(loaded.board);
    }
    isTurning = false;
    state.setState({ status: "ready" }, true);
  };

  const fail = (retryAt: number): void => {
    if (state.getState().status !== "ready") state.setState({ status: "failed", retryAt }, true);
  };

  const cancel = (): void => {
    cancelRequest();
    cancelNext();
    taken = null;
  };

  const take = async (loaded: LoadedBoard, refreshAfter = REFRESH_AFTER): Promise<void> => {
    taken = loaded;
    await onLists(loaded.lists);
    // Another board was asked for meanwhile.
    if (taken !== loaded) return;
    loadedAt = now();
    takeBoard(loaded);
    if (loaded.isPart) afterFirstPart(() => scheduleLoad(0));
    else scheduleLoad(outdated ? soon() : refreshAfter);
  };

  const reloadLater = (): void => {
    scheduleLoad(REFRESH_AFTER);
    fail(nextAt);
  };

  const load = (): void => {
    if (!source) return;
    cancel();
    outdated = false;
    const { refreshAfter } = source;
    cancelRequest = request(client, boardQuery(source, state.getState().status === "ready" ? "whole" : "first"), {
      onAnswer: (loaded) =>
        void take(loaded, refreshAfter).catch((error: unknown) => {
          report(error);
          reloadLater();
        }),
      onRetry: fail,
      onRefused: reloadLater,
    });
  };

  return {
    state: state as ReadonlyStore<LoadState>,
    board: board as ReadonlyStore<Board>,

    show: (next: BoardSource): void => {
      if (next.key === source?.key) return;
      source = next;
      cancelSwap();
      board.setState(emptyBoard, true);
      state.setState({ status: "loading" }, true);
      load();
    },

    /** Shows another board in the place of this one, which stays until the other is there. */
    turnTo: (next: BoardSource): void => {
      if (next.key === source?.key) return;
      source = next;
      isTurning = true;
      load();
    },

    /** Shows nothing more, until it is told to. */
    stop: (): void => {
      source = null;
      cancelSwap();
      cancel();
    },

    /** Events have come or gone since the list was made. */
    refreshSoon: (): void => {
      outdated = true;
      const delay = soon();
      if (now() + delay < nextAt) scheduleLoad(delay);
    },

    reload: (): void => scheduleLoad(0),

    retryNow: (): void => {
      state.setState({ status: "loading" }, true);
      scheduleLoad(0);
    },
  };
};
