/** Paths of the app: those that the app opens, and those that a banner or a host may link to. */

/** Views of the offer. A brand may have its own words for them. */
export const OFFER_VIEWS = ["homepage", "sports", "live"] as const;
export type OfferViewName = (typeof OFFER_VIEWS)[number];
export type PathWords = Readonly<Record<OfferViewName, string>>;

/** Other views; their words are the same for all brands. */
const PAGES = ["last-tickets", "preferences", "bet-details"] as const;
export type PageName = (typeof PAGES)[number];

export interface Filters {
  readonly date?: "all" | "today";
  readonly sport?: number;
  readonly category?: number;
  readonly tournament?: number;
  /** Two or more leagues in one list, instead of `tournament`. */
  readonly tournaments?: readonly number[];
  readonly promotedOffer?: number;
  /** `ctg_`: a catalog or a category. The offer knows which. */
  readonly catalog?: number;
  readonly favourites?: true;
  readonly streamed?: true;
  readonly page?: "outrights" | "search";
  readonly event?: number;
}

export interface Route {
  readonly view: OfferViewName | PageName;
  readonly filters: Filters;
}

const isPageName = (name: string | undefined): name is PageName => (PAGES as readonly unknown[]).includes(name);

/** Whether a route shows something other than the offer. */
export const isPage = ({ view }: Route): boolean => isPageName(view);

type Value = Filters[keyof Filters];

interface Segment {
  readonly prefix: string;
  readonly key: keyof Filters;
  readonly read: (text: string) => Value;
}

const readId = (text: string): number | undefined => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined);
/** Long enough for every league that a person picks from a list. */
const MOST_LEAGUES = 30;
/** Two or more ids with commas between them. */
const readIds = (text: string): readonly number[] | undefined => {
  const ids = text.split(",").map(readId);
  const known = ids.filter((id) => id !== undefined);
  const isWhole = known.length === ids.length && new Set(known).size === ids.length;
  return isWhole && ids.length > 1 && ids.length <= MOST_LEAGUES ? known : undefined;
};
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
  { prefix: "t_", key: "tournaments", read: readIds },
  { prefix: "po_", key: "promotedOffer", read: readId },
  { prefix: "ctg_", key: "catalog", read: readId },
  { prefix: "f_", key: "favourites", read: readTrue },
  { prefix: "se_", key: "streamed", read: readTrue },
  { prefix: "v_", key: "page", read: readWord("outrights", "search") },
  { prefix: "e_", key: "event", read: readId },
];

/** Unknown and malformed segments are ignored; of two with the same prefix the first is used. */
const parseFilters = (parts: readonly string[]): Filters => {
  const filters: Record<string, Value> = {};
  for (const part of parts) {
    const segments = SEGMENTS.filter(({ prefix }) => part.startsWith(prefix));
    if (segments.some(({ key }) => filters[key] !== undefined)) continue;
    for (const { prefix, key, read } of segments) {
      const value = read(part.slice(prefix.length));
      if (value !== undefined) filters[key] = value;
    }
  }
  return filters;
};

/** The brand's words take precedence: a brand may use another view's default word for its sports view. */
const findOfferView = (word: string | undefined, words: PathWords): OfferViewName | undefined =>
  OFFER_VIEWS.find((view) => words[view] === word) ?? OFFER_VIEWS.find((view) => view === word);

/** The route of a path; null where no view has its word. */
export const findRoute = (path: string, words: PathWords): Route | null => {
  const [word, ...parts] = path.split("/").filter((part) => part !== "");
  const offerView = findOfferView(word, words);
  if (offerView) return { view: offerView, filters: parseFilters(parts) };
  return isPageName(word) ? { view: word, filters: {} } : null;
};

export const parsePath = (path: string, words: PathWords, baseView: OfferViewName): Route =>
  findRoute(path, words) ?? { view: baseView, filters: {} };

/** Segments of a path that are ignored: a link with one does not lead where its author intended. */
export const deadSegments = (path: string): string[] =>
  path
    .split("/")
    .filter((part) => part !== "")
    .slice(1)
    .filter((part) => Object.keys(parseFilters([part])).length === 0);

const wordOf = (view: Route["view"], words: PathWords): string => (isPageName(view) ? view : words[view]);

export const formatPath = ({ view, filters }: Route, words: PathWords): string => {
  const parts = SEGMENTS.flatMap(({ prefix, key }) => (filters[key] === undefined ? [] : [`${prefix}${filters[key]}`]));
  return `/${[wordOf(view, words), ...parts].join("/")}`;
};
