import type { EventDetail, EventPatch } from "@touchline/protocol";
import type { PriceLock } from "../offer/offer-model.ts";
import type { FullEvent } from "./full-event.ts";

/** All of an event but its markets and how it came to stand as it does. */
export type EventFields = Omit<FullEvent, "markets" | "marketCount" | "trail">;

const isOver = (playStatus: EventPatch["playStatus"]): boolean => playStatus === "ENDED" || playStatus === "ABANDONED";

export const fieldsOf = (detail: EventDetail): EventFields => ({
  id: detail.id,
  tournamentId: detail.tournament.id,
  name: detail.type === "OUTRIGHT" ? detail.name : null,
  sport: detail.sport,
  category: detail.category,
  tournament: detail.tournament,
  competitors: detail.competitors.map(({ name, kit, supplementalNames = {} }) => ({ name, kit, supplementalNames })),
  reversed: detail.reversed,
  startsAt: detail.startsAt,
  live: detail.game === "LIVE",
  detailedPlayStatus: detail.detailedPlayStatus,
  metadata: detail.metadata,
  incidents: detail.incidents,
  suspended: detail.suspended,
  streamed: detail.streamed,
  betBuilder: detail.markets.some(({ betBuilder }) => betBuilder),
  ended: isOver(detail.playStatus),
  groups: detail.groups.map(({ key, name }) => ({ key, name })),
});

export const patchFields = (fields: EventFields, patch: EventPatch): EventFields => ({
  ...fields,
  startsAt: patch.startsAt ?? fields.startsAt,
  live: patch.game === undefined ? fields.live : patch.game === "LIVE",
  detailedPlayStatus: patch.detailedPlayStatus ?? fields.detailedPlayStatus,
  metadata: patch.metadata === undefined ? fields.metadata : patch.metadata,
  incidents: patch.incidents ?? fields.incidents,
  suspended: patch.suspended ?? fields.suspended,
  streamed: patch.streamed ?? fields.streamed,
  ended: patch.playStatus === undefined ? fields.ended : isOver(patch.playStatus),
});

/** Whether nothing of the event can be bet on, whatever its prices say. */
export const isClosed = ({ suspended, ended, live }: EventFields, lock: PriceLock): boolean =>
  suspended || ended || lock === "all" || (lock === "live" && live);
