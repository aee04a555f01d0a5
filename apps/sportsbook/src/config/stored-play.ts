import { readStored, removeStored, writeStored } from "./device-storage.ts";

/** Frames of several brands share one storage, and punters share devices. */
const keyOf = (brand: string, owner: string): string => `play.${brand}.${owner}`;

const readJson = (key: string): unknown => {
  try {
    return JSON.parse(readStored(key) ?? "null");
  } catch {
    return null;
  }
};

/** Since when a punter plays on this device, as it was stored: whether it can still be read is decided by who uses it. `owner` names nobody. */
export const createStoredPlay = (brand: string, owner: string) => {
  const key = keyOf(brand, owner);
  return {
    read: (): unknown => readJson(key),
    write: (play: object): void => {
      writeStored(key, JSON.stringify(play));
    },
    forget: (): void => removeStored(key),
  };
};

export type StoredPlay = ReturnType<typeof createStoredPlay>;
