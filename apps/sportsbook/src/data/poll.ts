import { createStore } from "zustand/vanilla";
import type { ReadonlyStore } from "./readonly-store.ts";

interface PollOptions<Value> {
  readonly initial: Value;
  readonly load: (signal: AbortSignal) => Promise<Value>;
  readonly every: number;
  /** Returns how to call it off. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  readonly onError: (error: unknown) => void;
}

/** Loads again and again while it is wanted. What is there stays until the next is: nothing on the screen moves. */
export const createPoll = <Value>({ initial, load, every, after, onError }: PollOptions<Value>) => {
  const value = createStore<Value>(() => initial);
  let running = new AbortController();
  let cancelNext = (): void => undefined;

  const stop = (): void => {
    running.abort();
    cancelNext();
  };

  const start = async (): Promise<void> => {
    stop();
    const mine = new AbortController();
    running = mine;
    try {
      const loaded = await load(mine.signal);
      if (!mine.signal.aborted) value.setState(loaded, true);
    } catch (error) {
      if (!mine.signal.aborted) onError(error);
    }
    if (!mine.signal.aborted) cancelNext = after(every, start);
  };

  return { value: value as ReadonlyStore<Value>, start, stop };
};
