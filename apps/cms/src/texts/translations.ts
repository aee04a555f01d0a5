import { type Fields, fieldsIn, isFields, listIn } from "../fields/form-value.ts";
import { labelOf } from "../fields/words.ts";

type Path = readonly (string | number)[];

/** A text in several languages as a form holds it, and where. */
export interface FoundTexts {
  readonly path: Path;
  readonly text: string;
  readonly translations: Readonly<Record<string, string>>;
}

const isTexts = (value: Fields): boolean =>
  typeof value.default === "string" && value.default !== "" && Array.isArray(value.translations);

const translationsOf = ({ translations }: Fields): Record<string, string> =>
  Object.fromEntries(
    listIn(translations)
      .map(fieldsIn)
      .flatMap(({ language, text }) => (typeof text === "string" && text !== "" ? [[String(language), text]] : [])),
  );

/** Every text in several languages of a form. Of a field that is either a text or texts, the one that was not chosen counts for nothing. */
export const findTexts = (value: unknown, path: Path = []): FoundTexts[] => {
  if (Array.isArray(value)) return value.flatMap((item, index) => findTexts(item, [...path, index]));
  if (!isFields(value)) return [];
  if (isTexts(value)) return [{ path, text: String(value.default), translations: translationsOf(value) }];
  return Object.entries(value).flatMap(([name, each]) =>
    name === "texts" && value.kind === "text" ? [] : findTexts(each, [...path, name]),
  );
};

const withText = (texts: Fields, language: string | null, text: string): Fields => {
  if (language === null) return { ...texts, default: text };
  const others = listIn(texts.translations).filter((row) => fieldsIn(row).language !== language);
  return { ...texts, translations: text === "" ? others : [...others, { language, text }] };
};

/** The form with one text changed, in a language or (null) in the brand's own; null where no such text stands there. */
export const setText = (value: unknown, [head, ...rest]: Path, language: string | null, text: string): unknown => {
  if (head === undefined) return isFields(value) && isTexts(value) ? withText(value, language, text) : null;
  const within = Array.isArray(value) ? value[Number(head)] : fieldsIn(value)[head];
  const changed = within === undefined ? null : setText(within, rest, language, text);
  if (changed === null) return null;
  return Array.isArray(value)
    ? value.map((item, index) => (index === Number(head) ? changed : item))
    : { ...fieldsIn(value), [head]: changed };
};

/** Parts of a path that tell an editor nothing. */
const SILENT: ReadonlySet<string> = new Set([
  "text",
  "texts",
  "props",
  "blocks",
  "options",
  "label",
  "generalSettings",
]);

/** `["title", "text"]` → “Title” */
export const placeOf = (path: Path): string =>
  path
    .filter((part): part is string => typeof part === "string" && !SILENT.has(part))
    .map((part, index) => (index === 0 ? labelOf(part) : labelOf(part).toLowerCase()))
    .join(", ");
