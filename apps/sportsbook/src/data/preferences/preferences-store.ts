import type { BrandSettings, Theme } from "@touchline/brands";
import { readPunterCopy, readStoredPreferences, writeStoredPreferences } from "../../config/stored-preferences.ts";
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
  /** What the page began with. */
  readonly theme: Theme;
  /** The address asked for it, so it is worn until another is chosen. */
  readonly isThemeAsked?: boolean;
}

/** Nothing changed yet, kept on this device, in the punter's account, or only until the page is left. */
export type Saved = "unchanged" | "device" | "account" | "nowhere";

/** Only what was chosen, so that a brand can change its defaults for all others; it may not be allowed by this brand. */
export type Chosen = Readonly<Partial<Record<PreferenceName, unknown>>>;

/** Who keeps preferences: this device a visitor's, the server a punter's. */
export interface PreferencesKeeper {
  readonly chosen: Readable<Chosen>;
  readonly saved: Readable<Saved>;
  readonly choose: (name: PreferenceName, value: string | null) => void;
}

const createDevicePreferences = (brand: string, stored: Chosen): PreferencesKeeper => {
  const chosen = createState(stored);
  const saved = createState<Saved>("unchanged");
  return {
    chosen,
    saved,
    choose: (name, value) => {
      chosen.set({ ...chosen.get(), [name]: value });
      saved.set(writeStoredPreferences(brand, chosen.get()) ? "device" : "nowhere");
    },
  };
};

/** Until it is known who is here, the page looks as it did for the punter who was. */
const createRememberedPreferences = (copy: Chosen, device: PreferencesKeeper): PreferencesKeeper => {
  const chosen = createState(copy);
  return {
    chosen,
    saved: device.saved,
    choose: (name, value) => {
      chosen.set({ ...chosen.get(), [name]: value });
      device.choose(name, value);
    },
  };
};

/** A visitor's preferences until another keeper is named. */
export const createPreferencesStore = (options: PreferencesOptions) => {
  const { brand, settings, currency, theme, isThemeAsked = false } = options;
  const rules = preferenceRules(settings, currency);
  const fallback = fallbackPreferences(rules);
  const device = createDevicePreferences(brand, keepAllowed(readStoredPreferences(brand), rules));
  const copy = readPunterCopy(brand);
  const preferences = createState<Preferences>({ ...fallback, theme });
  const saved = createState<Saved>("unchanged");
  let asked: Partial<Preferences> = isThemeAsked ? { theme } : {};
  let keeper = device;
  let leave: readonly (() => void)[] = [];

  /** What is shown now, and from now on, is what this one has. */
  const keepWith = (next: PreferencesKeeper): void => {
    const show = (): void => preferences.set({ ...fallback, ...keepAllowed(next.chosen.get(), rules), ...asked });
    const tell = (): void => saved.set(next.saved.get());
    for (const stop of leave) stop();
    keeper = next;
    leave = [next.chosen.subscribe(show), next.saved.subscribe(tell)];
    show();
    tell();
  };
  keepWith(copy ? createRememberedPreferences(copy, device) : device);
  preferences.set({ ...preferences.get(), theme });

  return {
    preferences: preferences as Readable<Preferences>,
    saved: saved as Readable<Saved>,
    device,
    chosen: (): Chosen => keeper.chosen.get(),
    keepWith,
    /** Worn until the bettor chooses another, as if the address had asked for it. */
    wear: (theme: string): void => {
      if (!rules.theme.isAllowed(theme)) return;
      asked = { theme: theme as Theme };
      preferences.set({ ...preferences.get(), ...asked });
    },
    choose: <Name extends PreferenceName>(name: Name, value: Preferences[Name]): void => {
      if (value !== rules[name].fallback && !rules[name].isAllowed(value)) return;
      if (name === "theme") asked = {};
      keeper.choose(name, value);
    },
  };
};

export type PreferencesStore = ReturnType<typeof createPreferencesStore>;
