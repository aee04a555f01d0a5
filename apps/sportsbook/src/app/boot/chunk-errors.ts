import { createStore } from "zustand/vanilla";
import type { ReadonlyStore } from "../../data/store.ts";
import { CHUNK_ERROR } from "../../ui/load-chunk.ts";

/** Whether a part of the app is missing: a newer version may have taken the place of its files. */
export const watchChunkErrors = (report: (error: unknown) => void): ReadonlyStore<boolean> => {
  const missing = createStore(() => false);
  window.addEventListener(CHUNK_ERROR, (event) => {
    event.preventDefault();
    report((event as CustomEvent).detail);
    missing.setState(true);
  });
  return missing;
};
