import type { Pick as SlipPick } from "@touchline/betting";
import { DETAILED_PLAY_STATUS, marketId, outcomeId, type PlayStatus } from "@touchline/protocol";
import type { FullEvent } from "../../event/full-event.ts";
import type { EventState, OfferTables } from "../../offer/offer-model.ts";
import type { TappedOutcome } from "../lazy-betslips.ts";

const STATUSES: Readonly<Record<number, PlayStatus>> = {
  [DETAILED_PLAY_STATUS.notStarted]: "NOT_STARTED",
  [DETAILED_PLAY_STATUS.break]: "BREAK",
  [DETAILED_PLAY_STATUS.ended]: "ENDED",
  [DETAILED_PLAY_STATUS.abandoned]: "ABANDONED",
  [DETAILED_PLAY_STATUS.interrupted]: "HALTED",
  [DETAILED_PLAY_STATUS.suspended]: "HALTED",
};

export const playStatusOf = (detailedPlayStatus: number): PlayStatus => STATUSES[detailedPlayStatus] ?? "RUNNING";

const isFull = (event: EventState): event is FullEvent => "sport" in event;

/** A list knows where an event belongs by its tournament; an event held whole says so itself. */
const placeOf = (event: EventState, tables: OfferTables): { readonly sportId: number; readonly categoryId: number } => {
  if (isFull(event)) return { sportId: event.sport.id, categoryId: event.category.id };
  const { sportId = 0, categoryId = 0 } = tables.tournaments.get(event.tournamentId) ?? {};
  return { sportId, categoryId };
};

/** A tap as the slip takes it; null where the offer knew nothing of the event. */
export const pickOf = (tapped: TappedOutcome, tables: OfferTables, newHash: () => string): SlipPick | null => {
  const { event, eventId, slot, marketSlot, eventVersion } = tapped;
  if (!event) return null;
  return {
    selection: {
      ...placeOf(event, tables),
      hash: newHash(),
      eventName: tapped.eventName,
      competitors: event.competitors.map(({ name }) => name),
      reversed: event.reversed,
      eventId,
      eventVersion,
      tournamentId: event.tournamentId,
      startsAt: event.startsAt,
      game: event.live ? "LIVE" : "PREMATCH",
      playStatus: playStatusOf(event.detailedPlayStatus),
      detailedPlayStatus: event.detailedPlayStatus,
      metadata: event.metadata,
      limits: null,
    },
    market: {
      marketId: marketId(eventId, marketSlot),
      marketName: tapped.marketName,
      metaMarketId: tapped.metaMarketId,
      outcomeId: outcomeId(eventId, slot),
      metaOutcomeId: tapped.metaOutcomeId,
      outcomeName: tapped.outcomeName,
      outcomes: tapped.outcomes,
      odds: Math.abs(tapped.odds),
    },
  };
};
