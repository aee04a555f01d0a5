import { flicker, wander } from "../chance/noise.ts";
import type { Drift } from "../play/engine.ts";

const MINUTE = 60_000;
/** How often the nervous part of a live price may jump. */
const FLICKER_MS = 250;

export const STEADY: Drift = { home: 0, away: 0 };

/** Form comes and goes over minutes; in play it also flickers. */
export const formAt = (seed: number, at: number, live: boolean): Drift => {
  const form = (side: number): number =>
    0.06 * wander(seed + side, at, 45 * MINUTE) +
    0.02 * wander(seed + side + 2, at, 4 * MINUTE) +
    (live ? 0.0035 * flicker(seed + side + 4, at, FLICKER_MS) : 0);
  return { home: form(0), away: form(1) };
};
