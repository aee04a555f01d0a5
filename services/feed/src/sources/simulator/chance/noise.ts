import { share } from "./random.ts";

/** A wandering value in [-1, 1] that returns to 0: known at any moment without its history, so a restart sees the same. */
export const wander = (seed: number, at: number, period: number): number => {
  const step = Math.floor(at / period);
  const part = at / period - step;
  const ease = part * part * (3 - 2 * part);
  const before = share(seed, step) * 2 - 1;
  const after = share(seed, step + 1) * 2 - 1;
  return before + (after - before) * ease;
};

/** Jumps every period instead of gliding: the nervous part of a live price. */
export const flicker = (seed: number, at: number, period: number): number =>
  share(seed, Math.floor(at / period)) * 2 - 1;
