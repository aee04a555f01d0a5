import {
  type EventCounterType,
  type EventDetail,
  type Locale,
  type OfferList,
  type PromotedStatistics,
  type SearchAnswer,
  type Statistics,
  unpackOfferList,
} from "@touchline/protocol";
import {
  parseEventDetail,
  parseOfferList,
  parsePromotedStatistics,
  parseSearchAnswer,
  parseStatistics,
} from "./answer-shape.ts";
import { getJson } from "./http.ts";

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
}

export interface StatisticsFilter {
  readonly until?: number | undefined;
  readonly eventCounterType: EventCounterType;
}

export interface Found extends Omit<SearchAnswer, "events"> {
  readonly events: OfferList;
}

/** The calls of the offer, in one language, with the supplemental names that are wanted at the time. */
export const createOfferApi = (locale: Locale, nameTypes: () => readonly number[]) => ({
  list: async (filter: ListFilter, signal: AbortSignal): Promise<OfferList> =>
    unpackOfferList(
      parseOfferList(
        await getJson("/api/offer/list", { ...filter, locale, supplementalNameTypeIds: nameTypes() }, signal),
      ),
    ),

  /** One event with every market. */
  event: async (id: number, signal: AbortSignal): Promise<EventDetail> =>
    parseEventDetail(await getJson(`/api/offer/events/${id}`, { locale }, signal)),

  statistics: async (filter: StatisticsFilter, signal: AbortSignal): Promise<Statistics> =>
    parseStatistics(await getJson("/api/offer/statistics", { ...filter, locale }, signal)),

  promotedStatistics: async (until: number | undefined, signal: AbortSignal): Promise<PromotedStatistics> =>
    parsePromotedStatistics(await getJson("/api/offer/promoted-statistics", { until, locale }, signal)),

  search: async (text: string, signal: AbortSignal): Promise<Found> => {
    const answer = parseSearchAnswer(await getJson("/api/offer/search", { text, locale }, signal));
    return { ...answer, events: unpackOfferList(answer.events) };
  },
});

export type OfferApi = ReturnType<typeof createOfferApi>;
