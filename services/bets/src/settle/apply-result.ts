import { type CashbackPromise, partialValue, STANDARD_RULES, settlePromised } from "@touchline/betting";
import type { BetChange, Ending, LegOutcomeResult, StoredBet } from "@touchline/db";
import type { EventResult, RefundReason } from "@touchline/protocol";
import type { ReferenceIndex } from "@touchline/server-kit";
import { legsOf, openStakeOf, systemsOf } from "../settleable.ts";
import { resultOfLeg } from "./leg-result.ts";

type Results = readonly (LegOutcomeResult | null)[];

const refundReasonOf = (results: Results): RefundReason =>
  results.some((result) => result?.playStatus === "ABANDONED") ? "EVENT_ABANDONED" : "NO_RESULT";

/** What the bet comes to with these results; null while that is open. Parts that were cashed out before pay nothing more. */
const endingOf = (bet: StoredBet, results: Results, promise: CashbackPromise | null): Ending | null => {
  const { stake } = bet;
  const settleable = { stake, legs: legsOf(bet, results), systems: systemsOf(bet) };
  const settlement = settlePromised(settleable, STANDARD_RULES.payout, promise);
  if (!settlement) return null;
  const { resolution, winnings, cashback } = settlement;
  return {
    resolution,
    cashback,
    refundReason: resolution === "VOID" ? refundReasonOf(results) : null,
    payout: partialValue(winnings.total, openStakeOf(bet), stake),
  };
};

/** One that had ended, and whose corrected results leave it open, pays nothing until the others are known. */
const OPEN_AGAIN: Ending = { resolution: "OPEN", cashback: false, refundReason: null, payout: 0n };

const isSame = (left: Ending, right: Ending): boolean =>
  left.resolution === right.resolution && left.cashback === right.cashback && left.payout === right.payout;

/**
 * What a result makes of a bet. Every bet on the event learns how its leg came out, whatever has become of it; one that is open may
 * end with it, and one that ended by results is corrected where they are others now.
 */
export const applyResult = (
  bet: StoredBet,
  result: EventResult,
  promise: CashbackPromise | null,
  reference: ReferenceIndex | null,
): BetChange | null => {
  const news = bet.terms.legs.flatMap((leg, position) =>
    leg.eventId === result.eventId && (bet.legResults[position]?.version ?? 0) < result.version
      ? [{ position, result: resultOfLeg(leg, result, reference) }]
      : [],
  );
  if (news.length === 0) return null;
  const known = new Map(news.map((one) => [one.position, one.result]));
  const ending = endingOf(
    bet,
    bet.legResults.map((before, position) => known.get(position) ?? before),
    promise,
  );
  const change: BetChange = { legResults: news };
  if (bet.phase === "PLACED" && ending) return { ...change, settled: ending };
  if (bet.end?.by !== "result") return change;
  const corrected = ending ?? OPEN_AGAIN;
  return isSame(corrected, bet.end) ? change : { ...change, corrected };
};
