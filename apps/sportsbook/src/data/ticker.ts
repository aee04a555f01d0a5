import type { Env } from "../env/env.ts";

const SECOND = 1000;

/**
 * One beat per second for every clock on the page. It rests while nobody listens.
 * `now` changes with the beat only, so that all that is drawn between two beats shows the same moment.
 */
export const createTicker = (env: Pick<Env, "now">) => {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let beatAt = Number.NEGATIVE_INFINITY;

  const beat = (): void => {
    beatAt = env.now();
    for (const listener of listeners) listener();
  };

  /** What is drawn first after a rest is drawn by the time of day, not by the last beat before it. */
  const now = (): number => {
    const isResting = timer === undefined;
    if (isResting && Math.abs(env.now() - beatAt) >= SECOND) beatAt = env.now();
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

export type Ticker = ReturnType<typeof createTicker>;
