/** Addresses of the app: what the app opens, what a banner or a host may link to. */

/** Views that show the offer. A brand may give them words of its own. */
export const OFFER_VIEWS = ["homepage", "sports", "live"] as const;
export type OfferViewName = (typeof OFFER_VIEWS)[number];
export type PathWords = Readonly<Record<OfferViewName, string>>;

/** Views that show something else; they are called the same everywhere. */
const PAGES = ["last-tickets", "preferences", "bet-details"] as const;
export type PageName = (typeof PAGES)[number];

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
  readonly view: OfferViewName | PageName;
  readonly filters: Filters;
}

const isPageName = (name: string | undefined): name is PageName => (PAGES as readonly unknown[]).includes(name);

/** Whether a route shows something else than the offer. */
export const isPage = ({ view }: Route): boolean => isPageName(view);

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
const findOfferView = (word: string | undefined, words: PathWords): OfferViewName | undefined =>
  OFFER_VIEWS.find((view) => words[view] === word) ?? OFFER_VIEWS.find((view) => view === word);

/** The route of a path, or null where no view has its word. */
export const findRoute = (path: string, words: PathWords): Route | null => {
  const [word, ...parts] = path.split("/").filter((part) => part !== "");
  const offerView = findOfferView(word, words);
  if (offerView) return { view: offerView, filters: parseFilters(parts) };
  return isPageName(word) ? { view: word, filters: {} } : null;
};

export const parsePath = (path: string, words: PathWords, baseView: OfferViewName): Route =>
  findRoute(path, words) ?? { view: baseView, filters: {} };

/** Segments of a path that say nothing: a link that holds one does not lead where its author meant. */
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
