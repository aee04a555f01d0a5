import { calculateBet, formatAmount, STANDARD_RULES } from "@touchline/betting";
import type { BetRecord, StoredBet } from "@touchline/db";
import { type AcceptanceRecord, REJECTION_CODES, type RejectionCode } from "@touchline/protocol";
import { hasRows, multiplyOdds } from "./odds.ts";

type Odds = number | null;

const isCode = (code: string): code is RejectionCode => (REJECTION_CODES as readonly string[]).includes(code);

/** Maximum winnings at these odds; null where one of them was not recorded. */
const winningsAt = ({ terms, stake, currency }: StoredBet, odds: readonly Odds[]): string | null => {
  const legs = terms.legs.flatMap(({ banker }, position) => {
    const price = odds[position];
    return typeof price === "number" ? [{ odds: price, banker }] : [];
  });
  if (legs.length < terms.legs.length) return null;
  return formatAmount(calculateBet({ ...terms, stake }, legs, STANDARD_RULES).maxWinnings.total, currency);
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
    codes: (decided?.codes ?? []).filter(isCode),
    selections,
    moves: (decided?.moves ?? []).map(({ hash, ...move }) => ({ ...move, id: hash })),
    tappedOdds: totalOf(bet, tapped),
    decidedOdds: totalOf(bet, atDecision),
    tappedWinnings: winningsAt(bet, tapped),
    decidedWinnings: winningsAt(bet, atDecision),
    attempts: attempts.map(({ betId, at, codes }) => ({ betId, at: at.getTime(), codes: codes.filter(isCode) })),
  };
};
