import type {
  BuilderAnswer,
  EventDetail,
  MarketSpecifiers,
  OfferListWire,
  PromotedStatistics,
  RecommendedBetslips,
  SearchAnswer,
  Statistics,
} from "@touchline/protocol";

/** How deep a field is: something, a list, or an object of such fields. */
type Shape = "some" | "list" | { readonly [field: string]: Shape };

const LIST = {
  sports: "list",
  categories: "list",
  metaMarkets: "list",
  tournaments: { id: "list", category: "list", name: "list", events: "list" },
  kits: "list",
  competitors: { name: "list", kit: "list", supplemental: {} },
  layouts: "list",
  events: {
    id: "list",
    version: "list",
    startsAt: "list",
    flags: "list",
    home: "list",
    away: "list",
    marketCount: "list",
    layout: "list",
  },
  live: "list",
  slots: "list",
  lines: "list",
  prices: "list",
  outrights: {},
} as const;

const TOTALS = { all: "some", today: "some", live: "some", streamed: "some", outrights: "some" } as const;

const hasShape = (value: unknown, shape: Shape): boolean => {
  if (shape === "some") return value !== undefined;
  if (shape === "list") return Array.isArray(value);
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(shape).every(([field, inner]) => hasShape((value as Record<string, unknown>)[field], inner));
};

/**
 * The server checks each answer against its whole schema before it goes out. Doing it again here would put the schemas
 * before the first odds, some twelve kilobytes of them; so an answer is only checked for what would break the page.
 */
const createParser =
  <Answer>(name: string, shape: Shape) =>
  (value: unknown): Answer => {
    if (!hasShape(value, shape)) throw new TypeError(`the answer is not ${name}`);
    return value as Answer;
  };

export const parseOfferList = createParser<OfferListWire>("a list", LIST);
export const parseStatistics = createParser<Statistics>("statistics", { totals: TOTALS, sports: "list" });
export const parsePromotedStatistics = createParser<PromotedStatistics>("promoted statistics", { catalogs: "list" });
export const parseMarketSpecifiers = createParser<MarketSpecifiers>("market specifiers", { metaMarkets: "list" });
export const parseSearchAnswer = createParser<SearchAnswer>("a search answer", { events: LIST, tournaments: "list" });
export const parseRecommendedBetslips = createParser<RecommendedBetslips>("betslips", {
  betslips: "list",
  events: LIST,
});
export const parseAvailableEvents = createParser<{ readonly events: readonly number[] }>("available events", {
  events: "list",
});
export const parseBuilderAnswer = createParser<BuilderAnswer>("a price", {});
export const parseEventDetail = createParser<EventDetail>("an event", {
  id: "some",
  version: "some",
  sport: {},
  category: {},
  tournament: {},
  competitors: "list",
  incidents: "list",
  groups: "list",
  markets: "list",
});
