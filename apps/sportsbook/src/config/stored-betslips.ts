import { readStored, removeStored, writeStored } from "./device-storage.ts";

/** Slips stay on the device for each brand: frames of several brands share one storage. */
const keysOf = (brand: string) => ({
  visitors: `betslips.${brand}`,
  punters: `punter-betslips.${brand}`,
  pending: `pending-bet.${brand}`,
  keep: `keep-selections.${brand}`,
});

const readJson = (key: string): unknown => {
  try {
    return JSON.parse(readStored(key) ?? "null");
  } catch {
    return null;
  }
};

const writeJson = (key: string, value: unknown): void => {
  if (value === null) removeStored(key);
  else writeStored(key, JSON.stringify(value));
};

/** What was stored, as it is: whether it can still be read is decided by those who use it. Null is nothing. */
export const createStoredBetslips = (brand: string) => {
  const keys = keysOf(brand);
  return {
    readVisitors: (): unknown => readJson(keys.visitors),
    writeVisitors: (slips: unknown): void => writeJson(keys.visitors, slips),
    /** A punter's are the server's; a copy lets the next page begin with them, and goes when they sign out. */
    readPunters: (): unknown => readJson(keys.punters),
    writePunters: (slips: unknown): void => writeJson(keys.punters, slips),
    /** A bet whose outcome is not known yet, so that a page that is loaded meanwhile asks for it. */
    readPending: (): unknown => readJson(keys.pending),
    writePending: (attempt: unknown): void => writeJson(keys.pending, attempt),
    readKeepSelections: (): boolean => readStored(keys.keep) === "yes",
    writeKeepSelections: (keep: boolean): void => {
      writeStored(keys.keep, keep ? "yes" : "no");
    },
  };
};

export type StoredBetslips = ReturnType<typeof createStoredBetslips>;
