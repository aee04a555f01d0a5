import { setTimeout as sleep } from "node:timers/promises";
import { formatAmount, parseAmount } from "@touchline/betting";
import {
  type BetTarget,
  type ChangeOutcome,
  changeBets,
  type Ledger,
  type RuleTerms,
  readBetsOf,
  readValueHistory,
  type StoredBet,
  type StoredRule,
} from "@touchline/db";
import type {
  BetCommand,
  CancelAnswer,
  CashoutAnswer,
  CashoutRule,
  CommandProblem,
  RulesAnswer,
  ValueHistory,
} from "@touchline/protocol";
import type { Bookmaker } from "../bookmaker.ts";
import { cashouts } from "../metrics.ts";
import { digestOf } from "../place/digest.ts";
import { problem } from "../problem.ts";
import { decideCancel } from "./decide-cancel.ts";
import { type AskedCashout, decideCashout } from "./decide-cashout.ts";
import { decideRuleChange, type EventNow, isInPlay, refuseRule } from "./decide-rules.ts";
import type { RulesStore } from "./rules-store.ts";
import { cashoutOf, profileOf } from "./value-bet.ts";
import { valueHistoryOf } from "./value-history.ts";
import type { OfferSource, Valuer } from "./valuer.ts";

type OrProblem<Answer> = { readonly answer: Answer } | CommandProblem;

export interface CashoutServiceOptions {
  readonly ledger: Ledger;
  readonly tenant: string;
  readonly bookmaker: Bookmaker;
  readonly valuer: Valuer;
  readonly event: EventNow;
  readonly offer: OfferSource;
  readonly rules: RulesStore;
  readonly onProcessing: (bet: StoredBet, processing: boolean) => void;
  readonly onChanged: (punter: string, betId: string) => void;
}

const NOT_FOUND = problem("NOT_FOUND", "No such bet");
const REUSED = problem("REQUEST_REUSED", "reqUuid was used before with a different body");

const betIdOf = (betProfileId: string): string => betProfileId.slice(0, betProfileId.lastIndexOf("."));

const wireRule = ({ createdAt: _createdAt, ...rule }: StoredRule, currency: string): CashoutRule => ({
  ...rule,
  amount: formatAmount(rule.amount, currency),
  part: rule.part === null ? null : formatAmount(rule.part, currency),
});

