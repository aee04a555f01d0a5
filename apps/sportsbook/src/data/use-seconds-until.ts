import { useSyncExternalStore } from "react";
import { pageTicker } from "./ticker.ts";

/** Whole seconds left until a moment, counted down. */
export const useSecondsUntil = (moment: number): number =>
  useSyncExternalStore(pageTicker.subscribe, () => Math.max(0, Math.ceil((moment - Date.now()) / 1000)));
