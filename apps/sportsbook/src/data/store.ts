import type { StoreApi } from "zustand/vanilla";

/** A zustand store as those see it who may not write to it. */
export type ReadonlyStore<Value> = Pick<StoreApi<Value>, "getState" | "getInitialState" | "subscribe">;

/**
 * Calls the listener when the selected value has changed. It reads the store instead of the arguments of the notification: where an
 * earlier listener has written to the store, those are outdated.
 */
export const watchStore = <State, Value>(
  store: ReadonlyStore<State>,
  select: (state: State) => Value,
  listener: (value: Value) => void,
): (() => void) => {
  let last = select(store.getState());
  return store.subscribe(() => {
    const next = select(store.getState());
    if (Object.is(next, last)) return;
    last = next;
    listener(next);
  });
};
