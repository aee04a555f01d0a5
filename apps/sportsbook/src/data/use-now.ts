import { useSyncExternalStore } from "react";
import { pageTicker } from "./ticker.ts";

/** What is read off the page's clock, drawn again when it differs after a beat. */
export const useNow = <Value extends string | number | boolean | null>(read: (now: number) => Value): Value =>
  useSyncExternalStore(pageTicker.subscribe, () => read(pageTicker.now()));

/** Whole seconds left until a moment, counted down. */
export const useSecondsUntil = (moment: number): number =>
  useNow((now) => Math.max(0, Math.ceil((moment - now) / 1000)));
