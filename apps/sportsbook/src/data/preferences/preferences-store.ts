import type { BrandSettings, Theme } from "@touchline/brands";
import { createStore } from "zustand/vanilla";
import { createStoredPreferences } from "../../config/stored.ts";
import type { Env } from "../../env/env.ts";
import type { ReadonlyStore } from "../store.ts";
import {
  fallbackPreferences,
  keepAllowed,
  type PreferenceName,
  type Preferences,
  preferenceRules,
} from "./preferences.ts";

interface PreferencesOptions extends Pick<Env, "storage"> {
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
export interface PreferencesStorage {
  readonly chosen: ReadonlyStore<Chosen>;
  readonly saved: ReadonlyStore<Saved>;
  readonly choose: (name: PreferenceName, value: string | null) => void;
}

type StoredPreferences = ReturnType<typeof createStoredPreferences>;

const createDevicePreferences = (stored: StoredPreferences, allowed: Chosen): PreferencesStorage => {
  const chosen = createStore(() => allowed);
  const saved = createStore<Saved>(() => "unchanged");
  return {
    chosen,
    saved,
    choose: (name, value) => {
      chosen.setState({ ...chosen.getState(), [name]: value }, true);
      saved.setState(stored.write(chosen.getState()) ? "device" : "nowhere");
    },
  };
};

/** Until it is known who is here, the page looks as it did for the punter who was. */
const createRememberedPreferences = (copy: Chosen, device: PreferencesStorage): PreferencesStorage => {
  const chosen = createStore(() => copy);
  return {
    chosen,
    saved: device.saved,
    choose: (name, value) => {
      chosen.setState({ ...chosen.getState(), [name]: value }, true);
      device.choose(name, value);
    },
  };
};

/** A visitor's preferences until another storage is set. */
export const createPreferencesStore = (options: PreferencesOptions) => {
  const { settings, currency, theme, isThemeAsked = false } = options;
  const stored = createStoredPreferences(options.storage, options.brand);
  const rules = preferenceRules(settings, currency);
  const fallback = fallbackPreferences(rules);
  const device = createDevicePreferences(stored, keepAllowed(stored.read(), rules));
  const copy = stored.readPunterCopy();
  const preferences = createStore<Preferences>(() => ({ ...fallback, theme }));
  const saved = createStore<Saved>(() => "unchanged");
  let asked: Partial<Preferences> = isThemeAsked ? { theme } : {};
  let storage = device;
  let leave: readonly (() => void)[] = [];

  /** What is shown now, and from now on, is what this one has. */
  const keepWith = (next: PreferencesStorage): void => {
    const show = (): void =>
      preferences.setState({ ...fallback, ...keepAllowed(next.chosen.getState(), rules), ...asked }, true);
    const tell = (): void => saved.setState(next.saved.getState());
    for (const stop of leave) stop();
    storage = next;
    leave = [next.chosen.subscribe(show), next.saved.subscribe(tell)];
    show();
    tell();
  };
  keepWith(copy ? createRememberedPreferences(copy, device) : device);
  preferences.setState({ ...preferences.getState(), theme }, true);

  return {
    preferences: preferences as ReadonlyStore<Preferences>,
    saved: saved as ReadonlyStore<Saved>,
    device,
    writePunterCopy: stored.writePunterCopy,
    forgetPunterCopy: stored.forgetPunterCopy,
    chosen: (): Chosen => storage.chosen.getState(),
    keepWith,
    /** Worn until the bettor chooses another, as if the address had asked for it. */
    wear: (theme: string): void => {
      if (!rules.theme.isAllowed(theme)) return;
      asked = { theme: theme as Theme };
      preferences.setState({ ...preferences.getState(), ...asked }, true);
    },
    choose: <Name extends PreferenceName>(name: Name, value: Preferences[Name]): void => {
      if (value !== rules[name].fallback && !rules[name].isAllowed(value)) return;
      if (name === "theme") asked = {};
      storage.choose(name, value);
    },
  };
};

export type PreferencesStore = ReturnType<typeof createPreferencesStore>;
