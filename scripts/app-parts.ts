import { readdirSync, readFileSync } from "node:fs";
import { argumentsOf, parseMessage } from "@touchline/brands/texts";
import type { WrittenAppParts } from "../packages/brands/src/check/rule.ts";

const APP = "apps/sportsbook/src";

/** Of the messages that take any. */
const argumentsByKey = (texts: Readonly<Record<string, string>>): WrittenAppParts["messageArguments"] =>
  Object.fromEntries(
    Object.entries(texts)
      .map(([key, text]) => [key, argumentsOf(parseMessage(text))] as const)
      .filter(([, found]) => Object.keys(found).length > 0)
      .sort(([one], [other]) => one.localeCompare(other)),
  );

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
    messageArguments: argumentsByKey(english),
  };
};
