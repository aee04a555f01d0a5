import type { NatsConnection } from "@nats-io/transport-node";
import { type BetTarget, type Ledger, readBetsOf } from "@touchline/db";
import { calculationSubject } from "@touchline/protocol";
import type { Log } from "@touchline/server-kit";
import type { Bookmaker } from "./bookmaker.ts";
import { type CashoutService, createCashoutService } from "./cashout/cashout-service.ts";
import type { EventNow } from "./cashout/decide-rules.ts";
import { createRulesStore, type RulesStore } from "./cashout/rules-store.ts";
import { createValuer, type OfferSource } from "./cashout/valuer.ts";
import { createWatchedBets, type WatchedBets } from "./cashout/watched-bets.ts";

export interface TenantTicketsOptions {
  readonly ledger: Ledger;
  readonly tenant: string;
  readonly bookmaker: Bookmaker;
  readonly offer: OfferSource;
  readonly bus: () => NatsConnection | null;
  /** Called after a commit that wrote a message for a punter. */
  readonly onChanged: () => void;
  readonly log: Log;
}

export interface TenantTickets {
  readonly cashouts: CashoutService;
  readonly rules: RulesStore;
  readonly watched: WatchedBets;
  /** Results were applied to these bets: their values depend on the legs that are still open. */
  readonly settled: (bets: readonly BetTarget[]) => void;
}

const byPunter = ({ punter }: BetTarget): string => punter;

export const createTenantTickets = (options: TenantTicketsOptions): TenantTickets => {
  const { ledger, tenant, bookmaker, offer, bus, onChanged, log } = options;
  const valuer = createValuer(bookmaker, tenant, offer);
  const event: EventNow = (eventId) => offer()?.event(eventId);
  const processing = new Set<string>();
  const watched = createWatchedBets({
    ledger,
    tenant,
    valuer,
    isProcessing: (betId) => processing.has(betId),
    tell: (punter, result) => bus()?.publish(calculationSubject(tenant, punter), JSON.stringify(result)),
  });
  const warn = (error: unknown): void => log.warn({ err: error }, "cash-out value not published, retrying");
  const tellChanged = (punter: string, betId: string): void => {
    watched.changed(punter, [betId]).catch(warn);
  };
  const rules = createRulesStore({
    ...{ ledger, tenant, valuer, event, log },
    delay: bookmaker.cashoutDelay,
    onFired: onChanged,
  });
  const cashouts = createCashoutService({
    ...{ ledger, tenant, bookmaker, valuer, event, offer, rules },
    onProcessing: ({ id, punter }, isOn) => {
      if (isOn) processing.add(id);
      else processing.delete(id);
      tellChanged(punter, id);
    },
    onChanged: () => onChanged(),
  });
  const settled = (bets: readonly BetTarget[]): void => {
    const read = (punter: string, ids: readonly string[]) => readBetsOf(ledger, tenant, punter, ids);
    for (const [punter, own] of Map.groupBy(
      bets.filter(({ id }) => rules.has(id) || watched.has(id)),
      byPunter,
    ))
      read(
        punter,
        own.map(({ id }) => id),
      )
        .then((held) => {
          for (const bet of held) {
            if (rules.has(bet.id)) rules.put(bet);
            if (watched.has(bet.id)) watched.put(bet);
          }
        })
        .catch(warn);
  };
  return { cashouts, rules, watched, settled };
};
