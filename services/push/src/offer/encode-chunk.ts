import { type EventPatch, encodePriceText, type OfferEvent, type WatchLevel } from "@touchline/protocol";
import type { PendingChange } from "./pending-change.ts";
import { isLined, isListed } from "./project-list.ts";

const flatten = (prices: ReadonlyMap<number, number>): string => {
  let text = "";
  for (const [slot, price] of prices) text += text === "" ? `${slot},${price}` : `,${slot},${price}`;
  return text;
};

/** What browsers do not need: the provider's ids of outcomes. */
const forBrowsers = (patch: EventPatch): EventPatch =>
  patch.markets?.some(({ sourceIds }) => sourceIds)
    ? { ...patch, markets: patch.markets.map(({ sourceIds: _, ...market }) => market) }
    : patch;

const textOf = (patch: EventPatch): string => JSON.stringify(forBrowsers(patch));

/** Writes an `OfferChunk` by hand, faster than JSON.stringify: most chunks are prices only, and there are many. */
export const encodeChange = (eventId: number, base: number, version: number, pending: PendingChange): string =>
  pending.patch
    ? `[${eventId},${base},${version},[${flatten(pending.prices)}],${textOf(pending.patch)}]`
    : `"${encodePriceText(eventId, base, version, pending.prices)}"`;

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
  `[${event.id},0,${event.version},[],${textOf(wholePatch[level](event))}]`;
