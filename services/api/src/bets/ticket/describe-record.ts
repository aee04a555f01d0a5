import { calculateBet, formatAmount } from "@touchline/betting";
import type { BetRecord, StoredBet } from "@touchline/db";
import type { AcceptanceRecord } from "@touchline/protocol";
import { hasRows, multiplyOdds } from "./odds.ts";
import { rulesOf } from "./rules.ts";

type Odds = number | null;

/** Maximum winnings at these odds; null where one of them was not recorded. */
const winningsAt = (bet: StoredBet, odds: readonly Odds[]): string | null => {
  const { terms, stake, currency } = bet;
  const legs = terms.legs.flatMap(({ banker }, position) => {
    const price = odds[position];
    return typeof price === "number" ? [{ odds: price, banker }] : [];
  });
  if (legs.length < terms.legs.length) return null;
  return formatAmount(calculateBet({ ...terms, stake }, legs, rulesOf(bet)).maxWinnings.total, currency);
};

const totalOf = (bet: StoredBet, odds: readonly Odds[]): Odds => (hasRows(bet) ? null : multiplyOdds(odds));

/** How a bet was accepted or rejected, from recorded values only. */
export const describeRecord = ({ bet, received, decided, attempts }: BetRecord): AcceptanceRecord => {
  const tappedBy = new Map(received.tapped.map(({ hash, odds }) => [hash, odds]));
  const selections = bet.terms.legs.map(({ hash }) => ({
    id: hash,
    tapped: tappedBy.get(hash) ?? null,
    decided: decided?.odds?.[hash] ?? null,
  }));
  // Records written earlier have the moves of all bets that were placed together.
  const own = new Set(selections.map(({ id }) => id));
  const tapped = selections.map((selection) => selection.tapped);
  const atDecision = selections.map((selection) => selection.decided);
  return {
    betId: bet.id,
    currency: bet.currency,
    stake: formatAmount(bet.stake, bet.currency),
    oddsChanges: bet.terms.oddsChanges,
    receivedAt: received.atEdge,
    takenAt: bet.createdAt.getTime(),
    delayMs: received.delayMs,
    dueAt: received.acceptAt,
    decidedAt: bet.decidedAt?.getTime() ?? null,
    status: decided?.status ?? "PREPARED",
    codes: [...(decided?.codes ?? [])],
    selections,
    moves: (decided?.moves ?? [])
      .filter(({ hash }) => own.has(hash))
      .map(({ hash, ...move }) => ({ ...move, id: hash })),
    tappedOdds: totalOf(bet, tapped),
    decidedOdds: totalOf(bet, atDecision),
    tappedWinnings: winningsAt(bet, tapped),
    decidedWinnings: winningsAt(bet, atDecision),
    attempts: attempts.map(({ betId, at, codes }) => ({ betId, at: at.getTime(), codes: [...codes] })),
  };
};
