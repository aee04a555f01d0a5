import { useQuery } from "@tanstack/react-query";
import type { ListEvent } from "@touchline/protocol";
import { useOfferApi } from "../../data/offer/offer-api-context.ts";
import { leagueEventsQuery } from "../../data/queries.ts";

const NONE: readonly ListEvent[] = [];

/** The events of a league as they were when one of them was opened; none until they are known. */
export const useLeagueEvents = (tournament: number | undefined): readonly ListEvent[] =>
  useQuery(leagueEventsQuery(useOfferApi(), tournament)).data ?? NONE;
