import { type MessageFormatElement, parseMessage, TYPE } from "../../apps/sportsbook/vite/compile-message.ts";
import { argumentsOf, childrenOf } from "./arguments.ts";

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

const pluralsOf = (elements: readonly MessageFormatElement[]): string[][] =>
  elements.flatMap((element) => [
    ...(element.type === TYPE.plural ? [Object.keys(element.options)] : []),
    ...pluralsOf(childrenOf(element)),
  ]);

/** Plural categories of the language that some plural of the text lacks. */
const missingCategories = (elements: readonly MessageFormatElement[], locale: string): string[] => {
  const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const plurals = pluralsOf(elements);
  return needed.toSorted().filter((category) => plurals.some((options) => !options.includes(category)));
};

const describe = (elements: readonly MessageFormatElement[]): string =>
  Object.entries(argumentsOf(elements))
    .map(([name, type]) => `${name}: ${type}`)
    .join(", ") || "none";

const problemsOfText = (text: string, original: string | undefined, locale: string): string[] => {
  if (original === undefined) return ["is not in English"];
  let elements: MessageFormatElement[];
  try {
    elements = parseMessage(text);
  } catch (error) {
    return [`cannot be read: ${error}`];
  }
  const [wanted, found] = [describe(parseMessage(original)), describe(elements)];
  return [
    ...(wanted === found ? [] : [`takes other arguments than English: ${found} instead of ${wanted}`]),
    ...missingCategories(elements, locale).map((category) => `lacks the plural category ${category}`),
  ];
};

/** Problems of the texts in a file. */
export const checkTexts = ({ file, locale, texts }: CatalogueFile, english: Texts): Finding[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    problemsOfText(text, english[key], locale).map((problem) => ({ file, key, problem })),
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
