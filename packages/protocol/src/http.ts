import * as z from "zod/mini";
import { builderAnswerSchema, builderRequestSchema } from "./bus.ts";
import {
  competitorSchema,
  detailedPlayStatusSchema,
  gameSchema,
  incidentSchema,
  liveMetadataSchema,
  playStatusSchema,
} from "./event.ts";
import { idSchema, priceSchema, slotSchema, versionSchema } from "./id-schemas.ts";
import { MOST_INTERESTS } from "./interests-limit.ts";
import { NUMBER_OF_MARKETS_PER_SPORT } from "./market-limit.ts";
import { localeSchema } from "./names.ts";
import { listCategorySchema, listSportSchema, offerListWireSchema } from "./offer-list.ts";

/** Query values are strings; lists are comma-separated: `sport=1,2`. */
const queryId = z.optional(z.coerce.number().check(z.int(), z.positive()));
const queryFlag = z._default(z.stringbool(), false);
const queryIds = z._default(
  z.pipe(
    z.string().check(z.regex(/^(\d+(,\d+)*)?$/)),
    z.transform((text: string) => (text === "" ? [] : text.split(",").map(Number))),
  ),
  [],
);
const queryLocale = z._default(localeSchema, "en");

/** Filters shared by all calls that select or count events. */
const eventFilter = {
  /** `sports` is the whole offer, `live` only events in play. */
  game: z._default(z.enum(["sports", "live"]), "sports"),
  /** Only events that start before this time (the bettor's end of day), in milliseconds. */
  until: z.optional(z.coerce.number().check(z.int(), z.positive())),
  sport: queryId,
  category: queryId,
  tournament: queryId,
  /** Id of a catalog; if there is none, of a category: addresses with `ctg_` name either. */
  catalog: queryId,
  promotedOffer: queryId,
  streamed: queryFlag,
  outrights: queryFlag,
};

export const listQuerySchema = z.object({
  ...eventFilter,
  /** Favourites: only these events and the events of these tournaments. */
  events: queryIds,
  tournaments: queryIds,
  numberOfMarketsPerSport: z._default(
    z.coerce.number().check(z.int(), z.gte(1), z.lte(NUMBER_OF_MARKETS_PER_SPORT)),
    NUMBER_OF_MARKETS_PER_SPORT,
  ),
  /** Several lines of each market in the sport's grids, for the Asian views. */
  lines: queryFlag,
  /** Limits the list to its first events, for a quick first screen. */
  first: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(200))),
  supplementalNameTypeIds: queryIds,
  locale: queryLocale,
});
export type ListQuery = z.infer<typeof listQuerySchema>;

export const eventCounterTypeSchema = z.enum(["ALL", "LIVE", "PREMATCH", "STREAMED", "OUTRIGHT"]);
export type EventCounterType = z.infer<typeof eventCounterTypeSchema>;

/** Ids of clients are the UUIDs of tenants. */
const queryUuids = z._default(
  z.pipe(
    z.string().check(z.regex(/^([0-9a-f-]{36}(,[0-9a-f-]{36})*)?$/i), z.maxLength(740)),
    z.transform((text: string) => (text === "" ? [] : text.split(","))),
  ),
  [],
);

export const statisticsQuerySchema = z.object({
  /** The time range: events that start in it, and those in play that started before. Open where an end is missing. */
  from: z.optional(z.coerce.number().check(z.int(), z.positive())),
  until: eventFilter.until,
  /** For whom it is counted. This platform offers the same to all of them; a back end with an offer for each counts theirs. */
  clientIds: queryUuids,
  sport: queryId,
  tournament: queryId,
  eventCounterType: z._default(eventCounterTypeSchema, "ALL"),
  supplementalNameTypeIds: queryIds,
  locale: queryLocale,
});
export type StatisticsQuery = z.infer<typeof statisticsQuerySchema>;

