import { createState, type Readable } from "../data/state.ts";
import { CHUNK_ERROR } from "../ui/load-chunk.ts";

/** Whether a part of the app is missing: a newer version may have taken the place of its files. */
export const watchChunkErrors = (onError: (error: unknown) => void): Readable<boolean> => {
  const missing = createState(false);
  window.addEventListener(CHUNK_ERROR, (event) => {
    event.preventDefault();
    onError((event as CustomEvent).detail);
    missing.set(true);
  });
  return missing;
};
