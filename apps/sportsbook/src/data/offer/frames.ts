/** The passing of time, as the stores know it. */
export interface Frames {
  readonly now: () => number;
  /** Runs once, before the next picture is drawn. */
  readonly onNextFrame: (run: () => void) => void;
  readonly after: (milliseconds: number, run: () => void) => void;
}

export const browserFrames: Frames = {
  now: () => performance.now(),
  onNextFrame: (run) => {
    requestAnimationFrame(run);
  },
  after: (milliseconds, run) => {
    setTimeout(run, milliseconds);
  },
};

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
