/** What stays on this device. A browser may refuse storage altogether (private windows, embedded frames): then nothing is kept. */

const KEY_PREFIX = "touchline.";

export const readStored = (key: string): string | null => {
  try {
    return localStorage.getItem(KEY_PREFIX + key);
  } catch {
    return null;
  }
};

export const writeStored = (key: string, value: string): void => {
  try {
    localStorage.setItem(KEY_PREFIX + key, value);
  } catch {
    // Full or forbidden: the choice holds until the page is left.
  }
};
