import { formatAmount, type OutcomeLimits, roomOn, STANDARD_RULES, strictestLimits } from "@touchline/betting";
import type { Judge, PreparedBet, PreparedRequest, Verdict } from "@touchline/db";
import { termsOf } from "@touchline/db";
import type { Shard } from "@touchline/protocol";
import type { Log } from "@touchline/server-kit";
import type { Bookmaker } from "../bookmaker.ts";
import { heedRisk } from "../risk/heed-risk.ts";
import type { RiskWords } from "../risk/risk-port.ts";
import { limitsByOutcome } from "./bet-limits.ts";
import { type Decision, type DecisionContext, decideBet } from "./decide-bet.ts";
import type { OfferNow } from "./judge-leg.ts";
import { reasonOf } from "./reasons.ts";
import { outcomesOf, rulesOf } from "./terms.ts";

const verdictOf = (
  bet: PreparedBet,
  { currency, acceptAt }: PreparedRequest,
  decision: Decision,
  moves: readonly object[],
  now: number,
): Verdict => {
  const { status, codes, odds, versions, alternativeStake, figures } = decision;
  const money = (amount: bigint | null): string | null => (amount === null ? null : formatAmount(amount, currency));
  return {
    bet: {
      id: bet.id,
      status,
      hashes: termsOf(bet).legs.map(({ hash }) => hash),
      reasons: codes.map(reasonOf),
      stake: formatAmount(bet.stake, currency),
      alternativeStake: money(alternativeStake),
      maxWinnings: money(figures?.maxWinnings ?? null),
      odds: { ...odds },
    },
    exposure: figures ? figures.maxWinnings - bet.stake : 0n,
    maxWinnings: figures?.maxWinnings ?? null,
    settlement: {
      odds,
      rows: figures?.rows.map(({ size, combinations, stake }) => ({ size, combinations, stake: `${stake}` })) ?? [],
    },
    facts: { status, codes, odds, versions, acceptAt, lateMs: now - acceptAt, moves },
  };
};

export interface JudgeOptions {
  readonly tenant: string;
  readonly shard: Shard;
  readonly bookmaker: Bookmaker;
  readonly log: Log;
  /** Null while the offer may be stale. */
  readonly offerFor: (request: PreparedRequest) => OfferNow | null;
  /** What the tenant's risk system has said; null where it was not asked yet. Omitted where there is none. */
  readonly riskWordsOf?: (request: PreparedRequest) => RiskWords | null;
  /** Price moves of the bet's legs while it waited; omitted for requests that are decided at once. */
  readonly movesOf?: (request: PreparedRequest, bet: PreparedBet) => readonly object[];
}

/** Decides bets for the ledger. Called while wallets are locked, so it is synchronous. */
export const createJudge = (options: JudgeOptions): Judge => {
  const { tenant, shard, bookmaker, offerFor, riskWordsOf, movesOf, log } = options;
  const limitsOf = (bet: PreparedBet, request: PreparedRequest): ReadonlyMap<string, OutcomeLimits> =>
    limitsByOutcome(bookmaker, shard, tenant, bet, request);
  const decide = (bet: PreparedBet, request: PreparedRequest, context: DecisionContext): Decision | null => {
    try {
      return decideBet(termsOf(bet), bet.stake, offerFor(request), context);
    } catch (error) {
      // A bet whose evaluation throws must not block the batch. Without an offer it is rejected when its time is up, as any other.
      log.error({ err: error, bet: bet.id }, "bet decision failed");
      return decideBet(termsOf(bet), bet.stake, null, context);
    }
  };
  return {
    outcomesOf: (bet) => outcomesOf(termsOf(bet)),
    maxLiabilitiesOf: (bet, request) =>
      new Map([...limitsOf(bet, request)].map(([outcome, { maxLiability }]) => [outcome, maxLiability])),
    judge: (bet, request, liabilityOf) => {
      const now = Date.now();
      const byOutcome = limitsOf(bet, request);
      const words = riskWordsOf?.(request);
      const context: DecisionContext = {
        ...{ now, acceptAt: request.acceptAt + (words?.lateMs ?? 0) },
        limits: strictestLimits(bookmaker.limitsOf(bet.brand, request.currency), [...byOutcome.values()]),
        roomOn: (outcome) => roomOn(byOutcome.get(outcome) as OutcomeLimits, liabilityOf(outcome)),
        rules: { ...STANDARD_RULES, payout: rulesOf(bet, request) },
      };
      const judged = decide(bet, request, context);
      if (words === null && judged?.status === "PLACED") return null;
      const decision =
        judged && words ? heedRisk(judged, words.of(bet.id), bet.stake, context.limits.minStake) : judged;
      return decision && verdictOf(bet, request, decision, movesOf?.(request, bet) ?? [], now);
    },
  };
};
