/** What the app stores on the device: its keys and its form. Whether a value can still be used is decided by who reads it. */
import type { StringStorage } from "../env/env.ts";

const readJson = (storage: StringStorage, key: string): unknown => {
  try {
    return JSON.parse(storage.read(key) ?? "null");
  } catch {
    return null;
  }
};

const writeJson = (storage: StringStorage, key: string, value: unknown): void => {
  if (value === null) storage.remove(key);
  else storage.write(key, JSON.stringify(value));
};

/** One key per brand: frames of several brands share one storage. */
export const createStoredBetslips = (storage: StringStorage, brand: string) => {
  const visitors = `betslips.${brand}`;
  const punters = `punter-betslips.${brand}`;
  const pending = `pending-bet.${brand}`;
  const keep = `keep-selections.${brand}`;
  return {
    readVisitors: (): unknown => readJson(storage, visitors),
    writeVisitors: (slips: unknown): void => writeJson(storage, visitors, slips),
    /** The server stores a punter's slips; this copy lets the next page begin with them. It is removed at sign-out. */
    readPunters: (): unknown => readJson(storage, punters),
    writePunters: (slips: unknown): void => writeJson(storage, punters, slips),
    /** A bet whose outcome is not known yet, so that a page that is loaded meanwhile asks for it. */
    readPending: (): unknown => readJson(storage, pending),
    writePending: (attempt: unknown): void => writeJson(storage, pending, attempt),
    readKeepSelections: (): boolean => storage.read(keep) === "yes",
    writeKeepSelections: (isKept: boolean): void => {
      storage.write(keep, isKept ? "yes" : "no");
    },
  };
};

export type StoredBetslips = ReturnType<typeof createStoredBetslips>;

/** The number of the last message that a punter was shown as a toast, so that no other page shows it again. `owner` is a hash. */
export const createStoredNews = (storage: StringStorage, brand: string, owner: string) => {
  const key = `ticket-news.${brand}.${owner}`;
  return {
    read: (): number => {
      const seq = Number(storage.read(key));
      return Number.isSafeInteger(seq) ? seq : 0;
    },
    write: (seq: number): void => {
      storage.write(key, String(seq));
    },
  };
};

export type StoredNews = ReturnType<typeof createStoredNews>;

/** When a punter began to play on this device. `owner` is a hash. */
export const createStoredPlay = (storage: StringStorage, brand: string, owner: string) => {
  const key = `play.${brand}.${owner}`;
  return {
    read: (): unknown => readJson(storage, key),
    write: (play: object): void => writeJson(storage, key, play),
    forget: (): void => storage.remove(key),
  };
};

export type StoredPlay = ReturnType<typeof createStoredPlay>;

/** Whether somebody was signed in when the last page was left. It says nothing of who. */
export const createStoredSession = (storage: StringStorage, brand: string) => {
  const key = `signed-in.${brand}`;
  return {
    read: (): boolean => storage.read(key) === "yes",
    write: (isSignedIn: boolean): void => {
      if (isSignedIn) storage.write(key, "yes");
      else storage.remove(key);
    },
  };
};

type StoredObject = Readonly<Record<string, unknown>>;

const readObject = (storage: StringStorage, key: string): StoredObject | null => {
  const stored = readJson(storage, key);
  return typeof stored === "object" && stored !== null ? { ...stored } : null;
};

/** What the person at this device has agreed to. */
export const createStoredConsent = (storage: StringStorage, brand: string) => {
  const key = `consent.${brand}`;
  return {
    read: (): StoredObject => readObject(storage, key) ?? {},
    write: (answers: object): void => writeJson(storage, key, answers),
  };
};

/** Tournaments that were looked at on this device, with how often; only with consent. */
export const createStoredInterests = (storage: StringStorage, brand: string) => {
  const key = `interests.${brand}`;
  return {
    read: (): StoredObject => readObject(storage, key) ?? {},
    write: (interests: object): void => writeJson(storage, key, interests),
    forget: (): void => storage.remove(key),
  };
};

export const createStoredPreferences = (storage: StringStorage, brand: string) => {
  const own = `preferences.${brand}`;
  const copy = `punter-preferences.${brand}`;
  const read = (): StoredObject => readObject(storage, own) ?? {};
  const readPunterCopy = (): StoredObject | null => readObject(storage, copy);
  return {
    read,
    /** False where the device stores nothing. */
    write: (preferences: object): boolean => storage.write(own, JSON.stringify(preferences)),
    /** The server stores a punter's preferences; this copy lets the next page begin in their theme and view. It is removed at sign-out. */
    readPunterCopy,
    writePunterCopy: (preferences: object): void => writeJson(storage, copy, preferences),
    forgetPunterCopy: (): void => storage.remove(copy),
    theme: (): string | null => {
      const { theme } = readPunterCopy() ?? read();
      return typeof theme === "string" ? theme : null;
    },
  };
};

/** When a punter last acknowledged the sums of their play. */
export const createStoredStatement = (storage: StringStorage, brand: string, owner: string) => {
  const key = `statement.${brand}.${owner}`;
  return {
    read: (): number | null => {
      const moment = Number(storage.read(key) ?? Number.NaN);
      return Number.isSafeInteger(moment) && moment > 0 ? moment : null;
    },
    write: (moment: number): void => {
      storage.write(key, String(moment));
    },
    forget: (): void => storage.remove(key),
  };
};

export type StoredMoment = ReturnType<typeof createStoredStatement>;
