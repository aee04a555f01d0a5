import type { EventPatch, Market, OfferEvent } from "@touchline/protocol";
import type { MarketBySlot } from "./project-list.ts";

/** From a price that can be bet on to one that can't. */
export const closesPrice = (before: number, after: number): boolean => before > 0 && after <= 0;

const closesMarket = (before: Market | undefined, after: Market | undefined): boolean =>
  before?.prices.some((price, index) => closesPrice(price, after?.prices[index] ?? 0)) ?? false;

/** Whether a bettor could still click on what the change takes away: then it must not wait. */
export const isSuspension = (event: OfferEvent, before: MarketBySlot, patch: EventPatch): boolean =>
  (patch.suspended === true && !event.suspended) ||
  (patch.markets?.some((market) => closesMarket(before.get(market.slot), market)) ?? false) ||
  (patch.gone?.some((slot) => closesMarket(before.get(slot), undefined)) ?? false);

/** The same between two states of an event, when what happened between them is not known. */
export const isSuspensionBetween = (before: OfferEvent, after: OfferEvent): boolean => {
  if (after.suspended && !before.suspended) return true;
  const bySlot = new Map(after.markets.map((market) => [market.slot, market]));
  return before.markets.some((market) => closesMarket(market, bySlot.get(market.slot)));
};
