import type { AppParts } from "../check/rule.ts";

const keys = ["home", "sports", "live", "search", "myBets", "preferences"].map((name) => `navigation.${name}`);

/** An app with exactly what the default brand needs. */
export const appParts: AppParts = {
  messageKeys: new Set(keys),
  glyphs: new Set(["home", "trophy", "live", "search", "ticket", "gear"]),
  languages: new Set(["en", "fi", "nb", "sv", "pt", "pt-BR", "es", "de", "tr", "id", "ar"]),
};
