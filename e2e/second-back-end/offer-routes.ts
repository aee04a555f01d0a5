import { type Call, invalidBody, LOCALES, notFound, Problem, type Route } from "./call.ts";
import type { Offer } from "./offer.ts";
import { assembledOf, eventOf, listOf, searchOf, selectMatches, specifiersOf, statisticsOf } from "./offer-answers.ts";

const TENANT_UUID = "0193a1b0-0000-7000-8000-000000000001";

const locale = (query: URLSearchParams): string => query.get("locale") ?? "en";

/** Calls without a token. */
export const offerRoutes = (offer: Offer): readonly Route<Call>[] => [
  [
    "GET",
    /^\/api\/offer\/list$/,
    ({ query }) =>
      listOf(selectMatches(offer, query), locale(query), Number(query.get("numberOfMarketsPerSport") ?? 6)),
  ],
  ["GET", /^\/api\/offer\/statistics$/, ({ query }) => statisticsOf(offer, query)],
  ["GET", /^\/api\/offer\/promoted-statistics$/, () => ({ generatedAt: Date.now(), catalogs: [] })],
  ["GET", /^\/api\/offer\/market-specifiers$/, () => specifiersOf(offer)],
  [
    "GET",
    /^\/api\/offer\/available-events$/,
    ({ query }) => ({
      events: (query.get("events") ?? "")
        .split(",")
        .map(Number)
        .filter((id) => offer.find(id) !== undefined),
    }),
  ],
  [
    "GET",
    /^\/api\/offer\/search$/,
    ({ query }) => {
      if (!query.has("text")) throw new Problem(400, "INVALID_QUERY", "text is missing");
      return searchOf(offer, query.get("text") ?? "", locale(query));
    },
  ],
  ["GET", /^\/api\/offer\/recommended-betslips$/, ({ query }) => ({ betslips: [], events: listOf([], locale(query)) })],
  [
    "GET",
    /^\/api\/offer\/bet-builder$/,
    ({ query }) => {
      if (!query.has("selections") && !(query.has("event") && query.has("slots")))
        throw new Problem(400, "INVALID_QUERY", "selections are missing");
      const event = Number(query.get("event") ?? query.get("selections")?.split("o")[0]);
      return { error: offer.find(event) ? "NOT_COMBINABLE" : "UNKNOWN_EVENT" };
    },
  ],
  [
    "GET",
    /^\/api\/offer\/events\/([^/]+)$/,
    ({ params }) => {
      const match = offer.find(Number(params[0]));
      if (!match) throw notFound("event");
      return eventOf(match);
    },
  ],
  [
    "POST",
    /^\/api\/betslips\/assemble$/,
    ({ body }) => {
      if (!Array.isArray(body?.bet?.selections) || !LOCALES.includes(body.languageCode)) throw invalidBody("bet");
      if (body.tenantUuid !== TENANT_UUID) throw notFound("tenant");
      return { selections: body.bet.selections.map((stored: never) => assembledOf(offer, stored)) };
    },
  ],
];
