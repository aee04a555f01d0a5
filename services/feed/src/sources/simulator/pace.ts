const WINDOW_MS = 1000;
const SLOWEST = 20;
const FASTEST = 0.02;

/** How often prices are made again: 1 is natural, 0.5 twice as often. With a target it follows what it sees. */
export const createPace = (target: number | null) => {
  let factor = 1;
  let counted = 0;
  let since: number | null = null;
  return {
    factor: (): number => factor,
    /** Before the whole offer is out, what is seen says nothing about the rate. */
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
