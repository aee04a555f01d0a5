import type { BetChange, StoredBet } from "@touchline/db";
import type { EventNow } from "./decide-rules.ts";

export interface CancelMoment {
  readonly window: number;
  readonly now: number;
  readonly event: EventNow;
}

/** A bet can be cancelled within the window, while it is untouched and none of its events has started. */
export const decideCancel = (bet: StoredBet, { window, now, event }: CancelMoment): BetChange | null => {
  if (bet.phase !== "PLACED" || bet.parts > 0 || bet.legResults.some((result) => result !== null)) return null;
  if (now >= bet.createdAt.getTime() + window) return null;
  const hasBegun = bet.terms.legs.some(({ eventId, game }) => {
    const offered = event(eventId);
    return game === "LIVE" || !offered || offered.game === "LIVE" || offered.startsAt <= now;
  });
  return hasBegun ? null : { cancelled: true };
};
