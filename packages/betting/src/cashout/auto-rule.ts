import type { RuleKind } from "@touchline/protocol";
import type { Amount } from "../money/money.ts";
import { partialValue } from "./value.ts";

/** What the bettor wants done for them while they are away. */
export interface AutoRule {
  readonly id: string;
  /** A target is met at its amount or above, a stop at its amount or below. One of the kind `minute` is a target that sleeps first. */
  readonly kind: RuleKind;
  /** The value of all that is open of the bet at which the rule is met. */
  readonly amount: Amount;
  /** Part of the stake to cash out; all of it where null. */
  readonly part: Amount | null;
  /** Tell, and do nothing. */
  readonly notifyOnly: boolean;
}

export interface RuleBounds {
  /** The bet's maximum win. */
  readonly limit: Amount;
  /** What cash-out pays now; zero where it is not available. */
  readonly offered: Amount;
}

export type DueAction =
  | { readonly type: "wait" }
  | { readonly type: "notify" }
  /** `part` is of the stake. */
  | { readonly type: "pay"; readonly part: Amount; readonly amount: Amount };

/** What a rule is looked at with. */
export interface RuleMoment {
  /** Of all that is open. */
  readonly value: Amount;
  /** Of the stake, what is open. */
  readonly openStake: Amount;
  /** The match has reached the minute that the rule sleeps until. */
  readonly awake: boolean;
}

const isMet = ({ kind, amount }: AutoRule, { value, awake }: RuleMoment): boolean =>
  kind === "stop" ? value <= amount : awake && value >= amount;

/** What a rule asks for at this value. It never pays below its target, and one that only tells never pays. */
export const decideRule = (rule: AutoRule, moment: RuleMoment): DueAction => {
  if (!isMet(rule, moment)) return { type: "wait" };
  if (rule.notifyOnly) return { type: "notify" };
  const { value, openStake } = moment;
  const part = rule.part === null || rule.part > openStake ? openStake : rule.part;
  return { type: "pay", part, amount: partialValue(value, part, openStake) };
};

/** Of rules met by one offer the first is taken: what protects from a loss goes before what takes a win, and all before a part. */
const rank = ({ kind, part, notifyOnly }: AutoRule): number => {
  if (notifyOnly) return 4;
  if (kind === "stop") return 0;
  if (part !== null) return 3;
  return kind === "target" ? 1 : 2;
};

export const inOrderOfRules = <Rule extends AutoRule>(rules: readonly Rule[]): Rule[] =>
  rules.toSorted((left, right) => rank(left) - rank(right));
