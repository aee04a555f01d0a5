const WINDOW_MS = 1000;
const SLOWEST = 20;
const FASTEST = 0.02;

/** How often prices are made again: 1 is natural, 0.5 twice as often. With a target it follows what it sees. */
export const createPace = (target: number | null) => {
  let factor = 1;
  let counted = 0;
  let since = 0;
  return {
    factor: (): number => factor,
    count: (changes: number, now: number): void => {
      if (target === null) return;
      counted += changes;
      if (since === 0) since = now;
      if (now - since < WINDOW_MS) return;
      const rate = (counted * 1000) / (now - since);
      factor = Math.min(SLOWEST, Math.max(FASTEST, factor * Math.sqrt(Math.max(rate, 1) / target)));
      counted = 0;
      since = now;
    },
  };
};
