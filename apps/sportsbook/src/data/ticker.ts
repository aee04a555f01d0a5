const SECOND = 1000;

/**
 * One beat per second for every clock on the page. It rests while nobody listens.
 * `now` changes with the beat only, so that all that is drawn between two beats shows the same moment.
 */
export const createTicker = () => {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let beatAt = Number.NEGATIVE_INFINITY;

  const beat = (): void => {
    beatAt = Date.now();
    for (const listener of listeners) listener();
  };

  /** What is drawn first after a rest is drawn by the time of day, not by the last beat before it. */
  const now = (): number => {
    const isResting = timer === undefined;
    if (isResting && Math.abs(Date.now() - beatAt) >= SECOND) beatAt = Date.now();
    return beatAt;
  };

  return {
    now,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      now();
      timer ??= setInterval(beat, SECOND);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
};

export const pageTicker = createTicker();
