import type { Env } from "./env.ts";

/** The browser's clock and timers. */
export const browserTime: Pick<Env, "now" | "after" | "onNextFrame" | "random"> = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  onNextFrame: (run) => {
    requestAnimationFrame(run);
  },
  random: () => Math.random(),
};
