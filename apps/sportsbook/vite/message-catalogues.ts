import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";

export { type MessageFormatElement, TYPE };

/** A text as the browser gets it: plain, or taken apart where it has arguments. */
type CompiledMessage = string | MessageFormatElement[];

const PARSER = /^@formatjs\/icu-messageformat-parser$/;
const CATALOGUE = /\/(?:i18n\/catalogues|brands\/texts\/[\w-]+)\/[\w-]+\.json(?=$|\?)/;

export const parseMessage = (text: string): MessageFormatElement[] => parse(text, { ignoreTag: true });

const compileMessage = (text: string): CompiledMessage => {
  const elements = parseMessage(text);
  const [only] = elements;
  return elements.length === 1 && only?.type === TYPE.literal ? only.value : elements;
};

/** Every text of a catalogue, ready to be filled in. A text that cannot be read stops the build. */
export const compileCatalogue = (file: string, source: string): string => {
  const compiled = Object.entries<string>(JSON.parse(source)).map(([key, text]) => {
    try {
      return [key, compileMessage(text)];
    } catch (error) {
      throw new Error(`${file}: ${key} is no valid message: ${error}`);
    }
  });
  return JSON.stringify(Object.fromEntries(compiled));
};

/** Reads messages when the app is built, so that the browser needs no parser for them. */
export const messageCatalogues = (): Plugin => ({
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
    handler: (source, id) => compileCatalogue(CATALOGUE.exec(id)?.[0] ?? id, source),
  },
});
