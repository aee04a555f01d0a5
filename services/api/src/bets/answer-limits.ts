import {
  formatAmount,
  type OutcomeLimits,
  outcomeFacts,
  outcomeLimits,
  parseLimits,
  type RiskBook,
  roomOn,
  smaller,
} from "@touchline/betting";
import { type Book, limitsOf } from "@touchline/brands/shipped";
import type { WalletHolder } from "@touchline/db";
import { type BookLimits, partsOfOutcomeId, shardOf } from "@touchline/protocol";
import type { Offer } from "@touchline/server-kit";

export interface LimitSources {
  readonly book: Book;
  readonly strictestOf: RiskBook["strictestOf"];
  readonly offer: () => Offer | null;
  /** How many the ledger has: the punter's has a part of what may be lost on an outcome. */
  readonly shards: number;
}

/** The limits of a punter, and those of bets on outcomes. Of what may still be lost, more than one bet can pay is not told. */
export const answerLimits = (
  { book, strictestOf, offer, shards }: LimitSources,
  { tenant, punter, currency }: WalletHolder,
  outcomes: readonly string[],
  liabilities: ReadonlyMap<string, bigint>,
): BookLimits => {
  const money = (amount: bigint): string => formatAmount(amount, currency);
  const most = ({ maxStake, maxWinnings }: Pick<OutcomeLimits, "maxStake" | "maxWinnings">) => ({
    maxStake: money(maxStake),
    maxWinnings: money(maxWinnings),
  });
  const limits = parseLimits(limitsOf(book, currency), currency);
  const own = outcomeLimits(limits, strictestOf(tenant, currency, { punter }));
  const shard = shardOf({ tenant, punter }, shards);
  const events = offer()?.events;
  const limitsOn = (outcome: string): OutcomeLimits => {
    const { eventId, slot } = partsOfOutcomeId(outcome);
    const event = events?.get(eventId);
    const market = event?.markets.find((each) => slot >= each.slot && slot < each.slot + each.outcomes.length);
    const strictest = strictestOf(tenant, currency, outcomeFacts(punter, eventId, slot, event, market));
    return outcomeLimits(limits, strictest, shard);
  };
  const answer = { currency, minStake: money(limits.minStake), ...most(own) };
  if (outcomes.length === 0) return answer;
  const byOutcome = outcomes.map((outcome) => [outcome, limitsOn(outcome)] as const);
  const others = byOutcome.filter(
    ([, { maxStake, maxWinnings }]) => maxStake !== own.maxStake || maxWinnings !== own.maxWinnings,
  );
  const roomOf = ([outcome, on]: (typeof byOutcome)[number]): bigint =>
    smaller(roomOn(on, liabilities.get(outcome) ?? 0n), on.maxWinnings);
  return {
    ...answer,
    rooms: Object.fromEntries(byOutcome.map((each) => [each[0], money(roomOf(each))])),
    ...(others.length > 0 && { outcomes: Object.fromEntries(others.map(([outcome, on]) => [outcome, most(on)])) }),
  };
};
