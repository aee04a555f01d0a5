import type { ReadonlyStore } from "./store.ts";

/** Resolves as soon as the state fulfils the condition. */
export const until = <State>(store: ReadonlyStore<State>, isSo: (state: State) => boolean): Promise<void> =>
  new Promise((resolve) => {
    if (isSo(store.getState())) return resolve();
    const leave = store.subscribe((state) => {
      if (!isSo(state)) return;
      leave();
      resolve();
    });
  });
