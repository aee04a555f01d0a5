import { parseAmount } from "@touchline/betting";
import type { Bet, CalculationResult, CancelAnswer, CancelRequest, PunterMessage } from "@touchline/protocol";
import { createStore } from "zustand/vanilla";
import type { Env } from "../../env/env.ts";
import type { TicketsApi } from "../../net/tickets-api.ts";
import { betQuery, recordQuery, valueHistoryQuery } from "../queries.ts";
import type { ReadonlyStore } from "../store.ts";
import { createCashOut } from "./cash-out.ts";
import { createTicketBet, type TicketBetOptions } from "./ticket-bet.ts";
import { createTicketRules, withRules } from "./ticket-rules.ts";
import type { Ticket } from "./tickets-model.ts";

interface CancelBetOptions extends Pick<Env, "report"> {
  readonly betId: string;
  readonly post: (request: CancelRequest, signal: AbortSignal) => Promise<CancelAnswer>;
  readonly newId: () => string;
  readonly onBalance: (balance: string) => void;
  /** The bet is another now, or may be. */
  readonly onAsked: () => void;
}

const TIMEOUT = 8000;

type Cancelling = Ticket["cancelling"] extends ReadonlyStore<infer Value> ? Value : never;

/** Takes a bet back. It is one request however often it is asked for. */
const createCancelBet = ({ betId, post, newId, onBalance, onAsked, report }: CancelBetOptions) => {
  const state = createStore<Cancelling>(() => "idle");
  const reqUuid = newId();

  const cancel = async (): Promise<void> => {
    if (state.getState() === "asking") return;
    state.setState("asking");
    try {
      const { cancelled, balance } = await post({ reqUuid, betId }, AbortSignal.timeout(TIMEOUT));
      onBalance(balance);
      state.setState(cancelled ? "idle" : "refused");
    } catch (error) {
      report(error);
      state.setState("unreachable");
    }
    onAsked();
  };

  return { state: state as ReadonlyStore<Cancelling>, cancel: (): void => void cancel() };
};

export interface TicketTools
  extends Pick<TicketBetOptions, "client" | "events" | "watched" | "now">,
    Pick<Env, "after" | "report"> {
  readonly owner: string;
  readonly api: TicketsApi;
  readonly newId: () => string;
  readonly onBalance: (balance: string) => void;
}

const concerns = (message: PunterMessage, betId: string): boolean => {
  if (message.kind === "placementResult") return message.bets.some(({ id }) => id === betId);
  return "betId" in message && message.betId === betId;
};

/** A ticket on the screen, in the hands of who tells it what happens. */
export interface OpenTicket {
  readonly betId: string;
  readonly ticket: Ticket;
  readonly replace: (bet: Bet) => void;
  readonly hear: (message: PunterMessage) => void;
  readonly hearValue: (result: CalculationResult) => void;
}

/** Everything about one bet that a page shows. */
export const openTicket = (
  tools: TicketTools,
  { betId, first }: Pick<TicketBetOptions, "betId" | "first">,
  onClose: (ticket: OpenTicket) => void,
): OpenTicket => {
  const { owner, api, newId, now, after, onBalance, report, watched } = tools;
  const held = createTicketBet({ ...tools, betId, first, query: betQuery(owner, api, betId) });
  const { bet, value, reload } = held;
  const hasCashout = watched !== null;

  const cashOut = createCashOut({
    bet: value,
    post: api.cashOut,
    newId,
    now,
    after,
    onAnswer: (answer) => {
      if (answer.state === "REOFFERED") held.takeValue(answer);
      else {
        onBalance(answer.balance);
        reload();
      }
    },
    report,
  });
  bet.subscribe(cashOut.moved);

  const rules = createTicketRules({
    bet: value,
    api,
    newId,
    onRules: (next) => held.update((before) => withRules(before, next)),
    report,
  });
  const cancelBet = createCancelBet({ betId, post: api.cancel, newId, onBalance, onAsked: reload, report });

  const close = (): void => {
    held.close();
    cashOut.close();
    onClose(open);
  };

  const ticket: Ticket = {
    bet,
    cashout: cashOut.state,
    rules: rules.state,
    record: recordQuery(owner, api, betId),
    valueHistory: valueHistoryQuery(owner, api, betId),
    cancelling: cancelBet.state,
    retry: reload,
    tapCashout: (part, source) => {
      if (hasCashout) cashOut.tap(part, source);
    },
    dropCashout: cashOut.drop,
    addRule: (rule) => {
      if (hasCashout) rules.add(rule);
    },
    removeRule: rules.remove,
    cancel: cancelBet.cancel,
    close,
  };

  const open: OpenTicket = {
    betId,
    ticket,
    replace: held.replace,
    hear: (message) => {
      if (!concerns(message, betId)) return;
      if (message.kind === "cashoutResult")
        cashOut.told(message.reqUuid, parseAmount(message.paid, message.currency) ?? 0n);
      reload();
    },
    hearValue: held.hearValue,
  };
  return open;
};
