import { flicker, wander } from "../chance/noise.ts";
import type { Drift } from "../play/engine.ts";

const MINUTE = 60_000;
/** Shortest time between two jumps of a live price. */
const FLICKER_MS = 250;

export const STEADY: Drift = { home: 0, away: 0 };

/** Form varies over minutes; in play short-term noise is added. */
export const formAt = (seed: number, at: number, live: boolean): Drift => {
  const form = (side: number): number =>
    0.06 * wander(seed + side, at, 45 * MINUTE) +
    0.02 * wander(seed + side + 2, at, 4 * MINUTE) +
    (live ? 0.0035 * flicker(seed + side + 4, at, FLICKER_MS) : 0);
  return { home: form(0), away: form(1) };
};
