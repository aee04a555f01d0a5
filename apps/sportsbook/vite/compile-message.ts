import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";

export { type MessageFormatElement, TYPE };

export const parseMessage = (text: string): MessageFormatElement[] => parse(text, { ignoreTag: true });

type PluralElement = Extract<MessageFormatElement, { type: TYPE.plural }>;
type Branches = Readonly<Record<string, { readonly value: readonly MessageFormatElement[] }>>;

const argumentOf = (name: string): string => `v[${JSON.stringify(name)}]`;

/** As it stands between backticks. A bare carriage return there would be read as a line feed. */
const escapeText = (text: string): string => text.replace(/[\\`]|\$(?=\{)/g, "\\$&").replaceAll("\r", "\\r");

/** The text of the first condition that holds, else that of `other`, which the parser requires. */
const firstOf = (branches: Branches, conditionOf: (name: string) => string, counted: string): string => {
  const conditions = Object.entries(branches)
    .filter(([name]) => name !== "other")
    .map(([name, { value }]) => `${conditionOf(name)}?${templateOf(value, counted)}:`);
  return `(${conditions.join("")}${templateOf(branches.other?.value ?? [], counted)})`;
};

const isExact = (name: string): boolean => name.startsWith("=");

const pluralOf = ({ value, options, offset, pluralType }: PluralElement): string => {
  if (pluralType !== "cardinal" || offset !== 0) throw new Error("ordinals and offsets are not supported");
  const counted = argumentOf(value);
  // An exact number comes before the category it belongs to, wherever the text has it.
  const exactFirst = Object.entries(options).toSorted(
    ([one], [other]) => Number(isExact(other)) - Number(isExact(one)),
  );
  const conditionOf = (name: string): string =>
    isExact(name) ? `${counted}===${Number(name.slice(1))}` : `f.plural(${counted})===${JSON.stringify(name)}`;
  return firstOf(Object.fromEntries(exactFirst), conditionOf, counted);
};

const expressionOf = (element: MessageFormatElement, counted: string): string => {
  if (element.type === TYPE.argument) return argumentOf(element.value);
  if (element.type === TYPE.number && !element.style) return `f.number(${argumentOf(element.value)})`;
  if (element.type === TYPE.pound) return `f.number(${counted})`;
  if (element.type === TYPE.plural) return pluralOf(element);
  if (element.type === TYPE.select) {
    const chosen = argumentOf(element.value);
    return firstOf(element.options, (name) => `${chosen}===${JSON.stringify(name)}`, counted);
  }
  throw new Error("dates, times, tags and styles of numbers are not supported");
};

/** `counted` is what `#` stands for: the value of the plural around it. */
const templateOf = (elements: readonly MessageFormatElement[], counted: string): string => {
  const parts = elements.map((element) =>
    element.type === TYPE.literal ? escapeText(element.value) : `\${${expressionOf(element, counted)}}`,
  );
  return `\`${parts.join("")}\``;
};

/**
 * A text as JavaScript: a string, or a function of its values `v` and of `f`, which knows the plurals and numbers of the
 * page's language (`MessageFormat` in src/i18n/language.ts).
 */
export const compileMessage = (text: string): string => {
  const elements = parseMessage(text);
  const isPlain = elements.every(({ type }) => type === TYPE.literal);
  return isPlain ? templateOf(elements, "") : `(v,f)=>${templateOf(elements, "")}`;
};
