import type { offerRoutes } from "@touchline/protocol";
import type { Offer } from "@touchline/server-kit";
import type * as z from "zod/mini";
import { answerAvailableEvents } from "../answers/available-events.ts";
import { answerEvent } from "../answers/event.ts";
import { answerList } from "../answers/list.ts";
import { answerMarketSpecifiers } from "../answers/market-specifiers.ts";
import { answerPromotedStatistics } from "../answers/promoted-statistics.ts";
import { answerRecommendedBetslips } from "../answers/recommended-betslips.ts";
import { answerSearch } from "../answers/search.ts";
import { answerStatistics } from "../answers/statistics.ts";

type Routes = typeof offerRoutes;
/** Routes that are answered from the offer in memory; bet builder prices come from the producer. */
export type RouteName = Exclude<keyof Routes, "betBuilder">;
export type RouteQuery<Name extends RouteName> = z.output<Routes[Name]["query"]>;

export interface RouteAnswer<Name extends RouteName> {
  /** Seconds that a browser or CDN may cache the answer. */
  readonly maxAge: number;
  /** Null for 404. */
  readonly answer: (
    offer: Offer,
    query: RouteQuery<Name>,
    now: number,
    params: Readonly<Record<string, string>>,
  ) => z.output<Routes[Name]["answer"]> | null;
}

export const routeAnswers: { readonly [Name in RouteName]: RouteAnswer<Name> } = {
  list: { maxAge: 1, answer: answerList },
  statistics: { maxAge: 5, answer: answerStatistics },
  promotedStatistics: { maxAge: 5, answer: answerPromotedStatistics },
  event: { maxAge: 1, answer: (offer, query, _now, params) => answerEvent(offer, Number(params.eventId), query) },
  marketSpecifiers: { maxAge: 30, answer: answerMarketSpecifiers },
  availableEvents: { maxAge: 1, answer: answerAvailableEvents },
  search: { maxAge: 5, answer: answerSearch },
  recommendedBetslips: { maxAge: 5, answer: answerRecommendedBetslips },
};
