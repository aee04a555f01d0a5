const WINDOW_MS = 1000;
const SLOWEST = 20;
const FASTEST = 0.02;

/** Factor on the interval between prices: 1 is the natural one, 0.5 twice as often. With a target rate it is adjusted every second. */
export const createPace = (target: number | null) => {
  let factor = 1;
  let counted = 0;
  let since: number | null = null;
  return {
    factor: (): number => factor,
    /** Call when the whole offer was published: the initial burst says nothing about the rate. */
    start: (now: number): void => {
      since = now;
      counted = 0;
    },
    count: (changes: number, now: number): void => {
      if (target === null || since === null) return;
      counted += changes;
      if (now - since < WINDOW_MS) return;
      const rate = (counted * 1000) / (now - since);
      factor = Math.min(SLOWEST, Math.max(FASTEST, factor * Math.sqrt(Math.max(rate, 1) / target)));
      counted = 0;
      since = now;
    },
  };
};
