import type { BetSettledMessage } from "@touchline/protocol";
import { vi } from "vitest";
import type { TicketEvent } from "../data/tickets/live-selections.ts";
import type { TicketsOptions } from "../data/tickets/tickets.ts";
import type { TicketsApi } from "../net/tickets-api.ts";
import { createFakeTime } from "./fake-time.ts";
import { openQueryClient } from "./query-client.ts";
import { sampleBet, sampleBetId } from "./sample-ticket.ts";
import { startTickets } from "./tickets-engine.ts";

/** Calls that are answered as a test says, and otherwise not at all. */
export const createSampleTicketsApi = (answers: Partial<TicketsApi> = {}) => {
  const refuse = async (): Promise<never> => Promise.reject(new Error("not asked for in this test"));
  return {
    bets: vi.fn<TicketsApi["bets"]>(answers.bets ?? (async () => ({ bets: [], next: null, open: 0 }))),
    bet: vi.fn<TicketsApi["bet"]>(answers.bet ?? (async (id) => sampleBet({ id }))),
    record: vi.fn<TicketsApi["record"]>(answers.record ?? refuse),
    valueHistory: vi.fn<TicketsApi["valueHistory"]>(answers.valueHistory ?? refuse),
    cashOut: vi.fn<TicketsApi["cashOut"]>(answers.cashOut ?? refuse),
    addRule: vi.fn<TicketsApi["addRule"]>(answers.addRule ?? refuse),
    removeRule: vi.fn<TicketsApi["removeRule"]>(answers.removeRule ?? refuse),
    cancel: vi.fn<TicketsApi["cancel"]>(answers.cancel ?? refuse),
  };
};

/** The bets of a punter at work, with a network that does what a test says. */
export const openTickets = (answers: Partial<TicketsApi> = {}, changes: Partial<TicketsOptions> = {}) => {
  const time = createFakeTime();
  const api = createSampleTicketsApi(answers);
  const errors: unknown[] = [];
  const watches: (readonly string[])[] = [];
  const follows: number[][] = [];
  const live = new Map<number, TicketEvent>();
  const listeners = new Map<number, () => void>();
  const client = openQueryClient((error) => errors.push(error));
  const engine = startTickets({
    client,
    api,
    events: {
      event: (id) => live.get(id),
      subscribeEvent: (id, listener) => {
        listeners.set(id, listener);
        return () => listeners.delete(id);
      },
      followTickets: (ids) => follows.push([...ids]),
    },
    watchBets: async (bets) => {
      watches.push(bets);
      return { watching: bets.length };
    },
    now: time.now,
    after: time.after,
    report: (error) => errors.push(error),
    ...changes,
  });
  const pass = async (milliseconds = 1000): Promise<void> => {
    await time.pass(milliseconds);
  };
  /** A ticket that is loaded, over a connection that is the punter's. */
  const open = async (id = sampleBetId()) => {
    const ticket = engine.tickets.openTicket(id);
    engine.connected();
    await pass(0);
    await pass();
    return ticket;
  };
  return { ...engine, engine, client, api, errors, watches, follows, live, listeners, pass, open };
};

export const numbered = (seq: number) => ({ seq, at: seq, balance: "98.00", currency: "EUR" });
/** A bet was won. */
export const settledMessage = (seq: number, id = sampleBetId()): BetSettledMessage => ({
  kind: "betSettled",
  ...numbered(seq),
  betId: id,
  type: "single",
  selections: 1,
  name: "Ashbourne City - Harrow Vale",
  phase: "SETTLED",
  aggregatedStatus: null,
  resolution: "WON",
  payout: "19.00",
  corrected: false,
});
