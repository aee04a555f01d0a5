/** Raised on the window when a part of the app could not be loaded; whoever prevents its default has dealt with it. */
export const CHUNK_ERROR = "touchline:chunk-error";

/** Tried twice: a phone may have been offline for a moment. */
const TRIES = 2;

const tryToLoad = async <Module>(load: () => Promise<Module>, tries: number): Promise<Module> => {
  try {
    return await load();
  } catch (error) {
    if (tries <= 1) throw error;
    return tryToLoad(load, tries - 1);
  }
};

/** Raises the event; false if a listener handled it. */
export const raiseChunkError = (error: unknown): boolean =>
  window.dispatchEvent(new CustomEvent(CHUNK_ERROR, { cancelable: true, detail: error }));

/** The module; null if it could not be loaded and a listener handled that. */
export const loadChunk = async <Module>(load: () => Promise<Module>): Promise<Module | null> => {
  try {
    return await tryToLoad(load, TRIES);
  } catch (error) {
    if (raiseChunkError(error)) throw error;
    return null;
  }
};
