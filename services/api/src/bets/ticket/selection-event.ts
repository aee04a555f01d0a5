import type { Leg, LegOutcomeResult } from "@touchline/db";
import {
  type BetSelection,
  type Competitor,
  DETAILED_PLAY_STATUS,
  type LiveMetadata,
  type Locale,
  type OfferEvent,
  type Pair,
  type PlayStatus,
} from "@touchline/protocol";
import { type Called, nameEvent } from "../../answers/event.ts";
import { isOver } from "../../offer/select-events.ts";

type Named = Pick<Competitor, "name" | "prefix" | "supplementalNames">;
interface CalledEvent extends Called {
  readonly competitors: readonly Named[];
}

const UNKNOWN: CalledEvent = { names: null, competitors: [], reversed: false };

/** Names from the current offer, or those stored at placement. */
const calledOf = ({ event }: Leg, live: OfferEvent | null): CalledEvent => {
  if (live) return live;
  if (!event) return UNKNOWN;
  return {
    names: event.name === null ? null : { en: event.name },
    competitors: event.competitors.map((name, position) => ({ name, prefix: event.prefixes?.[position] ?? undefined })),
    reversed: event.reversed ?? false,
  };
};

/** The supplemental names of the requested types. */
const namesOf = ({ supplementalNames = {} }: Named, types: readonly number[]): Record<string, string> =>
  Object.fromEntries(
    types.flatMap((type) => {
      const name = supplementalNames[type];
      return name === undefined ? [] : [[type, name]];
    }),
  );

export interface EventNaming {
  readonly locale: Locale;
  readonly supplementalNameTypeIds: readonly number[];
}

/** For an event that was not in the offer even at placement. */
const NOWHERE = { sportId: 0, categoryId: 0, tournamentId: 0 };

type EventFields = Pick<BetSelection, "event" | "available" | "competitors" | "reversed">;

export const eventFields = (
  leg: Leg,
  live: OfferEvent | null,
  { locale, supplementalNameTypeIds }: EventNaming,
  createdAt: number,
): EventFields => {
  const called = calledOf(leg, live);
  const { sportId, categoryId, tournamentId } = live ?? leg.event ?? NOWHERE;
  return {
    event: {
      id: leg.eventId,
      name: nameEvent(called, locale),
      syntheticId: `tl:${leg.eventId}`,
      startAt: live?.startsAt ?? leg.event?.startsAt ?? createdAt,
      sportId,
      categoryId,
      tournamentId,
    },
    available: live !== null && !isOver(live),
    competitors: called.competitors.map((competitor) => ({
      teamName: competitor.name,
      prefix: competitor.prefix ?? null,
      supplementalNames: namesOf(competitor, supplementalNameTypeIds),
    })),
    reversed: called.reversed,
  };
};

const NIL = { home: 0, away: 0 };

/** The metadata that can be derived from a result, when the event has left the offer. */
const metadataOfScore = (score: Pair, startsAt: number): LiveMetadata => ({
  eventStatus: "FT",
  eventTime: null,
  timeAt: startsAt,
  timeRunning: false,
  countdown: false,
  timeSpeed: 1,
  eventExtraTime: null,
  progress: 100,
  score,
  currentScoreInSets: [],
  currentGameScore: null,
  server: null,
  redCards: NIL,
  yellowCards: NIL,
  corners: NIL,
});

const DETAILED: Partial<Record<PlayStatus, number>> = {
  ENDED: DETAILED_PLAY_STATUS.ended,
  ABANDONED: DETAILED_PLAY_STATUS.abandoned,
};

type PlayFields = Pick<BetSelection, "playStatus" | "detailedPlayStatus" | "metadata">;

/** The score of a result counts if its event was over. While the event goes on, the offer knows better. */
const metadataOf = (leg: Leg, live: OfferEvent | null, result: LegOutcomeResult | null): LiveMetadata | null => {
  const score = result && isOver(result) ? result.score : null;
  if (live?.metadata) return score ? { ...live.metadata, score } : live.metadata;
  return score === null || leg.event?.type === "OUTRIGHT" ? null : metadataOfScore(score, leg.event?.startsAt ?? 0);
};

/** A leg that was decided while its event went on has no later result. The offer lacks an event when it is over. */
const playStatusOf = ({ playStatus }: LegOutcomeResult): PlayStatus => (isOver({ playStatus }) ? playStatus : "ENDED");

/** From the offer while it has the event, then from the result. */
export const playFields = (leg: Leg, live: OfferEvent | null, result: LegOutcomeResult | null): PlayFields => {
  const playStatus = live?.playStatus ?? (result ? playStatusOf(result) : "NOT_STARTED");
  const metadata = metadataOf(leg, live, result);
  return {
    playStatus,
    detailedPlayStatus: live?.detailedPlayStatus ?? DETAILED[playStatus] ?? DETAILED_PLAY_STATUS.notStarted,
    metadata: metadata && { ...metadata, displayEventStatus: null },
  };
};
