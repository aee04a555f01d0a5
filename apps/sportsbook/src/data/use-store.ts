import { useSyncExternalStore } from "react";
import type { ReadonlyStore } from "./store.ts";

const itself = <State>(state: State): State => state;

/**
 * A store's state, or what is selected of it. zustand's own hook draws a store's first state on the server and while React takes its page
 * over; here both sides draw what has been loaded.
 */
export function useStore<State>(store: ReadonlyStore<State>): State;
export function useStore<State, Value>(store: ReadonlyStore<State>, select: (state: State) => Value): Value;
export function useStore<State, Value>(
  store: ReadonlyStore<State>,
  select: (state: State) => State | Value = itself,
): State | Value {
  const read = (): State | Value => select(store.getState());
  return useSyncExternalStore(store.subscribe, read, read);
}
