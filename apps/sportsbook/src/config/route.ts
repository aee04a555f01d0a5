import { OFFER_VIEWS, type OfferViewName, type PathWords } from "@touchline/brands";

export interface Filters {
  readonly date?: "all" | "today";
  readonly sport?: number;
  readonly category?: number;
  readonly tournament?: number;
  readonly promotedOffer?: number;
  readonly catalog?: number;
  readonly favourites?: true;
  readonly streamed?: true;
  readonly page?: "outrights" | "search";
  readonly event?: number;
}

export interface Route {
  readonly view: OfferViewName;
  readonly filters: Filters;
}

type Value = Filters[keyof Filters];

interface Segment {
  readonly prefix: string;
  readonly key: keyof Filters;
  readonly read: (text: string) => Value;
}

const readId = (text: string): number | undefined => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined);
const readTrue = (text: string): true | undefined => (text === "true" ? true : undefined);
const readWord =
  <Word extends string>(...words: readonly Word[]) =>
  (text: string): Word | undefined =>
    words.find((word) => word === text);

/** In the order in which they are written. */
const SEGMENTS: readonly Segment[] = [
  { prefix: "d_", key: "date", read: readWord("all", "today") },
  { prefix: "s_", key: "sport", read: readId },
  { prefix: "c_", key: "category", read: readId },
  { prefix: "t_", key: "tournament", read: readId },
  { prefix: "po_", key: "promotedOffer", read: readId },
  { prefix: "ctg_", key: "catalog", read: readId },
  { prefix: "f_", key: "favourites", read: readTrue },
  { prefix: "se_", key: "streamed", read: readTrue },
  { prefix: "v_", key: "page", read: readWord("outrights", "search") },
  { prefix: "e_", key: "event", read: readId },
];

/** Unknown and malformed segments are passed over; of two of a kind the first holds. */
const parseFilters = (parts: readonly string[]): Filters => {
  const filters: Record<string, Value> = {};
  for (const part of parts) {
    const segment = SEGMENTS.find(({ prefix }) => part.startsWith(prefix));
    const value = segment?.read(part.slice(segment.prefix.length));
    if (segment && value !== undefined) filters[segment.key] ??= value;
  }
  return filters;
};

/** The brand's own words go first: a brand may call its sports page by another page's usual word. */
const findView = (word: string | undefined, words: PathWords): OfferViewName | undefined =>
  OFFER_VIEWS.find((view) => words[view] === word) ?? OFFER_VIEWS.find((view) => view === word);

export const parsePath = (path: string, words: PathWords, baseView: OfferViewName): Route => {
  const [word, ...parts] = path.split("/").filter((part) => part !== "");
  const view = findView(word, words);
  return view ? { view, filters: parseFilters(parts) } : { view: baseView, filters: {} };
};

export const formatPath = ({ view, filters }: Route, words: PathWords): string => {
  const parts = SEGMENTS.flatMap(({ prefix, key }) => (filters[key] === undefined ? [] : [`${prefix}${filters[key]}`]));
  return `/${[words[view], ...parts].join("/")}`;
};
