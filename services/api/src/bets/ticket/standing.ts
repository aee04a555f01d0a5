import type { StoredBet } from "@touchline/db";
import type { AggregatedStatus, Bet, BetPhase, ResolutionStatus } from "@touchline/protocol";

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

/** Null where the brand has no cancellation window, it has passed, the bet was changed, or it has live legs. */
export const cancellableUntil = (bet: StoredBet, window: number, now: number): number | null => {
  const until = bet.createdAt.getTime() + window;
  const isUntouched = bet.phase === "PLACED" && bet.parts === 0;
  return isUntouched && until > now && bet.terms.legs.every(({ game }) => game === "PREMATCH") ? until : null;
};