const countedTournamentSchema = z.object({
  id: idSchema,
  name: z.string(),
  top: z.boolean(),
  count: z.int(),
});
const countedCategorySchema = z.extend(listCategorySchema, {
  count: z.int(),
  tournaments: z.array(countedTournamentSchema),
});
const countedSportSchema = z.extend(listSportSchema, { count: z.int(), categories: z.array(countedCategorySchema) });

export const statisticsSchema = z.object({
  generatedAt: z.int(),
  /** Over the whole offer, whatever the counter type, for the navigation. Outrights count in `outrights` only. */
  totals: z.object({ all: z.int(), today: z.int(), live: z.int(), streamed: z.int(), outrights: z.int() }),
  /** Counted by the counter type, within the time range. */
  sports: z.array(countedSportSchema),
});
export type Statistics = z.infer<typeof statisticsSchema>;

export const promotedStatisticsSchema = z.object({
  generatedAt: z.int(),
  catalogs: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      count: z.int(),
      promotedOffers: z.array(z.object({ id: idSchema, name: z.string(), count: z.int() })),
    }),
  ),
});
export type PromotedStatistics = z.infer<typeof promotedStatisticsSchema>;

export const eventMarketSchema = z.object({
  slot: slotSchema,
  id: z.string(),
  metaMarketId: idSchema,
  /** Key of the meta market, for example `total`. */
  key: z.string(),
  name: z.string(),
  group: z.string(),
  specifiers: z.record(z.string(), z.string()),
  line: z.nullable(z.string()),
  main: z.boolean(),
  listed: z.boolean(),
  betBuilder: z.boolean(),
  outcomes: z.array(
    z.object({
      id: z.string(),
      slot: slotSchema,
      metaOutcomeId: idSchema,
      name: z.string(),
      label: z.string(),
      price: priceSchema,
    }),
  ),
});

/** One event with every market, named in the requested locale. */
export const eventDetailSchema = z.object({
  id: idSchema,
  version: versionSchema,
  producer: z.string(),
  type: z.enum(["MATCH", "OUTRIGHT"]),
  name: z.string(),
  sport: listSportSchema,
  category: listCategorySchema,
  tournament: z.object({ id: idSchema, name: z.string() }),
  competitors: z.array(competitorSchema),
  reversed: z.boolean(),
  startsAt: z.int(),
  game: gameSchema,
  playStatus: playStatusSchema,
  detailedPlayStatus: detailedPlayStatusSchema,
  metadata: z.nullable(liveMetadataSchema),
  incidents: z.array(incidentSchema),
  suspended: z.boolean(),
  streamed: z.boolean(),
  groups: z.array(z.object({ key: z.string(), name: z.string(), count: z.int() })),
  markets: z.array(eventMarketSchema),
});
export type EventDetail = z.infer<typeof eventDetailSchema>;

export const marketSpecifiersSchema = z.object({
  /** By meta market: the lines that are offered now, with the number of events. */
  metaMarkets: z.array(
    z.object({
      id: idSchema,
      key: z.string(),
      name: z.string(),
      specifier: z.string(),
      values: z.array(z.object({ value: z.string(), count: z.int() })),
    }),
  ),
});

export type MarketSpecifiers = z.infer<typeof marketSpecifiersSchema>;

export const searchQuerySchema = z.object({
  text: z.string().check(z.minLength(2), z.maxLength(60)),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), 20),
  lines: listQuerySchema.shape.lines,
  locale: queryLocale,
});

