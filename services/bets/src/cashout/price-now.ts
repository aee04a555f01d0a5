import { CASHOUT_CODES } from "@touchline/betting";
import type { Leg } from "@touchline/db";
import { priceState } from "@touchline/protocol";
import { isOver, type OfferNow, pricesOf } from "../accept/judge-leg.ts";
import type { PriceNow } from "./value-bet.ts";

const NO_PRICE: PriceNow = { code: CASHOUT_CODES.noPrice };
const SILENT: PriceNow = { code: CASHOUT_CODES.producerSilent };

/** Current price of the outcome of a leg. Without a reliable offer every leg counts as having a silent producer. */
export const createPriceNow =
  (offer: Omit<OfferNow, "builder"> | null) =>
  (leg: Leg): PriceNow => {
    if (!offer) return SILENT;
    const event = offer.event(leg.eventId);
    if (!event || isOver(event)) return NO_PRICE;
    if (offer.producer(event.producer) !== "alive") return SILENT;
    const [price = 0] = pricesOf(leg, event);
    return event.suspended || priceState(price) !== "open" ? NO_PRICE : { price };
  };
