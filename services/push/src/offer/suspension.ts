import type { EventPatch, Market, OfferEvent } from "@touchline/protocol";
import type { MarketBySlot } from "./project-list.ts";

/** Whether a price that could be bet on no longer can. */
export const closesPrice = (before: number, after: number): boolean => before > 0 && after <= 0;

const closesMarket = (before: Market | undefined, after: Market | undefined): boolean =>
  before?.prices.some((price, index) => closesPrice(price, after?.prices[index] ?? 0)) ?? false;

/** Whether the change removes something a bettor could still tap: it is then sent before the tick. */
export const isSuspension = (event: OfferEvent, before: MarketBySlot, patch: EventPatch): boolean =>
  (patch.suspended === true && !event.suspended) ||
  (patch.markets?.some((market) => closesMarket(before.get(market.slot), market)) ?? false) ||
  (patch.gone?.some((slot) => closesMarket(before.get(slot), undefined)) ?? false);

/** The same for two states of an event, when the changes between them were missed. */
export const isSuspensionBetween = (before: OfferEvent, after: OfferEvent): boolean => {
  if (after.suspended && !before.suspended) return true;
  const bySlot = new Map(after.markets.map((market) => [market.slot, market]));
  return before.markets.some((market) => closesMarket(market, bySlot.get(market.slot)));
};
