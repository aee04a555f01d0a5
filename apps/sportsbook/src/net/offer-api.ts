import {
  type BuilderAnswer,
  type EventCounterType,
  type EventDetail,
  type Locale,
  type MarketSpecifiers,
  NUMBER_OF_MARKETS_PER_SPORT,
  type OfferList,
  type OfferListWire,
  outcomeId,
  type PromotedStatistics,
  type RecommendedBetslips,
  type SearchAnswer,
  type Statistics,
  unpackOfferList,
} from "@touchline/protocol";
import {
  parseAvailableEvents,
  parseBuilderAnswer,
  parseEventDetail,
  parseMarketSpecifiers,
  parseOfferList,
  parsePromotedStatistics,
  parseRecommendedBetslips,
  parseSearchAnswer,
  parseStatistics,
} from "./answer-shape.ts";
import { type Fetch, getJson } from "./http.ts";

/** Which events a list shows; what is left out does not narrow it. */
export interface ListFilter {
  readonly game: "sports" | "live";
  readonly until?: number | undefined;
  readonly sport?: number | undefined;
  readonly category?: number | undefined;
  readonly tournament?: number | undefined;
  readonly catalog?: number | undefined;
  readonly promotedOffer?: number | undefined;
  readonly streamed?: boolean | undefined;
  readonly outrights?: boolean | undefined;
  readonly events?: readonly number[] | undefined;
  readonly tournaments?: readonly number[] | undefined;
  /** Only so many, from the beginning of the list. */
  readonly first?: number | undefined;
}

export interface StatisticsFilter {
  /** The time range; open where an end is missing. */
  readonly from?: number | undefined;
  readonly until?: number | undefined;
  readonly eventCounterType: EventCounterType;
}

export interface Found extends Omit<SearchAnswer, "events"> {
  readonly events: OfferList;
}

export interface Recommended extends Pick<RecommendedBetslips, "betslips"> {
  readonly events: OfferList;
}

/** What the view that is chosen at the time wants of a list. */
export interface ListQuery {
  readonly supplementalNameTypeIds: readonly number[];
  readonly lines: boolean;
}

/**
 * The calls of the offer, in one language. `clientIds` names for whom events are counted: the page's tenant. Without `showsLive` lists
 * and counts are without the events in play.
 */
export const createOfferApi = (
  locale: Locale,
  listQuery: () => ListQuery,
  clientIds: readonly string[],
  showsLive: boolean,
  ask?: Fetch,
) => {
  const unpack = (packed: OfferListWire): OfferList => {
    const list = unpackOfferList(packed);
    return showsLive ? list : { ...list, events: list.events.filter(({ live }) => !live) };
  };

  const get = (path: string, query: Parameters<typeof getJson>[1], signal: AbortSignal): Promise<unknown> =>
    getJson(path, query, signal, ask);
  return {
    list: async (filter: ListFilter, signal: AbortSignal): Promise<OfferList> => {
      const query = { ...filter, numberOfMarketsPerSport: NUMBER_OF_MARKETS_PER_SPORT, locale, ...listQuery() };
      return unpack(parseOfferList(await get("/api/offer/list", query, signal)));
    },

    /** One event with every market. */
    event: async (id: number, signal: AbortSignal): Promise<EventDetail> =>
      parseEventDetail(await get(`/api/offer/events/${id}`, { locale }, signal)),

    /** The price of outcomes of one event that must all win. */
    betBuilder: async (event: number, slots: readonly number[], signal: AbortSignal): Promise<BuilderAnswer> =>
      parseBuilderAnswer(
        await get(
          "/api/offer/bet-builder",
          // The event with its slots says the same to a back end that does not read selections.
          { selections: slots.map((slot) => outcomeId(event, slot)), event, slots },
          signal,
        ),
      ),

    statistics: async (filter: StatisticsFilter, signal: AbortSignal): Promise<Statistics> => {
      const shown = filter.eventCounterType === "ALL" && !showsLive ? { eventCounterType: "PREMATCH" } : {};
      const { supplementalNameTypeIds } = listQuery();
      const query = { ...filter, ...shown, clientIds, supplementalNameTypeIds, locale };
      return parseStatistics(await get("/api/offer/statistics", query, signal));
    },

    promotedStatistics: async (until: number | undefined, signal: AbortSignal): Promise<PromotedStatistics> =>
      parsePromotedStatistics(await get("/api/offer/promoted-statistics", { until, locale }, signal)),

    /** The lines that are offered, by meta market. */
    marketSpecifiers: async (sport: number | undefined, signal: AbortSignal): Promise<MarketSpecifiers> =>
      parseMarketSpecifiers(await get("/api/offer/market-specifiers", { sport, locale }, signal)),

    /** Which of these events are still offered. */
    availableEvents: async (events: readonly number[], signal: AbortSignal): Promise<readonly number[]> =>
      parseAvailableEvents(await get("/api/offer/available-events", { events }, signal)).events,

    /** For everybody, or for a bettor who is interested in some tournaments. */
    recommendedBetslips: async (
      game: ListFilter["game"],
      interests: readonly number[],
      signal: AbortSignal,
    ): Promise<Recommended> => {
      const tournaments = interests.length > 0 ? interests : undefined;
      const { lines } = listQuery();
      const answer = parseRecommendedBetslips(
        await get("/api/offer/recommended-betslips", { game, lines, locale, tournaments }, signal),
      );
      return { ...answer, events: unpack(answer.events) };
    },

    search: async (text: string, signal: AbortSignal): Promise<Found> => {
      const answer = parseSearchAnswer(
        await get("/api/offer/search", { text, locale, lines: listQuery().lines }, signal),
      );
      return { ...answer, events: unpack(answer.events) };
    },
  };
};

export type OfferApi = ReturnType<typeof createOfferApi>;