/** Commands of bettors on placed bets: cash-out, rules, cancellation, value history. */
export const createCashoutService = (options: CashoutServiceOptions) => {
  const { ledger, tenant, bookmaker, valuer, event, offer, rules, onProcessing, onChanged } = options;

  const find = async (punter: string, betId: string): Promise<StoredBet | null> =>
    (await readBetsOf(ledger, tenant, punter, [betId]))[0] ?? null;

  const change = async (target: BetTarget, decide: Parameters<typeof changeBets>[3]): Promise<ChangeOutcome> => {
    const [outcome] = await changeBets(ledger, tenant, [target], decide);
    if (outcome?.status === "decided" && outcome.change) onChanged(target.punter, target.id);
    return outcome as ChangeOutcome;
  };

  const reoffer = (bet: StoredBet): CashoutAnswer => ({
    state: "REOFFERED",
    betId: bet.id,
    betProfileId: profileOf(bet),
    cashout: cashoutOf(bet, valuer(bet), false),
  });

  const answerCashout = (outcome: ChangeOutcome, { currency, id }: StoredBet): OrProblem<CashoutAnswer> => {
    if (outcome.status === "missing") return NOT_FOUND;
    const { balance } = outcome;
    if (outcome.status === "known") {
      const { same, message } = outcome;
      if (!same || message?.kind !== "cashoutResult") return REUSED;
      const { betProfileId, paid, part } = message;
      return { answer: { state: "PAID", betId: id, betProfileId, paid, part, balance } };
    }
    const { bet, change: done } = outcome;
    if (!done?.cashedOut) return { answer: reoffer(bet) };
    const [paid, part] = [done.cashedOut.paid, done.cashedOut.part].map((amount) => formatAmount(amount, currency));
    const betProfileId = `${id}.${bet.parts + 1}`;
    return { answer: { state: "PAID", betId: id, betProfileId, paid: paid as string, part: part as string, balance } };
  };

  const cashOut = async ({ punter, body }: BetCommand<"cashOut">): Promise<OrProblem<CashoutAnswer>> => {
    const { reqUuid, betProfileId, cashout } = body;
    const bet = await find(punter, betIdOf(betProfileId));
    if (!bet) return NOT_FOUND;
    const quoted = parseAmount(cashout.winnings.total, bet.currency);
    const part = cashout.part === null ? null : parseAmount(cashout.part, bet.currency);
    if (quoted === null || (cashout.part !== null && part === null))
      return problem("INVALID_BODY", "cashout: not a valid amount in the bet's currency");
    const asked: AskedCashout = { reqUuid, betProfileId, quoted, part };
    const request = {
      kind: "cashout",
      punter,
      reqUuid,
      digest: digestOf(body),
      betslipId: null,
      at: Date.now(),
    } as const;
    onProcessing(bet, true);
    try {
      // Nothing is written before the decision, so a node that dies during the delay leaves no trace.
      if (bet.phase === "PLACED" && isInPlay(bet, event, Date.now())) await sleep(bookmaker.cashoutDelay);
      const outcome = await change({ id: bet.id, punter, request }, (held) => decideCashout(held, asked, valuer(held)));
      const answer = answerCashout(outcome, bet);
      cashouts.inc({ tenant, outcome: "problem" in answer ? "refused" : answer.answer.state.toLowerCase() });
      return answer;
    } finally {
      onProcessing(bet, false);
    }
  };

  const answerRules = async (
    punter: string,
    betId: string,
    refused: RulesAnswer["refused"],
  ): Promise<OrProblem<RulesAnswer>> => {
    const bet = await find(punter, betId);
    if (!bet) return NOT_FOUND;
    rules.put(bet);
    return { answer: { betId, rules: bet.rules.map((rule) => wireRule(rule, bet.currency)), refused } };
  };

  const addRule = async ({ punter, body }: BetCommand<"addRule">): Promise<OrProblem<RulesAnswer>> => {
    const { betProfileId, amount: amountText, part: partText, ...given } = body;
    const betId = betIdOf(betProfileId);
    const bet = await find(punter, betId);
    if (!bet) return NOT_FOUND;
    const amount = parseAmount(amountText, bet.currency);
    const part = partText === null ? null : parseAmount(partText, bet.currency);
    if (amount === null || (partText !== null && part === null))
      return problem("INVALID_BODY", "amount: not a valid amount in the bet's currency");
    const rule: RuleTerms = { ...given, amount, part };
    let refused: RulesAnswer["refused"] = null;
    await change({ id: betId, punter }, (held) => {
      refused = refuseRule(held, betProfileId, rule, valuer(held));
      return decideRuleChange(held, rule, refused);
    });
    const answer = await answerRules(punter, betId, refused);
    // The rule may already be met by the current offer.
    rules.look(bet.terms.legs.map(({ eventId }) => eventId));
    return answer;
  };

  const removeRule = async ({ punter, body }: BetCommand<"removeRule">): Promise<OrProblem<RulesAnswer>> => {
    const betId = betIdOf(body.betProfileId);
    await change({ id: betId, punter }, ({ rules: held }) =>
      held.some(({ id }) => id === body.id) ? { removedRule: body.id } : null,
    );
    return answerRules(punter, betId, null);
  };

  const cancel = async ({ punter, body }: BetCommand<"cancel">): Promise<OrProblem<CancelAnswer>> => {
    const { reqUuid, betId } = body;
    const request = {
      kind: "cancel",
      punter,
      reqUuid,
      digest: digestOf(body),
      betslipId: null,
      at: Date.now(),
    } as const;
    const outcome = await change({ id: betId, punter, request }, (held) => {
      const [window, anyPrice] = [bookmaker.cancelWindowOf(held.brand), bookmaker.cancelsAtAnyPrice(held.brand)];
      return decideCancel(held, { window, anyPrice, now: Date.now(), offer: offer() });
    });
    const bet = await find(punter, betId);
    if (outcome.status === "missing" || !bet) return NOT_FOUND;
    if (outcome.status === "known" && !outcome.same) return REUSED;
    const cancelled = bet.phase === "CANCELLED";
    return { answer: { betId, cancelled, balance: outcome.balance } };
  };

  const course = async ({ punter, body }: BetCommand<"course">): Promise<OrProblem<ValueHistory>> => {
    const bet = await find(punter, body.betId);
    if (!bet) return NOT_FOUND;
    const from = bet.decidedAt ?? bet.createdAt;
    const events = bet.terms.legs.map(({ eventId }) => eventId);
    const rows = await readValueHistory(ledger, tenant, events, from, bet.end?.at ?? new Date());
    return { answer: valueHistoryOf(bet, rows, bookmaker.cashoutRulesOf(bet.currency)) };
  };

  return { cashOut, addRule, removeRule, cancel, course };
};

export type CashoutService = ReturnType<typeof createCashoutService>;
