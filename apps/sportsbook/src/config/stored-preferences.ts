import { readStored, removeStored, writeStored } from "./device-storage.ts";

/** Preferences stay on the device for each brand: frames of several brands share one storage. */
const keyOf = (brand: string): string => `preferences.${brand}`;

/** A punter's are the server's; a copy lets the next page begin in their theme and view, and goes when they sign out. */
const copyKeyOf = (brand: string): string => `punter-preferences.${brand}`;

type Stored = Readonly<Record<string, unknown>>;

const readObject = (key: string): Stored | null => {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? "null");
    return typeof stored === "object" && stored !== null ? { ...stored } : null;
  } catch {
    return null;
  }
};

/** What was stored, as it is: whether it is still allowed is decided by those who use it. */
export const readStoredPreferences = (brand: string): Stored => readObject(keyOf(brand)) ?? {};

export const readPunterCopy = (brand: string): Stored | null => readObject(copyKeyOf(brand));

export const storedTheme = (brand: string): string | null => {
  const { theme } = readPunterCopy(brand) ?? readStoredPreferences(brand);
  return typeof theme === "string" ? theme : null;
};

/** False where the device keeps nothing. */
export const writeStoredPreferences = (brand: string, preferences: object): boolean =>
  writeStored(keyOf(brand), JSON.stringify(preferences));

export const writePunterCopy = (brand: string, preferences: object): void => {
  writeStored(copyKeyOf(brand), JSON.stringify(preferences));
};

export const forgetPunterCopy = (brand: string): void => removeStored(copyKeyOf(brand));
