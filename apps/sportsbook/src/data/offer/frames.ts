import type { Env } from "../../env/env.ts";

/** Time for what is painted: its clock never jumps, as the clock of the day does when the device corrects it. */
export type Frames = Pick<Env, "now" | "after" | "onNextFrame">;

export const framesOf = ({ after, onNextFrame }: Omit<Frames, "now">): Frames => ({
  now: () => performance.now(),
  after,
  onNextFrame,
});

/** Listeners by key, told at most once per frame however often their key is notified. */
export const createListeners = <Key>(frames: Frames) => {
  const listeners = new Map<Key, Set<() => void>>();
  const changed = new Set<Key>();

  const flush = (): void => {
    const keys = [...changed];
    changed.clear();
    for (const key of keys) for (const listener of listeners.get(key) ?? []) listener();
  };

  return {
    notify: (key: Key): void => {
      if (!listeners.has(key)) return;
      if (changed.size === 0) frames.onNextFrame(flush);
      changed.add(key);
    },
    subscribe: (key: Key, listener: () => void): (() => void) => {
      const known = listeners.get(key);
      if (known) known.add(listener);
      else listeners.set(key, new Set([listener]));
      return () => {
        const rest = listeners.get(key);
        rest?.delete(listener);
        if (rest?.size === 0) listeners.delete(key);
      };
    },
  };
};
