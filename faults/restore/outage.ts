import type { Load } from "../load.ts";

const LOOK_EVERY_MS = 10;

/** Measures the longest time in which no bet was acknowledged. Returns how to end and read it, in milliseconds. */
export const watchOutage = ({ acknowledged }: Pick<Load, "acknowledged">): (() => number) => {
  let known = acknowledged();
  let since = performance.now();
  let longest = 0;
  const look = (): void => {
    const count = acknowledged();
    const now = performance.now();
    longest = Math.max(longest, now - since);
    if (count > known) since = now;
    known = count;
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return () => {
    clearInterval(timer);
    look();
    return Math.round(longest);
  };
};
