/** What outlives a reload, but not the tab. A browser may refuse it: then a reload forgets. */

const KEY_PREFIX = "touchline.";

export const readSession = (key: string): string | null => {
  try {
    return sessionStorage.getItem(KEY_PREFIX + key);
  } catch {
    return null;
  }
};

export const writeSession = (key: string, value: string): void => {
  try {
    sessionStorage.setItem(KEY_PREFIX + key, value);
  } catch {
    // Full or forbidden.
  }
};
