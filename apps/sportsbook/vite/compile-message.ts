import { partsOfText, type TextPart } from "@touchline/brands/texts";

type Options = Extract<TextPart, { options: unknown }>["options"];

const argumentOf = (name: string): string => `v[${JSON.stringify(name)}]`;

/** As it stands between backticks. A bare carriage return there would be read as a line feed. */
const escapeText = (text: string): string => text.replace(/[\\`]|\$(?=\{)/g, "\\$&").replaceAll("\r", "\\r");

/** The text of the first condition that holds, else that of `other`, which the parser requires. */
const firstOf = (options: Options, conditionOf: (name: string) => string): string => {
  const conditions = Object.entries(options)
    .filter(([name]) => name !== "other")
    .map(([name, parts]) => `${conditionOf(name)}?${templateOf(parts)}:`);
  return `(${conditions.join("")}${templateOf(options.other ?? [])})`;
};

const isExact = (name: string): boolean => name.startsWith("=");

const pluralOf = (counted: string, options: Options): string => {
  // An exact number comes before the category it belongs to, wherever the text has it.
  const exactFirst = Object.entries(options).toSorted(
    ([one], [other]) => Number(isExact(other)) - Number(isExact(one)),
  );
  const conditionOf = (name: string): string =>
    isExact(name) ? `${counted}===${Number(name.slice(1))}` : `f.plural(${counted})===${JSON.stringify(name)}`;
  return firstOf(Object.fromEntries(exactFirst), conditionOf);
};

const expressionOf = (part: Exclude<TextPart, string>): string => {
  if ("value" in part) return argumentOf(part.value);
  if ("number" in part) return `f.number(${argumentOf(part.number)})`;
  if ("plural" in part) return pluralOf(argumentOf(part.plural), part.options);
  const chosen = argumentOf(part.select);
  return firstOf(part.options, (name) => `${chosen}===${JSON.stringify(name)}`);
};

const templateOf = (parts: readonly TextPart[]): string =>
  `\`${parts.map((part) => (typeof part === "string" ? escapeText(part) : `\${${expressionOf(part)}}`)).join("")}\``;

/**
 * A text as JavaScript: a string, or a function of its values `v` and of `f`, which knows the plurals and numbers of the
 * page's language (`MessageFormat` in src/i18n/language.ts).
 */
export const compileMessage = (text: string): string => {
  const parts = partsOfText(text);
  const isPlain = parts.every((part) => typeof part === "string");
  return isPlain ? templateOf(parts) : `(v,f)=>${templateOf(parts)}`;
};
