import { isDeepStrictEqual } from "node:util";
import type { EventPatch, OfferEvent } from "@touchline/protocol";
import type { MarketBySlot } from "./project-list.ts";

type Field = keyof OfferEvent & keyof EventPatch;

/**
 * Removes what does not change the event. A source that reconnects publishes every event in full; without this, every client would be
 * sent all of it. Null when nothing is left.
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