export const searchAnswerSchema = z.object({
  /** A list, so that results show live prices. */
  events: offerListWireSchema,
  tournaments: z.array(
    z.object({ id: idSchema, name: z.string(), sport: z.string(), category: listCategorySchema, count: z.int() }),
  ),
  competitors: z.array(z.object({ name: z.string(), sport: z.string(), eventIds: z.array(idSchema) })),
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;

/** Ids of outcomes, comma-separated: `1501185o0,1501185o4`. */
const querySelections = z.pipe(
  z.string().check(z.regex(/^\d{1,15}o\d{1,6}(,\d{1,15}o\d{1,6})*$/)),
  z.transform((text: string) =>
    text.split(",").map((id) => {
      const [event, slot] = id.split("o");
      return { event: Number(event), slot: Number(slot) };
    }),
  ),
);

/** Query for the joint price of outcomes of one event that must all win: `selections`, or the event with its slots. */
export const builderQuerySchema = z.pipe(
  z.pipe(
    z.object({ selections: z.optional(querySelections), event: queryId, slots: queryIds }),
    z.transform(({ selections, event, slots }) => {
      if (!selections) return { event, slots };
      const events = new Set(selections.map((each) => each.event));
      return { event: events.size === 1 ? [...events][0] : undefined, slots: selections.map(({ slot }) => slot) };
    }),
  ),
  z.object({ event: builderRequestSchema.shape.eventId, slots: builderRequestSchema.shape.slots }),
);

export const problemSchema = z.object({
  code: z.enum([
    "INVALID_QUERY",
    "INVALID_BODY",
    "UNAUTHORISED",
    "NOT_FOUND",
    "REQUEST_REUSED",
    "CHANGED_SINCE",
    "LIMIT_REACHED",
    "BALANCE_INSUFFICIENT",
    "ON_BREAK",
    "TOO_LARGE",
    "TOO_MANY_REQUESTS",
    "NOT_READY",
    "INTERNAL",
  ]),
  message: z.string(),
});
export type Problem = z.infer<typeof problemSchema>;

/** Tournaments that a bettor is interested in; their events are recommended before others. */
const interests = z.pipe(queryIds, z.array(z.int()).check(z.maxLength(MOST_INTERESTS)));

/** Recommended slips, with the events of their picks as a list, so that they show live prices. */
export const recommendedBetslipsSchema = z.object({
  betslips: z.array(z.object({ picks: z.array(z.object({ eventId: idSchema, slot: slotSchema })) })),
  events: offerListWireSchema,
});
export type RecommendedBetslips = z.infer<typeof recommendedBetslipsSchema>;

const localeQuerySchema = z.object({ locale: queryLocale });

/** Every call of the offer. Service, client and OpenAPI document are derived from this table. */
export const offerRoutes = {
  list: {
    path: "/api/offer/list",
    summary: "Events of a view, in columns",
    query: listQuerySchema,
    answer: offerListWireSchema,
  },
  statistics: {
    path: "/api/offer/statistics",
    summary: "Counts per sport, category and tournament",
    query: statisticsQuerySchema,
    answer: statisticsSchema,
  },
  promotedStatistics: {
    path: "/api/offer/promoted-statistics",
    summary: "Counts per catalog and promoted offer",
    query: z.object({ until: eventFilter.until, locale: queryLocale }),
    answer: promotedStatisticsSchema,
  },
  event: {
    path: "/api/offer/events/:eventId",
    summary: "One event with all its markets",
    query: localeQuerySchema,
    answer: eventDetailSchema,
  },
  marketSpecifiers: {
    path: "/api/offer/market-specifiers",
    summary: "Lines offered per meta market",
    query: z.object({ sport: queryId, locale: queryLocale }),
    answer: marketSpecifiersSchema,
  },
  availableEvents: {
    path: "/api/offer/available-events",
    summary: "Which of these events can be bet on or followed now",
    query: z.object({ events: queryIds }),
    answer: z.object({ events: z.array(idSchema) }),
  },
  search: {
    path: "/api/offer/search",
    summary: "Events, tournaments and competitors by name",
    query: searchQuerySchema,
    answer: searchAnswerSchema,
  },
  recommendedBetslips: {
    path: "/api/offer/recommended-betslips",
    summary: "Recommended betslips: for everybody, or for whoever follows some tournaments",
    query: z.object({ game: eventFilter.game, lines: queryFlag, locale: queryLocale, tournaments: interests }),
    answer: recommendedBetslipsSchema,
  },
  betBuilder: {
    path: "/api/offer/bet-builder",
    summary: "The joint price of outcomes of one event, or why there is none",
    query: builderQuerySchema,
    answer: builderAnswerSchema,
  },
} as const;
