import type { RuleKind } from "@touchline/protocol";
import type { Amount } from "../money/money.ts";
import { partialValue } from "./value.ts";

/** A cash-out rule of a bettor. */
export interface AutoRule {
  readonly id: string;
  /** A target is met at its amount or above, a stop at its amount or below; `minute` is a target that is inactive until a minute. */
  readonly kind: RuleKind;
  /** Cash-out value of the open stake at which the rule is met. */
  readonly amount: Amount;
  /** Part of the stake to cash out; null for all of it. */
  readonly part: Amount | null;
  /** Only notifies the bettor. */
  readonly notifyOnly: boolean;
}

export interface RuleBounds {
  /** The bet's maximum winnings. */
  readonly limit: Amount;
  /** The current cash-out value; zero where cash-out is not available. */
  readonly offered: Amount;
}

export type DueAction =
  | { readonly type: "wait" }
  | { readonly type: "notify" }
  /** `part` is in terms of the stake, `amount` is what is paid. */
  | { readonly type: "pay"; readonly part: Amount; readonly amount: Amount };

export interface RuleMoment {
  /** Cash-out value of the open stake. */
  readonly value: Amount;
  /** The stake that was not cashed out. */
  readonly openStake: Amount;
  /** Whether the match has reached the minute of the rule. */
  readonly awake: boolean;
}

const isMet = ({ kind, amount }: AutoRule, { value, awake }: RuleMoment): boolean =>
  kind === "stop" ? value <= amount : awake && value >= amount;

/** The action of a rule at this value. It never pays below its target, and a notify-only rule never pays. */
export const decideRule = (rule: AutoRule, moment: RuleMoment): DueAction => {
  if (!isMet(rule, moment)) return { type: "wait" };
  if (rule.notifyOnly) return { type: "notify" };
  const { value, openStake } = moment;
  const part = rule.part === null || rule.part > openStake ? openStake : rule.part;
  return { type: "pay", part, amount: partialValue(value, part, openStake) };
};

/** Order of rules met at once, of which the first is executed: stops, full targets, parts, then notifications. */
const rank = ({ kind, part, notifyOnly }: AutoRule): number => {
  if (notifyOnly) return 4;
  if (kind === "stop") return 0;
  if (part !== null) return 3;
  return kind === "target" ? 1 : 2;
};

export const inOrderOfRules = <Rule extends AutoRule>(rules: readonly Rule[]): Rule[] =>
  rules.toSorted((left, right) => rank(left) - rank(right));
