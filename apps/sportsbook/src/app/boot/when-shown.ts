import type { LoadState } from "../../data/offer/board-loader.ts";
import type { ReadonlyStore } from "../../data/store.ts";

/** So long it waits for a list that does not come, in milliseconds: some pages have none. */
const LONGEST_WAIT = 2000;

/** Runs once, after the first list is on the screen. */
export const whenShown = (loadState: ReadonlyStore<LoadState>, run: () => void): void => {
  let hasBegun = false;
  const begin = (): void => {
    if (hasBegun) return;
    hasBegun = true;
    clearTimeout(timer);
    leave();
    run();
  };
  const timer = setTimeout(begin, LONGEST_WAIT);
  // The frame that draws the list goes first.
  const leave = loadState.subscribe(() => {
    if (loadState.getState().status !== "loading") requestAnimationFrame(() => setTimeout(begin));
  });
};
