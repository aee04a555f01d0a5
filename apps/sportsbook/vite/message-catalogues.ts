import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";

export { type MessageFormatElement, TYPE };

/** A text as the browser gets it: plain, or taken apart where it has arguments. */
type CompiledMessage = string | MessageFormatElement[];

const PARSER = /^@formatjs\/icu-messageformat-parser$/;
const CATALOGUE = /\/(?:i18n\/catalogues|brands\/texts\/[\w-]+)\/[\w-]+\.json(?=$|\?)/;
const OURS = /\/i18n\/catalogues\//;

/** What only parts of the app say that come after the first odds: their texts come with them. */
const LATE =
  /^(ticket|lastTickets|cashout|cashoutCode|rules|course|record|rebet|loaded|obstacle|placement|receipt|refusal|rejection|share|gambling|realityCheck|legal|error|preferences|themeName)\./;
/** Titles of pages, which stand before the page has come, and what is said outside of those parts. */
const EARLY: ReadonlySet<string> = new Set([
  "lastTickets.title",
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

export const parseMessage = (text: string): MessageFormatElement[] => parse(text, { ignoreTag: true });

const compileMessage = (text: string): CompiledMessage => {
  const elements = parseMessage(text);
  const [only] = elements;
  return elements.length === 1 && only?.type === TYPE.literal ? only.value : elements;
};

/** Of a catalogue: all of it, what the first script needs, or what comes later. */
type Share = "whole" | "first" | "late";

const BELONGS: Readonly<Record<Share, (key: string) => boolean>> = {
  whole: () => true,
  first: (key) => !isLate(key),
  late: isLate,
};

/** The texts of a catalogue, ready to be filled in. A text that cannot be read stops the build. */
export const compileCatalogue = (file: string, source: string, share: Share = "whole"): string => {
  const texts = Object.entries<string>(JSON.parse(source)).filter(([key]) => BELONGS[share](key));
  const compiled = texts.map(([key, text]) => {
    try {
      return [key, compileMessage(text)];
    } catch (error) {
      throw new Error(`${file}: ${key} is no valid message: ${error}`);
    }
  });
  return JSON.stringify(Object.fromEntries(compiled));
};

const shareOf = (id: string): Share => {
  if (LATE_HALF.test(id)) return "late";
  return OURS.test(id) ? "first" : "whole";
};

/**
 * Reads messages when the app is built, so that the browser needs no parser for them. Tests have every text from the start: they
 * draw parts that nothing has loaded.
 */
export const messageCatalogues = ({ inTests = false } = {}): Plugin => ({
  name: "touchline-message-catalogues",
  enforce: "pre",
  resolveId: {
    filter: { id: PARSER },
    handler(id, importer) {
      return importer?.includes("/intl-messageformat/") ? this.resolve(`${id}/no-parser.js`, importer) : null;
    },
  },
  transform: {
    filter: { id: CATALOGUE },
    handler: (source, id) => ({
      code: compileCatalogue(CATALOGUE.exec(id)?.[0] ?? id, source, inTests ? "whole" : shareOf(id)),
      // An id with a query is not known for JSON by its ending.
      moduleType: "json",
    }),
  },
});
