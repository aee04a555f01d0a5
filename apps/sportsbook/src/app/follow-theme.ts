import type { Theme } from "@touchline/brands";
import type { Preferences } from "../data/preferences/preferences.ts";
import type { Readable } from "../data/state.ts";

/** A theme that is chosen is worn at once. An address that asked for another no longer speaks for the bettor. */
export const followTheme = (
  preferences: Readable<Preferences>,
  canvas: Readonly<Partial<Record<Theme, string>>>,
  forget: (parameter: string) => void,
): void => {
  let worn = preferences.get().theme;
  preferences.subscribe(() => {
    const { theme } = preferences.get();
    if (theme === worn) return;
    worn = theme;
    document.documentElement.dataset.theme = theme;
    document.documentElement.style.backgroundColor = canvas[theme] ?? "";
    forget("theme");
  });
};
