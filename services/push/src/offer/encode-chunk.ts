import type { EventPatch, OfferEvent, WatchLevel } from "@touchline/protocol";
import type { PendingChange } from "./pending-change.ts";
import { isLined, isListed } from "./project-list.ts";

const flatten = (prices: ReadonlyMap<number, number>): string => {
  let text = "";
  for (const [slot, price] of prices) text += text === "" ? `${slot},${price}` : `,${slot},${price}`;
  return text;
};

/** Writes an `OfferChunk` by hand, faster than JSON.stringify: most chunks are numbers only, and there are many. */
export const encodeChange = (eventId: number, base: number, version: number, pending: PendingChange): string => {
  const patch = pending.patch ? `,${JSON.stringify(pending.patch)}` : "";
  return `[${eventId},${base},${version},[${flatten(pending.prices)}]${patch}]`;
};

const changingFields = (event: OfferEvent) => ({
  startsAt: event.startsAt,
  game: event.game,
  playStatus: event.playStatus,
  detailedPlayStatus: event.detailedPlayStatus,
  metadata: event.metadata,
  suspended: event.suspended,
  streamed: event.streamed,
  catalogIds: event.catalogIds,
  promotedOfferIds: event.promotedOfferIds,
});

const wholePatch: Readonly<Record<WatchLevel, (event: OfferEvent) => EventPatch>> = {
  list: (event) => ({ ...changingFields(event), markets: event.markets.filter(isListed) }),
  lines: (event) => ({ ...changingFields(event), markets: event.markets.filter(isLined) }),
  full: (event) => ({ ...changingFields(event), incidents: event.incidents, markets: event.markets }),
};

/** The full event at a level. Base 0 makes the client drop what it had. */
export const encodeWhole = (event: OfferEvent, level: WatchLevel): string =>
  `[${event.id},0,${event.version},[],${JSON.stringify(wholePatch[level](event))}]`;
