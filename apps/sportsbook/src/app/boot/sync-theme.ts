import type { Theme } from "@touchline/brands";
import type { Preferences } from "../../data/preferences/preferences.ts";
import type { ReadonlyStore } from "../../data/store.ts";

/** A theme that is chosen is worn at once. An address that asked for another no longer speaks for the bettor. */
export const syncTheme = (
  preferences: ReadonlyStore<Preferences>,
  canvas: Readonly<Partial<Record<Theme, string>>>,
  forget: (parameter: string) => void,
): void => {
  let worn = preferences.getState().theme;
  preferences.subscribe(() => {
    const { theme } = preferences.getState();
    if (theme === worn) return;
    worn = theme;
    document.documentElement.dataset.theme = theme;
    document.documentElement.style.backgroundColor = canvas[theme] ?? "";
    forget("theme");
  });
};
