import type { Plugin } from "vite";
import { compileMessage } from "./compile-message.ts";

const CATALOGUE = /\/(?:i18n\/catalogues|brands\/texts\/[\w-]+)\/[\w-]+\.json(?=$|\?)/;
const OURS = /\/i18n\/catalogues\//;

/** What only parts of the app say that come after the first odds: their texts come with them. */
const LATE =
  /^(ticket|lastTickets|cashout|cashoutCode|rules|valueHistory|record|rebet|loaded|obstacle|placement|receipt|refusal|rejection|share|gambling|realityCheck|legal|error|consent|preferences|themeName)\./;
/** Titles of pages, which stand before the page has come, and what is said outside of those parts. */
const EARLY: ReadonlySet<string> = new Set([
  "ticket.title",
  "preferences.title",
  "preferences.eventGrid",
  "preferences.offerView",
  "preferences.savedDevice",
  "preferences.savedAccount",
  "preferences.savedNowhere",
  "error.restriction_max_bet_builder_bets",
]);
const LATE_HALF = /\?late$/;

export const isLate = (key: string): boolean => LATE.test(key) && !EARLY.has(key);

/** Of a catalogue: all of it, what the first script needs, or what comes later. */
type Share = "whole" | "first" | "late";

const BELONGS: Readonly<Record<Share, (key: string) => boolean>> = {
  whole: () => true,
  first: (key) => !isLate(key),
  late: isLate,
};

/** A catalogue as a module of strings and functions. A text that cannot be compiled stops the build. */
export const compileCatalogue = (file: string, source: string, share: Share = "whole"): string => {
  const texts = Object.entries<string>(JSON.parse(source)).filter(([key]) => BELONGS[share](key));
  const compiled = texts.map(([key, text]) => {
    try {
      return `${JSON.stringify(key)}:${compileMessage(text)}`;
    } catch (error) {
      throw new Error(`${file}: ${key} is no valid message: ${error}`);
    }
  });
  return `export default {${compiled.join(",\n")}};`;
};

const shareOf = (id: string): Share => {
  if (LATE_HALF.test(id)) return "late";
  return OURS.test(id) ? "first" : "whole";
};

/**
 * Compiles messages when the app is built: the browser needs neither a parser nor a formatter for them, and the page's
 * policy forbids making functions there. Tests have every text from the start: they draw parts that nothing has loaded.
 */
export const messageCatalogues = ({ inTests = false } = {}): Plugin => ({
  name: "touchline-message-catalogues",
  enforce: "pre",
  transform: {
    filter: { id: CATALOGUE },
    handler: (source, id) => ({
      code: compileCatalogue(CATALOGUE.exec(id)?.[0] ?? id, source, inTests ? "whole" : shareOf(id)),
      moduleType: "js",
    }),
  },
});
