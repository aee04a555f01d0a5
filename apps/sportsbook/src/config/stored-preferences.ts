import { readStored, writeStored } from "./device-storage.ts";

/** Preferences stay on the device for each brand: frames of several brands share one storage. */
const keyOf = (brand: string): string => `preferences.${brand}`;

/** What was stored, as it is: whether it is still allowed is decided by those who use it. */
export const readStoredPreferences = (brand: string): Readonly<Record<string, unknown>> => {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(brand)) ?? "{}");
    return typeof stored === "object" && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
};

export const storedTheme = (brand: string): string | null => {
  const { theme } = readStoredPreferences(brand);
  return typeof theme === "string" ? theme : null;
};

/** False where the device keeps nothing. */
export const writeStoredPreferences = (brand: string, preferences: object): boolean =>
  writeStored(keyOf(brand), JSON.stringify(preferences));
