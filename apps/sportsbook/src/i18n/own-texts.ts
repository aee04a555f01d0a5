import { type BrandDocument, languageCodes, type TextPart } from "@touchline/brands";
import type { Catalogue, MessageArguments, MessageFormat } from "./language.ts";

type Options = Extract<TextPart, { options: unknown }>["options"];

/** An exact number comes before the category it belongs to. */
const caseOf = (options: Options, count: number, { plural }: MessageFormat): readonly TextPart[] =>
  options[`=${count}`] ?? options[plural(count)] ?? options.other ?? [];

const sayPart = (part: TextPart, values: MessageArguments, format: MessageFormat): string => {
  if (typeof part === "string") return part;
  if ("value" in part) return String(values[part.value] ?? "");
  if ("number" in part) return format.number(Number(values[part.number]));
  if ("plural" in part) return sayParts(caseOf(part.options, Number(values[part.plural]), format), values, format);
  return sayParts(part.options[String(values[part.select])] ?? part.options.other ?? [], values, format);
};

const sayParts = (parts: readonly TextPart[], values: MessageArguments, format: MessageFormat): string =>
  parts.map((part) => sayPart(part, values, format)).join("");

const messageOf = (text: string, parts: readonly TextPart[] | undefined): Catalogue[string] =>
  parts ? (values, format) => sayParts(parts, values, format) : text;

/** What a published brand says in its own words in this language; words for a language hold for its regions too. */
export const ownTextsOf = (
  { texts, parsedTexts }: Pick<BrandDocument, "texts" | "parsedTexts">,
  locale: string,
): Catalogue => {
  const nearestLast = languageCodes(locale).toReversed();
  const entries = nearestLast.flatMap((code) =>
    Object.entries(texts?.[code] ?? {}).map(([key, text]) => [key, messageOf(text, parsedTexts?.[code]?.[key])]),
  );
  return Object.fromEntries(entries);
};
