import { createTickets, type TicketsOptions } from "../data/tickets/tickets.ts";

type Given = Pick<TicketsOptions, "client" | "api" | "now" | "after"> & Partial<TicketsOptions>;

/** The bets of a punter at work on a given network and clock; nothing happens in their events. */
export const startTickets = (given: Given) => {
  let lastSeq = 0;
  return createTickets({
    owner: "touchline jonas",
    cashoutEnabled: true,
    events: { event: () => undefined, subscribeEvent: () => () => undefined, followTickets: () => undefined },
    // Never answered: what the bet says stands.
    askAvailable: () => new Promise(() => undefined),
    watchBets: async (bets) => ({ watching: bets.length }),
    assemble: () => Promise.reject(new Error("not asked for")),
    openRebet: () => false,
    share: async () => "23456789",
    copy: async () => undefined,
    news: { read: () => lastSeq, write: (seq) => (lastSeq = seq) },
    onBalance: () => undefined,
    report: () => undefined,
    ...given,
  });
};
