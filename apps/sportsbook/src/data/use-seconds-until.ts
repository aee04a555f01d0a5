import { useNow } from "./use-now.ts";

/** Whole seconds left until a moment, counted down. */
export const useSecondsUntil = (moment: number): number =>
  useNow((now) => Math.max(0, Math.ceil((moment - now) / 1000)));
