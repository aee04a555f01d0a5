import type { StringStorage } from "./env.ts";

const KEY_PREFIX = "touchline.";

/** `open` throws where the browser refuses storage, on every access: nothing is stored then, and the app goes on. */
export const createWebStorage = (open: () => Storage): StringStorage => ({
  read: (key) => {
    try {
      return open().getItem(KEY_PREFIX + key);
    } catch {
      return null;
    }
  },
  write: (key, value) => {
    try {
      open().setItem(KEY_PREFIX + key, value);
      return true;
    } catch {
      return false;
    }
  },
  remove: (key) => {
    try {
      open().removeItem(KEY_PREFIX + key);
    } catch {
      // What refuses storage has stored nothing.
    }
  },
});

export const deviceStorage = createWebStorage(() => localStorage);
export const tabStorage = createWebStorage(() => sessionStorage);
