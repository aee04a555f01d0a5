import { languageCodes, type OwnTexts } from "@touchline/brands";
import type { TextsAnswer } from "../../texts/texts-answers.ts";
import { isMainMessage, nameOfMessage, PLACES, type Place, placeOfMessage } from "./places.ts";

/** A message in one language of the brand. */
export interface TextCell {
  /** What the app says by itself. */
  readonly fallback: string;
  /** The brand's own words; null where it has none. */
  readonly own: string | null;
  /** Differs from the live version. */
  readonly isChanged: boolean;
  /** The brand says it in its own words in another language, and not in this one. */
  readonly isMissing: boolean;
}

export interface TextRow {
  readonly key: string;
  readonly place: Place;
  readonly name: string;
  readonly english: string;
  readonly cells: Readonly<Record<string, TextCell>>;
}

const ownIn = (own: OwnTexts, language: string, key: string): string | null => own[language]?.[key] ?? null;

/** Words for a language serve its regions. */
const isServed = (own: OwnTexts, language: string, key: string): boolean =>
  languageCodes(language).some((code) => ownIn(own, code, key) !== null);

const cellsOf = ({ languages, defaults, live }: TextsAnswer, own: OwnTexts, key: string): TextRow["cells"] => {
  const isOwn = languages.some((language) => ownIn(own, language, key) !== null);
  return Object.fromEntries(
    languages.map((language) => {
      const words = ownIn(own, language, key);
      return [
        language,
        {
          fallback: defaults[language]?.[key] ?? "",
          own: words,
          isChanged: words !== ownIn(live, language, key),
          isMissing: isOwn && !isServed(own, language, key),
        },
      ];
    }),
  );
};

const PLACE_ORDER = Object.keys(PLACES);

/** Every message of the app, by its place. */
export const rowsOf = (answer: TextsAnswer, own: OwnTexts): TextRow[] =>
  Object.entries(answer.english)
    .map(([key, english]) => ({
      key,
      place: placeOfMessage(key),
      name: nameOfMessage(key),
      english,
      cells: cellsOf(answer, own, key),
    }))
    .toSorted(
      (one, other) =>
        PLACE_ORDER.indexOf(one.place) - PLACE_ORDER.indexOf(other.place) ||
        Number(isMainMessage(other.key)) - Number(isMainMessage(one.key)),
    );

export const FILTERS = ["all", "own", "changed", "missing"] as const;
export type Filter = (typeof FILTERS)[number];

const PASSES: Readonly<Record<Filter, (cell: TextCell) => boolean>> = {
  all: () => true,
  own: ({ own }) => own !== null,
  changed: ({ isChanged }) => isChanged,
  missing: ({ isMissing }) => isMissing,
};

const passes = ({ cells }: TextRow, filter: Filter, languages: readonly string[]): boolean =>
  languages.some((language) => cells[language] && PASSES[filter](cells[language]));

/** How many messages each filter leaves, in these languages. */
export const countRows = (rows: readonly TextRow[], languages: readonly string[]): Readonly<Record<Filter, number>> =>
  Object.fromEntries(
    FILTERS.map((filter) => [filter, rows.filter((row) => passes(row, filter, languages)).length]),
  ) as Record<Filter, number>;

export interface Wanted {
  readonly search: string;
  readonly filter: Filter;
  /** Null for all. */
  readonly place: Place | null;
  readonly languages: readonly string[];
}

const wordsOf = (row: TextRow, languages: readonly string[], placeName: string): string =>
  [
    row.name,
    row.key,
    placeName,
    row.english,
    ...languages.flatMap((language) => [row.cells[language]?.own, row.cells[language]?.fallback]),
  ]
    .join("\n")
    .toLowerCase();

/** The messages that are looked for, by a word of theirs or of their place. */
export const findRows = (
  rows: readonly TextRow[],
  { search, filter, place, languages }: Wanted,
  placeName: (place: Place) => string,
): TextRow[] => {
  const word = search.trim().toLowerCase();
  return rows.filter(
    (row) =>
      (place === null || row.place === place) &&
      passes(row, filter, languages) &&
      (word === "" || wordsOf(row, languages, placeName(row.place)).includes(word)),
  );
};
