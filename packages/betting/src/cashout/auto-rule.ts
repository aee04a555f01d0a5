import type { Amount } from "../money/money.ts";
import { partialValue } from "./value.ts";

/** What the bettor wants done for them while they are away. */
export interface AutoRule {
  readonly id: string;
  /** The value of the whole bet at which the rule is met. */
  readonly amount: Amount;
  /** Part of the stake to cash out; all of it where null. */
  readonly part: Amount | null;
  /** Tell, and do nothing. */
  readonly notifyOnly: boolean;
}

/** none → setup → active → delete → none. Firing, a manual cash-out and settlement end an active rule as well. */
export type AutoRuleState =
  | { readonly status: "none"; readonly rule: null }
  | { readonly status: "setup" | "active" | "delete"; readonly rule: AutoRule };

export type AutoRuleEvent =
  | { readonly type: "created"; readonly rule: AutoRule }
  | { readonly type: "confirmed" }
  | { readonly type: "refused" }
  | { readonly type: "deleted" }
  | { readonly type: "fired" }
  | { readonly type: "cashed out by hand" }
  | { readonly type: "settled" };

export const NO_AUTO_RULE: AutoRuleState = { status: "none", rule: null };

type Status = AutoRuleState["status"];

/** Where each event leads from each state; where nothing is said it changes nothing. A rule being deleted can still fire. */
const NEXT: Readonly<Record<Status, Partial<Record<AutoRuleEvent["type"], Status>>>> = {
  none: { created: "setup" },
  setup: { confirmed: "active", refused: "none", settled: "none", "cashed out by hand": "none" },
  active: { deleted: "delete", fired: "none", settled: "none", "cashed out by hand": "none" },
  delete: { confirmed: "none", refused: "active", fired: "none", settled: "none", "cashed out by hand": "none" },
};

export const stepAutoRule = (state: AutoRuleState, event: AutoRuleEvent): AutoRuleState => {
  const status = NEXT[state.status][event.type];
  if (status === undefined) return state;
  const rule = event.type === "created" ? event.rule : state.rule;
  return status === "none" ? NO_AUTO_RULE : { status, rule: rule as AutoRule };
};

/** The setup control shows only without a rule, the delete control only with one. */
export const canSetUp = ({ status }: AutoRuleState): boolean => status === "none";
export const canDelete = ({ status }: AutoRuleState): boolean => status === "active";

export interface RuleBounds {
  /** The bet's maximum win. */
  readonly limit: Amount;
  /** What cash-out pays now; zero where it is not available. */
  readonly offered: Amount;
}

/** A rule may wait for more than is offered now, and for no more than the bet can ever pay. */
export const canCreateRule = (amount: Amount, { limit, offered }: RuleBounds): boolean =>
  amount > offered && amount <= limit;

export type DueAction =
  | { readonly type: "wait" }
  | { readonly type: "notify" }
  | { readonly type: "pay"; readonly amount: Amount };

/** What a rule asks for at this full value. It never pays below its target, and one that only tells never pays. */
export const decideRule = (rule: AutoRule, fullValue: Amount, stake: Amount): DueAction => {
  if (fullValue < rule.amount) return { type: "wait" };
  if (rule.notifyOnly) return { type: "notify" };
  return { type: "pay", amount: rule.part === null ? fullValue : partialValue(fullValue, rule.part, stake) };
};
