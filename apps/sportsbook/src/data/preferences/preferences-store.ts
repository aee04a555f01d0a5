import type { BrandSettings, Theme } from "@touchline/brands";
import { readStoredPreferences, writeStoredPreferences } from "../../config/stored-preferences.ts";
import { createState, type Readable } from "../state.ts";
import {
  fallbackPreferences,
  keepAllowed,
  type PreferenceName,
  type Preferences,
  preferenceRules,
} from "./preferences.ts";

interface PreferencesOptions {
  readonly brand: string;
  readonly settings: BrandSettings;
  readonly currency: string;
  /** What the page began with: the address may have asked for it. */
  readonly theme: Theme;
}

/** Nothing changed yet, kept on this device, or kept only until the page is left. */
export type Saved = "unchanged" | "device" | "nowhere";

/** A visitor's preferences. Only what was chosen is kept, so that a brand can change its defaults for all others. */
export const createPreferencesStore = ({ brand, settings, currency, theme }: PreferencesOptions) => {
  const rules = preferenceRules(settings, currency);
  const fallback = fallbackPreferences(rules);
  let chosen = keepAllowed(readStoredPreferences(brand), rules);
  const preferences = createState<Preferences>({ ...fallback, ...chosen, theme });
  const saved = createState<Saved>("unchanged");

  return {
    preferences: preferences as Readable<Preferences>,
    saved: saved as Readable<Saved>,
    choose: <Name extends PreferenceName>(name: Name, value: Preferences[Name]): void => {
      if (value !== rules[name].fallback && !rules[name].isAllowed(value)) return;
      chosen = { ...chosen, [name]: value };
      preferences.set({ ...preferences.get(), [name]: value });
      saved.set(writeStoredPreferences(brand, chosen) ? "device" : "nowhere");
    },
  };
};

export type PreferencesStore = ReturnType<typeof createPreferencesStore>;
