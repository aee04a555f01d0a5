import { createStore, type StoreApi } from "zustand/vanilla";
import { HttpError } from "../../net/http.ts";
import type { Loaded } from "./tickets-model.ts";

interface LoadingOptions<Value, Idle> {
  readonly state: StoreApi<Loaded<Value> | Idle>;
  readonly load: (signal: AbortSignal) => Promise<Value>;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

const NOT_FOUND = 404;
/** Longer than a slow answer takes: after it the page says that it failed. */
const PATIENCE = 15_000;

const isLoaded = <Value>(state: object): state is { readonly status: "loaded"; readonly value: Value } =>
  "status" in state && state.status === "loaded";

export const beginLoading = <Value>(since: number) => createStore<Loaded<Value>>(() => ({ status: "loading", since }));

/** Loads something, and again when asked to. What is there stays until the next has come: nothing on the screen moves. */
export const createLoading = <Value, Idle extends object = never>(options: LoadingOptions<Value, Idle>) => {
  const { state, load, now, onError } = options;
  let running = new AbortController();

  const fail = (error: unknown): void => {
    onError(error);
    if (isLoaded<Value>(state.getState())) return;
    const isMissing = error instanceof HttpError && error.status === NOT_FOUND;
    state.setState({ status: isMissing ? "missing" : "failed" }, true);
  };

  const start = async (): Promise<void> => {
    running.abort();
    const mine = new AbortController();
    running = mine;
    if (!isLoaded<Value>(state.getState())) state.setState({ status: "loading", since: now() }, true);
    try {
      const value = await load(AbortSignal.any([mine.signal, AbortSignal.timeout(PATIENCE)]));
      if (!mine.signal.aborted) state.setState({ status: "loaded", value }, true);
    } catch (error) {
      if (!mine.signal.aborted) fail(error);
    }
  };

  return {
    start,
    /** What is loaded becomes another; nothing where nothing is. */
    update: (change: (value: Value) => Value): void => {
      const before = state.getState();
      if (!isLoaded<Value>(before)) return;
      const value = change(before.value);
      if (value !== before.value) state.setState({ status: "loaded", value }, true);
    },
    value: (): Value | null => {
      const held = state.getState();
      return isLoaded<Value>(held) ? held.value : null;
    },
    stop: (): void => running.abort(),
  };
};
