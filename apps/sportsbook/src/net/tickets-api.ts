import {
  type AcceptanceRecord,
  type Bet,
  type BetFilter,
  type BetsPage,
  type CancelAnswer,
  type CancelRequest,
  type CashoutAnswer,
  type CashoutRequest,
  type NewRule,
  type RemovedRule,
  type RulesAnswer,
  ticketRoutes,
  type ValueHistory,
} from "@touchline/protocol";
import { formatQuery } from "./http.ts";
import type { PunterCall } from "./punter-call.ts";

/** How what was bet on is to be called. */
export interface TicketNaming {
  readonly locale: string;
  /** None where the brand has configured none: then they are not asked for. */
  readonly supplementalNameTypeIds: readonly number[];
}

/** The bets of one punter after they were placed. */
export const createTicketsApi = (call: PunterCall, naming: () => TicketNaming) => ({
  bets: async (filter: BetFilter, before: string | undefined, signal: AbortSignal): Promise<BetsPage> => {
    const { path, answer } = ticketRoutes.bets;
    return answer.parse(await call(`${path}?${formatQuery({ filter, before, ...naming() })}`, null, signal));
  },

  bet: async (betId: string, signal: AbortSignal): Promise<Bet> => {
    const path = `/api/bets/${encodeURIComponent(betId)}?${formatQuery({ ...naming() })}`;
    return ticketRoutes.bet.answer.parse(await call(path, null, signal)).bet;
  },

  record: async (betId: string, signal: AbortSignal): Promise<AcceptanceRecord> =>
    ticketRoutes.record.answer.parse(await call(`/api/bets/${encodeURIComponent(betId)}/record`, null, signal)),

  valueHistory: async (betId: string, signal: AbortSignal): Promise<ValueHistory> =>
    ticketRoutes.course.answer.parse(await call(`/api/bets/${encodeURIComponent(betId)}/course`, null, signal)),

  cashOut: async (request: CashoutRequest, signal: AbortSignal): Promise<CashoutAnswer> =>
    ticketRoutes.cashOut.answer.parse(await call(ticketRoutes.cashOut.path, request, signal)),

  addRule: async (rule: NewRule, signal: AbortSignal): Promise<RulesAnswer> =>
    ticketRoutes.addRule.answer.parse(await call(ticketRoutes.addRule.path, rule, signal)),

  removeRule: async (rule: RemovedRule, signal: AbortSignal): Promise<RulesAnswer> =>
    ticketRoutes.removeRule.answer.parse(await call(ticketRoutes.removeRule.path, rule, signal)),

  cancel: async (request: CancelRequest, signal: AbortSignal): Promise<CancelAnswer> =>
    ticketRoutes.cancel.answer.parse(await call(ticketRoutes.cancel.path, request, signal)),
});

export type TicketsApi = ReturnType<typeof createTicketsApi>;
