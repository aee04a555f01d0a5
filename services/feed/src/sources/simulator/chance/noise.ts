import { share } from "./random.ts";

/** A smooth random value in [-1, 1] around 0. A function of time alone, so a restart continues the same curve. */
export const wander = (seed: number, at: number, period: number): number => {
  const step = Math.floor(at / period);
  const part = at / period - step;
  const ease = part * part * (3 - 2 * part);
  const before = share(seed, step) * 2 - 1;
  const after = share(seed, step + 1) * 2 - 1;
  return before + (after - before) * ease;
};

/** Jumps every period instead of moving smoothly: the short-term noise of a live price. */
export const flicker = (seed: number, at: number, period: number): number =>
  share(seed, Math.floor(at / period)) * 2 - 1;
