import type { Bet, RuleKind } from "@touchline/protocol";
import { type Amount, parseAmount } from "../money/money.ts";
import type { RuleBounds } from "./auto-rule.ts";

export type RuleProblem = "too_low" | "too_high";

interface BoundedRule {
  readonly kind: RuleKind;
  readonly amount: Amount;
}

type BoundedBet = Pick<Bet, "currency" | "cashout" | "winnings">;

const amountOf = (text: string | null | undefined, currency: string): Amount =>
  (text == null ? null : parseAmount(text, currency)) ?? 0n;

/** Bounds for the amounts of rules in the bet's current state. */
export const ruleBoundsOf = ({ currency, cashout, winnings }: BoundedBet): RuleBounds => ({
  limit: amountOf(winnings.find(({ type }) => type === "MAX")?.total, currency),
  offered: cashout.allowed ? amountOf(cashout.winnings.total, currency) : 0n,
});

/** Must be greater than `least` and at most `most`. */
const within = (amount: Amount, least: Amount, most: Amount): RuleProblem | null => {
  if (amount <= least) return "too_low";
  return amount > most ? "too_high" : null;
};

const PROBLEMS: Readonly<Record<RuleKind, (amount: Amount, bounds: RuleBounds) => RuleProblem | null>> = {
  target: (amount, { limit, offered }) => within(amount, offered, limit),
  // Without a cash-out value the only bound of a stop is the maximum winnings.
  stop: (amount, { limit, offered }) => within(amount, 0n, offered > 0n ? offered - 1n : limit),
  minute: (amount, { limit }) => within(amount, 0n, limit),
};

export const ruleProblemWithin = ({ kind, amount }: BoundedRule, bounds: RuleBounds): RuleProblem | null =>
  PROBLEMS[kind](amount, bounds);

/** Why a rule is not valid for the bet in its current state; null where it is. */
export const ruleProblem = (rule: BoundedRule, bet: BoundedBet): RuleProblem | null =>
  ruleProblemWithin(rule, ruleBoundsOf(bet));
