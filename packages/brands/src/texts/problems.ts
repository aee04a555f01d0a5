import { argumentsOf, childrenOf, type MessageArguments } from "./arguments.ts";
import { type MessageFormatElement, parseMessage, partsOfText, TYPE } from "./parse.ts";

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

const describe = (found: MessageArguments): string =>
  Object.entries(found)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, type]) => `${name}: ${type}`)
    .join(", ") || "none";

/** What keeps a text from standing in for a message that takes these arguments. */
export const problemsOfText = (text: string, wanted: MessageArguments, locale: string): string[] => {
  let elements: MessageFormatElement[];
  try {
    partsOfText(text);
    elements = parseMessage(text);
  } catch (error) {
    return [`cannot be read: ${error}`];
  }
  const [expected, found] = [describe(wanted), describe(argumentsOf(elements))];
  return [
    ...(expected === found ? [] : [`takes other arguments than English: ${found} instead of ${expected}`]),
    ...missingCategories(elements, locale).map((category) => `lacks the plural category ${category}`),
  ];
};
