import { type CashbackPromise, partialValue, STANDARD_RULES, settlePromised } from "@touchline/betting";
import type { BetChange, Ending, LegOutcomeResult, StoredBet } from "@touchline/db";
import type { EventResult, RefundReason } from "@touchline/protocol";
import type { ReferenceIndex } from "@touchline/server-kit";
import { legsOf, openStakeOf, systemsOf } from "../settleable.ts";
import { resultOfLeg } from "./leg-result.ts";

type Results = readonly (LegOutcomeResult | null)[];

const refundReasonOf = (results: Results): RefundReason =>
  results.some((result) => result?.playStatus === "ABANDONED") ? "EVENT_ABANDONED" : "NO_RESULT";

/** Settlement of the bet with these results; null while legs are open. The payout covers only the stake that was not cashed out. */
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

/** For a settled bet that corrected results leave undecided: it pays nothing until the remaining legs are known. */
const OPEN_AGAIN: Ending = { resolution: "OPEN", cashback: false, refundReason: null, payout: 0n };

const isSame = (left: Ending, right: Ending): boolean =>
  left.resolution === right.resolution && left.cashback === right.cashback && left.payout === right.payout;

/**
 * The change that a result makes to a bet. Every bet on the event records the result of its legs, whatever its phase. An open bet may
 * be settled by it; a bet that was settled by results is corrected if the outcome differs.
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
