import { argumentsOf, parseMessage, problemsOfText } from "@touchline/brands/texts";

type Texts = Readonly<Record<string, string>>;

export interface CatalogueFile {
  readonly file: string;
  readonly locale: string;
  readonly texts: Texts;
}

export interface Finding {
  readonly file: string;
  readonly key: string;
  readonly problem: string;
}

const problemsIn = (text: string, original: string | undefined, locale: string): string[] =>
  original === undefined ? ["is not in English"] : problemsOfText(text, argumentsOf(parseMessage(original)), locale);

/** Problems of the texts in a file. */
export const checkTexts = ({ file, locale, texts }: CatalogueFile, english: Texts): Finding[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    problemsIn(text, english[key], locale).map((problem) => ({ file, key, problem })),
  );

/** Keys that a file lacks. */
export const checkComplete = ({ file, texts }: CatalogueFile, english: Texts): Finding[] =>
  Object.keys(english)
    .filter((key) => !Object.hasOwn(texts, key))
    .map((key) => ({ file, key, problem: "is missing" }));

export const checkUsed = ({ file, texts }: CatalogueFile, used: ReadonlySet<string>): Finding[] =>
  Object.keys(texts)
    .filter((key) => !used.has(key))
    .map((key) => ({ file, key, problem: "is used nowhere" }));
