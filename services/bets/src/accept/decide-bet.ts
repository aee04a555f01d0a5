import {
  type Amount,
  acceptedStake,
  type BookLimits,
  calculateBet,
  limitsForBet,
  type SummaryRules,
  type SystemRow,
  smaller,
} from "@touchline/betting";
import type { BetTerms } from "@touchline/db";
import type { RejectionCode } from "@touchline/protocol";
import { judgeLeg, type LegNow, type OfferNow } from "./judge-leg.ts";
import { outcomesOf, pricedLegs } from "./terms.ts";

export interface DecisionContext {
  readonly now: number;
  readonly acceptAt: number;
  readonly limits: BookLimits;
  /** The amount that the bookmaker may still lose on an outcome by this bet. */
  readonly roomOn: (outcome: string) => Amount;
  readonly rules: SummaryRules;
}

export interface Decision {
  readonly status: "PLACED" | "REJECTED";
  readonly codes: readonly RejectionCode[];
  /** By hash: the price taken, or for a rejected bet the current price where it is known. */
  readonly odds: Readonly<Record<string, number>>;
  readonly versions: Readonly<Record<string, number>>;
  readonly alternativeStake: Amount | null;
  /** Null unless the bet is placed. */
  readonly figures: { readonly maxWinnings: Amount; readonly rows: readonly SystemRow[] } | null;
}

/** How long after `acceptAt` a decision may wait for a missing offer state before the bet is rejected. */
const PATIENCE_MS: Partial<Record<RejectionCode, number>> = { STALE_OFFER: 2_000, NOT_DECIDED: 8_000 };
/** Later than this a bet is never accepted: the bettor has given up on it and would be surprised by the debit. */
const LATEST_MS = 8_000;

const mayWait = (code: RejectionCode, { now, acceptAt }: DecisionContext): boolean =>
  now < acceptAt + (PATIENCE_MS[code] ?? 0);

const UNKNOWN: LegNow = { code: "NOT_DECIDED", price: null, version: null };

const known = <Value>(pairs: readonly (readonly [string, Value | null])[]): Record<string, Value> =>
  Object.fromEntries(pairs.filter((pair): pair is readonly [string, Value] => pair[1] !== null));

interface StakeVerdict {
  readonly code: RejectionCode;
  readonly alternativeStake: Amount | null;
}

/** The amount that the bookmaker may still lose, on the outcome of the bet with the least left. */
const roomOf = (terms: BetTerms, { roomOn }: DecisionContext): Amount => outcomesOf(terms).map(roomOn).reduce(smaller);

/** Why the stake is not accepted at these prices, with the stake that would be. */
const judgeStake = (
  terms: BetTerms,
  stake: Amount,
  prices: readonly { readonly odds: number; readonly banker: boolean }[],
  context: DecisionContext,
): StakeVerdict | null => {
  const { rules } = context;
  const limits = limitsForBet(terms, prices, context.limits);
  const room = roomOf(terms, context);
  const pays = calculateBet({ ...terms, stake }, prices, rules).maxWinnings.total;
  const isWithin = stake <= limits.maxStake && pays <= limits.maxWinnings;
  if (isWithin && stake >= limits.minStake && pays - stake <= room) return null;
  const taken = acceptedStake(terms, prices, limits, room, rules) || null;
  if (stake < limits.minStake) return { code: "STAKE_BELOW_MIN", alternativeStake: taken && limits.minStake };
  return { code: isWithin ? "LIABILITY_REACHED" : "STAKE_ABOVE_MAX", alternativeStake: taken };
};

/**
 * Decides a bet by the current offer. Returns null when waiting a little longer may help: the offer is missing or older than the
 * bettor's. A final rejection of one leg rejects the bet at once, even if other legs could still wait.
 */
export const decideBet = (
  terms: BetTerms,
  stake: Amount,
  offer: OfferNow | null,
  context: DecisionContext,
): Decision | null => {
  const isTooLate = context.now >= context.acceptAt + LATEST_MS;
  const legs = terms.legs.map((leg) => ({
    hash: leg.hash,
    ...(offer && !isTooLate ? judgeLeg(leg, terms.oddsChanges, offer, context.now) : UNKNOWN),
  }));
  const codes = [...new Set(legs.flatMap(({ code }) => code ?? []))];
  const final = codes.filter((code) => !mayWait(code, context));
  if (codes.length > 0 && final.length === 0) return null;
  const odds = known(legs.map(({ hash, price }) => [hash, price]));
  const versions = known(legs.map(({ hash, version }) => [hash, version]));
  const reject = (why: readonly RejectionCode[], alternativeStake: Amount | null): Decision => ({
    ...{ status: "REJECTED", codes: why, odds, versions, alternativeStake, figures: null },
  });
  if (final.length > 0) return reject(final, null);
  const prices = pricedLegs(terms, (hash) => odds[hash] as number);
  const refused = judgeStake(terms, stake, prices, context);
  if (refused) return reject([refused.code], refused.alternativeStake);
  const { maxWinnings, rows } = calculateBet({ ...terms, stake }, prices, context.rules);
  const figures = { maxWinnings: maxWinnings.total, rows };
  return { status: "PLACED", codes: [], odds, versions, alternativeStake: null, figures };
};
