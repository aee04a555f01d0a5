/** What stays on this device. A browser may refuse storage altogether (private windows, embedded frames): then nothing is kept. */

const KEY_PREFIX = "touchline.";

export const readStored = (key: string): string | null => {
  try {
    return localStorage.getItem(KEY_PREFIX + key);
  } catch {
    return null;
  }
};

/** False where it is full or forbidden: the choice then holds until the page is left. */
export const writeStored = (key: string, value: string): boolean => {
  try {
    localStorage.setItem(KEY_PREFIX + key, value);
    return true;
  } catch {
    return false;
  }
};

export const removeStored = (key: string): void => {
  try {
    localStorage.removeItem(KEY_PREFIX + key);
  } catch {
    // What is forbidden keeps nothing.
  }
};
