import type { NatsConnection } from "@nats-io/transport-node";
import type { Ledger } from "@touchline/db";
import { calculationSubject } from "@touchline/protocol";
import type { Log } from "@touchline/server-kit";
import type { EventNow } from "./cashout/decide-rules.ts";
import { createRuleBook, type RuleBook } from "./cashout/rule-book.ts";
import { createTicketDesk, type TicketDesk } from "./cashout/ticket-desk.ts";
import { createValuer, type OfferSource } from "./cashout/valuer.ts";
import { createWatchedBets, type WatchedBets } from "./cashout/watched-bets.ts";
import type { House } from "./house.ts";

export interface TicketBookOptions {
  readonly ledger: Ledger;
  readonly tenant: string;
  readonly house: House;
  readonly offer: OfferSource;
  readonly bus: () => NatsConnection | null;
  /** Something was committed that a punter is to be told. */
  readonly onChanged: () => void;
  readonly log: Log;
}

/** All about the placed bets of one tenant. */
export interface TicketBook {
  readonly desk: TicketDesk;
  readonly rules: RuleBook;
  readonly watched: WatchedBets;
}

export const createTicketBook = (options: TicketBookOptions): TicketBook => {
  const { ledger, tenant, house, offer, bus, onChanged, log } = options;
  const valuer = createValuer(house, offer);
  const event: EventNow = (eventId) => offer()?.event(eventId);
  const processing = new Set<string>();
  const watched = createWatchedBets({
    ledger,
    tenant,
    valuer,
    isProcessing: (betId) => processing.has(betId),
    tell: (punter, result) => bus()?.publish(calculationSubject(tenant, punter), JSON.stringify(result)),
  });
  const tellChanged = (punter: string, betId: string): void => {
    watched.changed(punter, [betId]).catch((error: unknown) => log.warn({ err: error }, "a value waits to be told"));
  };
  const rules = createRuleBook({ ledger, tenant, valuer, event, onFired: onChanged, log });
  const desk = createTicketDesk({
    ...{ ledger, tenant, house, valuer, event, rules },
    onProcessing: ({ id, punter }, isOn) => {
      if (isOn) processing.add(id);
      else processing.delete(id);
      tellChanged(punter, id);
    },
    onChanged: () => onChanged(),
  });
  return { desk, rules, watched };
};
