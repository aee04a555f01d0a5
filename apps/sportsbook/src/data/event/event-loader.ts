import type { EventDetail } from "@touchline/protocol";
import { HttpError } from "../../net/http.ts";
import { createState, type Readable } from "../state.ts";

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
  const state = createState<EventLoadState>({ status: "loading" });
  let running = new AbortController();
  let cancelRetry = (): void => undefined;

  const fail = (id: number, error: unknown): void => {
    if (error instanceof HttpError && error.status === NOT_FOUND) {
      state.set({ status: "gone" });
      return;
    }
    onError(error);
    cancelRetry = after(RETRY_AFTER, () => start(id));
    state.set({ status: "failed", retryAt: now() + RETRY_AFTER });
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
      state.set({ status: "ready" });
    } catch (error) {
      if (!mine.signal.aborted) fail(id, error);
    }
  };

  return {
    state: state as Readable<EventLoadState>,

    show: (id: number, isHeld: boolean): void => {
      stop();
      state.set({ status: isHeld ? "ready" : "loading" });
      if (!isHeld) start(id);
    },

    retryNow: (id: number): void => {
      state.set({ status: "loading" });
      start(id);
    },

    stop,
  };
};
