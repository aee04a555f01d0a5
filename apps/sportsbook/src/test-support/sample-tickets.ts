import type { BetSettledMessage } from "@touchline/protocol";
import type { TicketEvent } from "../data/tickets/live-selections.ts";
import { createTickets, type TicketsOptions } from "../data/tickets/tickets.ts";
import type { TicketsApi } from "../net/tickets-api.ts";
import { createFakeTime } from "./fake-time.ts";
import { openQueryClient } from "./query-client.ts";
import { createSampleTicketsApi, sampleBetId } from "./sample-ticket.ts";

/** The bets of a punter at work, with a network that does what a test says. */
export const openTickets = (answers: Partial<TicketsApi> = {}, changes: Partial<TicketsOptions> = {}) => {
  const time = createFakeTime();
  const api = createSampleTicketsApi(answers);
  const errors: unknown[] = [];
  const watches: (readonly string[])[] = [];
  const follows: number[][] = [];
  const live = new Map<number, TicketEvent>();
  const listeners = new Map<number, () => void>();
  let lastSeq = 0;
  const client = openQueryClient((error) => errors.push(error));
  const engine = createTickets({
    client,
    owner: "touchline jonas",
    api,
    cashoutEnabled: true,
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
    assemble: () => Promise.reject(new Error("not asked for")),
    openRebet: () => false,
    share: async () => "23456789",
    copy: async () => undefined,
    news: { read: () => lastSeq, write: (seq) => (lastSeq = seq) },
    now: time.now,
    after: time.after,
    onBalance: () => undefined,
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
