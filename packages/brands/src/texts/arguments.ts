import { type MessageFormatElement, TYPE } from "./parse.ts";

/** `number` for plurals and formatted numbers, `string` for plain arguments. */
export type MessageArguments = Readonly<Record<string, "number" | "string">>;

export const childrenOf = (element: MessageFormatElement): MessageFormatElement[] =>
  element.type === TYPE.plural || element.type === TYPE.select
    ? Object.values(element.options).flatMap(({ value }) => value)
    : [];

/** The arguments of a message by name, in alphabetical order. */
export const argumentsOf = (elements: readonly MessageFormatElement[]): MessageArguments => {
  const found = new Map<string, "number" | "string">();
  const collect = (element: MessageFormatElement): void => {
    if (element.type !== TYPE.literal && element.type !== TYPE.pound) {
      const isNumber = element.type === TYPE.plural || element.type === TYPE.number;
      found.set(element.value, isNumber ? "number" : (found.get(element.value) ?? "string"));
    }
    for (const child of childrenOf(element)) collect(child);
  };
  for (const element of elements) collect(element);
  return Object.fromEntries([...found].sort(([one], [other]) => one.localeCompare(other)));
};
