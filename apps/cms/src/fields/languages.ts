import { appLanguages } from "@touchline/brands/schema";

const NAMES = new Intl.DisplayNames("en", { type: "language", languageDisplay: "standard" });

/** The languages the app speaks, by their English names. */
export const languageOptions = (): { value: string; label: string }[] =>
  appLanguages.map((value) => ({ value, label: NAMES.of(value) ?? value }));
