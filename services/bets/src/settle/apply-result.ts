import { bookedExtras, type CashbackPromise, partialValue, settlePromised } from "@touchline/betting";
import type { BetChange, Ending, LegOutcomeResult, StoredBet } from "@touchline/db";
import type { EventResult, RefundReason } from "@touchline/protocol";
import type { ReferenceIndex } from "@touchline/server-kit";
import { rulesOf } from "../accept/terms.ts";
import { legsOf, openStakeOf, systemsOf } from "../settleable.ts";
import { resultOfLeg, versionOfLeg } from "./leg-result.ts";

type Results = readonly (LegOutcomeResult | null)[];

const refundReasonOf = (results: Results): RefundReason =>
  results.some((result) => result?.playStatus === "ABANDONED") ? "EVENT_ABANDONED" : "NO_RESULT";

/** Settlement of the bet with these results; null while legs are open. The payout covers only the stake that was not cashed out. */
const endingOf = (bet: StoredBet, results: Results, promise: CashbackPromise | null): Ending | null => {
  const { stake } = bet;
  const settleable = { stake, legs: legsOf(bet, results), systems: systemsOf(bet) };
  const settlement = settlePromised(settleable, rulesOf(bet, bet), promise);
  if (!settlement) return null;
  const { resolution, winnings, cashback } = settlement;
  const { tax, bonus } = bookedExtras(settlement);
  // What a refund takes back is negative, and is a share of the same amount.
  const share = (amount: bigint): bigint =>
    amount < 0n ? -share(-amount) : partialValue(amount, openStakeOf(bet), stake);
  return {
    resolution,
    cashback,
    refundReason: resolution === "VOID" ? refundReasonOf(results) : null,
    payout: share(winnings.total),
    tax: share(tax),
    bonus: share(bonus),
  };
};

const isSame = (left: Ending, right: Ending): boolean =>
  left.resolution === right.resolution &&
  left.cashback === right.cashback &&
  left.payout === right.payout &&
  left.tax === right.tax &&
  left.bonus === right.bonus;

/** What the result says about the legs that it concerns and that do not have it, or a newer one. */
const newsOf = (bet: StoredBet, result: EventResult, reference: ReferenceIndex | null) => {
  const placedAt = (bet.decidedAt ?? bet.createdAt).getTime();
  return bet.terms.legs.flatMap((leg, position) => {
    const version = leg.eventId === result.eventId ? versionOfLeg(leg, result) : null;
    if (version === null || version <= (bet.legResults[position]?.version ?? 0)) return [];
    return [{ position, result: resultOfLeg(leg, version, { result, placedAt, reference }) }];
  });
};

/**
 * The change that a result makes to a bet. Every bet on a market of it records what it says, whatever the bet's phase. An open bet may be
 * settled by it. A bet that was settled by results is corrected if the outcome differs, and opened again if it is no longer decided.
 * `promiseNow` counts only for a bet that has no promise of its own stored.
 */
export const applyResult = (
  bet: StoredBet,
  result: EventResult,
  promiseNow: CashbackPromise | null,
  reference: ReferenceIndex | null,
): BetChange | null => {
  const news = newsOf(bet, result, reference);
  if (news.length === 0) return null;
  const known = new Map(news.map((one) => [one.position, one.result]));
  const { cashback = promiseNow } = bet.terms;
  const ending = endingOf(
    bet,
    bet.legResults.map((before, position) => known.get(position) ?? before),
    cashback,
  );
  const change: BetChange = { legResults: news };
  if (bet.phase === "PLACED" && ending) return { ...change, settled: ending };
  if (bet.end?.by !== "result") return change;
  if (!ending) return { ...change, reopened: true };
  return isSame(ending, bet.end) ? change : { ...change, corrected: ending };
};
