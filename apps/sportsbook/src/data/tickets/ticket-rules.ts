import { formatAmount } from "@touchline/betting";
import type { Bet, CashoutRule, NewRule, RemovedRule, RulesAnswer } from "@touchline/protocol";
import { createStore } from "zustand/vanilla";
import type { Env } from "../../env/env.ts";
import { HttpError } from "../../net/http.ts";
import type { ReadonlyStore } from "../store.ts";
import type { NewRuleInput, RulesState } from "./tickets-model.ts";

interface TicketRulesOptions extends Pick<Env, "report"> {
  readonly bet: () => Bet | null;
  readonly api: {
    readonly addRule: (rule: NewRule, signal: AbortSignal) => Promise<RulesAnswer>;
    readonly removeRule: (rule: RemovedRule, signal: AbortSignal) => Promise<RulesAnswer>;
  };
  readonly newId: () => string;
  readonly onRules: (rules: readonly CashoutRule[]) => void;
}

const TIMEOUT = 8000;
const REFUSED = [400, 403, 404, 409, 413];

const REST: RulesState = { busy: "no", failed: "no" };

const isRefusal = (error: unknown): boolean => error instanceof HttpError && REFUSED.includes(error.status);

const failureOf = (refused: RulesAnswer["refused"]): RulesState["failed"] => {
  if (refused === null) return "no";
  return refused === "UNAVAILABLE" ? "unavailable" : "refused";
};

/** The rule that takes all at a target, if there is one. */
const autoRuleOf = (rules: readonly CashoutRule[]): Bet["autoCashoutRule"] => {
  const rule = rules.find(({ kind, part, notifyOnly }) => kind === "target" && part === null && !notifyOnly);
  return rule ? { id: rule.id, amount: rule.amount } : null;
};

export const withRules = (bet: Bet, rules: readonly CashoutRule[]): Bet => ({
  ...bet,
  rules: [...rules],
  autoCashoutRule: autoRuleOf(rules),
});

const writeRule = (bet: Bet, { kind, amount, part, notifyOnly, from }: NewRuleInput): Omit<NewRule, "id"> => ({
  betProfileId: bet.betProfileId,
  kind,
  amount: formatAmount(amount, bet.currency),
  part: part === null ? null : formatAmount(part, bet.currency),
  notifyOnly,
  from,
});

/** Rules of automatic cash-out, made and taken back one at a time. */
export const createTicketRules = ({ bet, api, newId, onRules, report }: TicketRulesOptions) => {
  const state = createStore<RulesState>(() => REST);
  /** A rule whose fate is not known has its id still: the same again is not a second one. */
  let unheard: { readonly words: string; readonly id: string } | null = null;

  const ask = async (busy: "adding" | "removing", call: () => Promise<RulesAnswer>): Promise<void> => {
    state.setState({ busy, failed: "no" }, true);
    try {
      const { rules, refused } = await call();
      unheard = null;
      onRules(rules);
      state.setState({ busy: "no", failed: failureOf(refused) }, true);
    } catch (error) {
      report(error);
      state.setState({ busy: "no", failed: isRefusal(error) ? "refused" : "unreachable" }, true);
    }
  };

  return {
    state: state as ReadonlyStore<RulesState>,

    add: (input: NewRuleInput): void => {
      const held = bet();
      if (!held || state.getState().busy !== "no") return;
      const rule = writeRule(held, input);
      const words = JSON.stringify(rule);
      const id = unheard?.words === words ? unheard.id : newId();
      unheard = { words, id };
      void ask("adding", () => api.addRule({ id, ...rule }, AbortSignal.timeout(TIMEOUT)));
    },

    remove: ({ id, amount }: CashoutRule): void => {
      const held = bet();
      if (!held || state.getState().busy !== "no") return;
      const { betProfileId } = held;
      void ask("removing", () => api.removeRule({ id, amount, betProfileId }, AbortSignal.timeout(TIMEOUT)));
    },
  };
};
