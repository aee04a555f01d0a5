import { cancelObstacle, slotsNow } from "@touchline/betting";
import { decidedResult, type StoredBet } from "@touchline/db";
import type { AggregatedStatus, Bet, BetPhase, OfferEvent, ResolutionStatus } from "@touchline/protocol";
import { takenOdds } from "./odds.ts";

/** Set for a bet that did not simply end by its results. */
const aggregatedStatusOf = ({ end }: StoredBet): AggregatedStatus | null => {
  if (end?.by === "cashout") return "CASHOUTED";
  if (end?.by === "cancel") return "CANCELLED";
  return end?.cashback ? "CASHBACKED" : null;
};

const OPEN_PHASES: readonly BetPhase[] = ["PREPARED", "PLACED"];

const resolutionOf = ({ phase, end }: StoredBet): ResolutionStatus | null => {
  if (OPEN_PHASES.includes(phase)) return "OPEN";
  return end?.by === "result" ? end.resolution : null;
};

/** A bet paid by its result was settled at the same moment. */
const endingPhases = ({ phase, end }: StoredBet): BetPhase[] =>
  end?.by === "result" && phase === "PAID_OUT" ? ["SETTLED", "PAID_OUT"] : [phase];

const datetimesOf = (bet: StoredBet): Bet["datetimes"] => {
  const { phase, createdAt, decidedAt, end } = bet;
  const decided: BetPhase = phase === "REJECTED" ? "REJECTED" : "PLACED";
  return [
    { phase: "PREPARED", at: createdAt.getTime() },
    ...(decidedAt ? [{ phase: decided, at: decidedAt.getTime() }] : []),
    ...(end ? endingPhases(bet).map((each) => ({ phase: each, at: end.at.getTime() })) : []),
  ];
};

type Standing = Pick<
  Bet,
  "phase" | "aggregatedStatus" | "aggregatedResolutionStatus" | "datetimes" | "refundReason" | "reasons"
>;

/** Phase, statuses and dates of a bet. */
export const standingOf = (bet: StoredBet): Standing => ({
  phase: bet.phase,
  aggregatedStatus: aggregatedStatusOf(bet),
  aggregatedResolutionStatus: resolutionOf(bet),
  datetimes: datetimesOf(bet),
  refundReason: bet.end?.refundReason ?? null,
  reasons: bet.decision?.bet.reasons ?? [],
});

export interface CancelView {
  /** Milliseconds after placement. */
  readonly window: number;
  readonly now: number;
  readonly anyPrice: boolean;
  readonly event: (eventId: number) => OfferEvent | undefined;
}

/**
 * Null where the brand has no cancellation window, it has passed, the bet was changed, it has live legs, or its price has risen or is
 * suspended now.
 */
export const cancellableUntil = (bet: StoredBet, { window, now, anyPrice, event }: CancelView): number | null => {
  const until = bet.createdAt.getTime() + window;
  const { legs } = bet.terms;
  const isUntouched =
    bet.phase === "PLACED" && bet.parts === 0 && bet.kept === null && !bet.legResults.some(decidedResult);
  if (!isUntouched || until <= now || legs.some(({ game }) => game === "LIVE")) return null;
  const offered = legs.map((leg) => {
    const now = event(leg.eventId);
    return {
      taken: takenOdds(bet, leg) ?? leg.odds,
      banker: leg.banker,
      slots: slotsNow(leg, now?.markets ?? []),
      event: now,
    };
  });
  return cancelObstacle(bet.terms, offered, { now, anyPrice }) ? null : until;
};
