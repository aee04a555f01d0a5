import { ONE_SHARD, type Shard } from "@touchline/protocol";
import { type Amount, larger, parseAmount, smaller } from "../money/money.ts";
import type { BookLimits } from "../slip/limits.ts";
import type { RiskAmounts } from "./risk-limits.ts";

/** The limits of the book, in one currency. */
export interface LiabilityLimits extends BookLimits {
  readonly maxLiability: Amount;
}

/** A limit may be finer than the currency's minor unit and then does not parse: one minor unit is used. */
export const parseLimits = (
  texts: Readonly<Record<"minStake" | "maxStake" | "maxWinnings" | "maxLiability", string>>,
  currency: string,
): LiabilityLimits => {
  const amount = (text: string): Amount => parseAmount(text, currency) ?? 1n;
  return {
    minStake: amount(texts.minStake),
    maxStake: amount(texts.maxStake),
    maxWinnings: amount(texts.maxWinnings),
    maxLiability: amount(texts.maxLiability),
  };
};

/** What holds for a punter's bet on one outcome. */
export interface OutcomeLimits extends Pick<LiabilityLimits, "maxStake" | "maxWinnings" | "maxLiability"> {
  /** Thousandths. */
  readonly stakeFactor: bigint;
}

const WHOLE = 1_000n;

/** The parts of all shards together are the amount: the first ones have a minor unit more where it cannot be divided evenly. */
const partOf = (amount: Amount, { number, of }: Shard): Amount =>
  amount / BigInt(of) + (BigInt(number) < amount % BigInt(of) ? 1n : 0n);

/**
 * The strictest of the book's limits and those of the outcome. The stake factor multiplies the largest stake. It is the only one that can
 * make a limit of the book wider. What may be lost on an outcome is divided among the shards of the ledger, none of which knows what the
 * others have taken.
 */
export const outcomeLimits = (
  book: Pick<LiabilityLimits, "maxStake" | "maxWinnings" | "maxLiability">,
  risk: RiskAmounts,
  shard: Shard = ONE_SHARD,
): OutcomeLimits => {
  const stakeFactor = risk.stakeFactor ?? WHOLE;
  return {
    maxStake: (smaller(book.maxStake, risk.maxStake ?? book.maxStake) * stakeFactor) / WHOLE,
    maxWinnings: smaller(book.maxWinnings, risk.maxWinnings ?? book.maxWinnings),
    maxLiability: partOf(smaller(book.maxLiability, risk.maxLiability ?? book.maxLiability), shard),
    stakeFactor,
  };
};

/** What one bet may still lose on an outcome. A stake factor below one leaves that share of it, and one above does not exceed it. */
export const roomOn = ({ maxLiability, stakeFactor }: OutcomeLimits, liability: Amount): Amount =>
  (larger(maxLiability - liability, 0n) * smaller(stakeFactor, WHOLE)) / WHOLE;

type StakeLimits = Pick<OutcomeLimits, "maxStake" | "maxWinnings">;

const stricterStake = (one: StakeLimits, other: StakeLimits): StakeLimits => ({
  maxStake: smaller(one.maxStake, other.maxStake),
  maxWinnings: smaller(one.maxWinnings, other.maxWinnings),
});

/** The limits of a bet on these outcomes: the strictest of all of them. */
export const strictestLimits = <Limits extends BookLimits>(book: Limits, outcomes: readonly StakeLimits[]): Limits =>
  outcomes.length === 0 ? book : { ...book, ...outcomes.reduce(stricterStake) };
