import { isDeepStrictEqual } from "node:util";
import type { EventPatch, OfferEvent } from "@touchline/protocol";
import type { MarketBySlot } from "./project-list.ts";

type Field = keyof OfferEvent & keyof EventPatch;

/**
 * Leaves out what the event already says. A source that comes back publishes every event whole; without this, each such
 * return would be sent to every client in full. Null when nothing is left.
 */
export const reducePatch = (event: OfferEvent, bySlot: MarketBySlot, patch: EventPatch): EventPatch | null => {
  const { markets = [], gone = [], ...fields } = patch;
  const changed = Object.entries(fields).filter(([name, value]) => !isDeepStrictEqual(value, event[name as Field]));
  const replaced = markets.filter((market) => !isDeepStrictEqual(market, bySlot.get(market.slot)));
  const leaving = gone.filter((slot) => bySlot.has(slot));
  if (changed.length + replaced.length + leaving.length === 0) return null;
  return {
    ...Object.fromEntries(changed),
    ...(replaced.length > 0 ? { markets: replaced } : {}),
    ...(leaving.length > 0 ? { gone: leaving } : {}),
  };
};
