import { cancelObstacle, slotsNow } from "@touchline/betting";
import { type BetChange, decidedResult, type StoredBet } from "@touchline/db";
import type { OfferNow } from "../accept/judge-leg.ts";
import { legsOf } from "../settleable.ts";

type Offer = Omit<OfferNow, "builder">;

export interface CancelMoment {
  readonly window: number;
  readonly now: number;
  /** Null while it may be stale: nothing is cancelled then. */
  readonly offer: Offer | null;
  /** Whether the brand lets a bet be cancelled whatever its price is by then. */
  readonly anyPrice: boolean;
}

const eventIn = (offer: Offer | null, eventId: number) => {
  const event = offer?.event(eventId);
  return event && offer?.producer(event.producer) === "alive" ? event : undefined;
};

/**
 * A bet can be cancelled within the window, while it is untouched, none of its events has started and its price has not risen. One that
 * had ended and was opened again is not untouched.
 */
export const decideCancel = (bet: StoredBet, { window, now, offer, anyPrice }: CancelMoment): BetChange | null => {
  if (bet.phase !== "PLACED" || bet.parts > 0 || bet.kept !== null || bet.legResults.some(decidedResult)) return null;
  if (now >= bet.createdAt.getTime() + window || bet.terms.legs.some(({ game }) => game === "LIVE")) return null;
  const legs = legsOf(bet, bet.legResults).map(({ price, banker }, position) => {
    const leg = bet.terms.legs[position] as StoredBet["terms"]["legs"][number];
    const event = eventIn(offer, leg.eventId);
    return { taken: price, banker, slots: slotsNow(leg, event?.markets ?? []), event };
  });
  return cancelObstacle(bet.terms, legs, { now, anyPrice }) ? null : { cancelled: true };
};
