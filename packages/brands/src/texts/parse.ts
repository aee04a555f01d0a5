import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { TextPart } from "./text-part.ts";

export { type MessageFormatElement, TYPE };

/** A message of the interface in ICU syntax. Tags are no syntax: they are shown as they are written. */
export const parseMessage = (text: string): MessageFormatElement[] => parse(text, { ignoreTag: true });

type PluralElement = Extract<MessageFormatElement, { type: TYPE.plural }>;
type Branches = Readonly<Record<string, { readonly value: readonly MessageFormatElement[] }>>;

const optionsOf = (branches: Branches, counted: string) =>
  Object.fromEntries(Object.entries(branches).map(([name, { value }]) => [name, partsOf(value, counted)]));

const pluralOf = ({ value, options, offset, pluralType }: PluralElement): TextPart => {
  if (pluralType !== "cardinal" || offset !== 0) throw new Error("ordinals and offsets are not supported");
  return { plural: value, options: optionsOf(options, value) };
};

const partOf = (element: MessageFormatElement, counted: string): TextPart => {
  if (element.type === TYPE.literal) return element.value;
  if (element.type === TYPE.argument) return { value: element.value };
  if (element.type === TYPE.number && !element.style) return { number: element.value };
  if (element.type === TYPE.pound) return { number: counted };
  if (element.type === TYPE.plural) return pluralOf(element);
  if (element.type === TYPE.select) return { select: element.value, options: optionsOf(element.options, counted) };
  throw new Error("dates, times, tags and styles of numbers are not supported");
};

/** `counted` is what `#` stands for: the value of the plural around it. */
const partsOf = (elements: readonly MessageFormatElement[], counted: string): readonly TextPart[] =>
  elements.map((element) => partOf(element, counted));

/** Throws for a text that cannot be read, or uses what the app does not support. */
export const partsOfText = (text: string): readonly TextPart[] => partsOf(parseMessage(text), "");

/** Whether a text says what it says without being parsed. */
export const isPlainText = (text: string): boolean => !/[{}']/.test(text);
