import { isPlainText, partsOfText } from "./parse.ts";
import type { TextPart } from "./text-part.ts";

type ByLanguage<Text> = Readonly<Record<string, Readonly<Record<string, Text>>>>;

/** Those of a brand's own words that have placeholders, taken apart: the others are shown as they are. */
export const parsedTextsOf = (texts: ByLanguage<string>): ByLanguage<readonly TextPart[]> =>
  Object.fromEntries(
    Object.entries(texts).map(([language, own]) => [
      language,
      Object.fromEntries(
        Object.entries(own).flatMap(([key, text]) => (isPlainText(text) ? [] : [[key, partsOfText(text)]])),
      ),
    ]),
  );
