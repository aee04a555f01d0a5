import type { EventDetail } from "@touchline/protocol";
import { createStore } from "zustand/vanilla";
import { HttpError } from "../../net/http.ts";
import type { ReadonlyStore } from "../readonly-store.ts";

export type EventLoadState =
  | { readonly status: "loading" | "ready" | "gone" }
  | { readonly status: "failed"; readonly retryAt: number };

interface EventLoaderOptions {
  readonly load: (id: number, signal: AbortSignal) => Promise<EventDetail>;
  readonly now: () => number;
  /** Returns how to call it off. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  readonly onDetail: (detail: EventDetail) => void;
  readonly onError: (error: unknown) => void;
}

const RETRY_AFTER = 8000;
const NOT_FOUND = 404;

/** Loads the event on the screen, and tries again after a failure. */
export const createEventLoader = ({ load, now, after, onDetail, onError }: EventLoaderOptions) => {
  const state = createStore<EventLoadState>(() => ({ status: "loading" }));
  let running = new AbortController();
  let cancelRetry = (): void => undefined;

  const fail = (id: number, error: unknown): void => {
    if (error instanceof HttpError && error.status === NOT_FOUND) {
      state.setState({ status: "gone" }, true);
      return;
    }
    onError(error);
    cancelRetry = after(RETRY_AFTER, () => start(id));
    state.setState({ status: "failed", retryAt: now() + RETRY_AFTER }, true);
  };

  const stop = (): void => {
    running.abort();
    cancelRetry();
  };

  const start = async (id: number): Promise<void> => {
    stop();
    const mine = new AbortController();
    running = mine;
    try {
      const detail = await load(id, mine.signal);
      if (mine.signal.aborted) return;
      onDetail(detail);
      state.setState({ status: "ready" }, true);
    } catch (error) {
      if (!mine.signal.aborted) fail(id, error);
    }
  };

  return {
    state: state as ReadonlyStore<EventLoadState>,

    show: (id: number, isHeld: boolean): void => {
      stop();
      state.setState({ status: isHeld ? "ready" : "loading" }, true);
      if (!isHeld) start(id);
    },

    retryNow: (id: number): void => {
      state.setState({ status: "loading" }, true);
      start(id);
    },

    stop,
  };
};
