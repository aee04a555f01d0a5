import { readdirSync, readFileSync } from "node:fs";
import type { WrittenAppParts } from "../packages/brands/src/check/rule.ts";

const APP = "apps/sportsbook/src";

/** What brands may refer to in the app, from its sources. */
export const readAppParts = (): WrittenAppParts => {
  const icons = readFileSync(`${APP}/ui/icons.svg`, "utf8");
  const english = JSON.parse(readFileSync(`${APP}/i18n/catalogues/en.json`, "utf8"));
  return {
    glyphs: [...icons.matchAll(/<symbol id="i-([^"]+)"/g)].map(([, name]) => name as string).sort(),
    languages: readdirSync(`${APP}/i18n/catalogues`)
      .map((file) => file.replace(".json", ""))
      .sort(),
    messageKeys: Object.keys(english).sort(),
  };
};
