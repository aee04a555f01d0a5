import type { Amount } from "../money/money.ts";
import { partialValue } from "./value.ts";

/** What the bettor wants done for them while they are away. */
export interface AutoRule {
  readonly id: string;
  readonly amount: Amount;
  /** Part of the stake to cash out; all of it where null. */
  readonly part: Amount | null;
  /** Tell, and do nothing. */
  readonly notifyOnly: boolean;
}

/** none → setup → active → delete → none. Firing, a manual cash-out and settlement end an active rule as well. */
export type AutoRuleState =
  | { readonly status: "none" }
  | { readonly status: "setup"; readonly rule: AutoRule }
  | { readonly status: "active"; readonly rule: AutoRule }
  | { readonly status: "delete"; readonly rule: AutoRule };

export type AutoRuleEvent =
  | { readonly type: "created"; readonly rule: AutoRule }
  | { readonly type: "confirmed" }
  | { readonly type: "refused" }
  | { readonly type: "deleted" }
  | { readonly type: "fired" }
  | { readonly type: "cashed out by hand" }
  | { readonly type: "settled" };

const NONE: AutoRuleState = { status: "none" };

type Transition = (state: AutoRuleState, event: AutoRuleEvent) => AutoRuleState;

const ended: Transition = () => NONE;
const active: Transition = (state) => (state.status === "none" ? state : { status: "active", rule: state.rule });

/** What each event does in each state; where nothing is said it changes nothing. A rule being deleted can still fire. */
const TRANSITIONS: Readonly<Record<AutoRuleState["status"], Partial<Record<AutoRuleEvent["type"], Transition>>>> = {
  none: { created: (state, event) => (event.type === "created" ? { status: "setup", rule: event.rule } : state) },
  setup: { confirmed: active, refused: ended, settled: ended, "cashed out by hand": ended },
  active: {
    deleted: (state) => (state.status === "active" ? { status: "delete", rule: state.rule } : state),
    fired: ended,
    settled: ended,
    "cashed out by hand": ended,
  },
  delete: { confirmed: ended, refused: active, fired: ended, settled: ended, "cashed out by hand": ended },
};

export const stepAutoRule = (state: AutoRuleState, event: AutoRuleEvent): AutoRuleState =>
  TRANSITIONS[state.status][event.type]?.(state, event) ?? state;

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

/** What the rule pays at this full value, or null while its target is not met. It never pays below the target. */
export const dueAmount = (rule: AutoRule, fullValue: Amount, stake: Amount): Amount | null => {
  if (fullValue < rule.amount) return null;
  return rule.part === null ? fullValue : partialValue(fullValue, rule.part, stake);
};
