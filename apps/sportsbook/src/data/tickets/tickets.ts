import type { QueryClient } from "@tanstack/react-query";
import type { Bet, CalculationResult, PunterMessage, SharedBetslip, WatchBetsAnswer } from "@touchline/protocol";
import { createStore } from "zustand/vanilla";
import type { StoredNews } from "../../config/stored.ts";
import type { Env } from "../../env/env.ts";
import type { Assemble } from "../../net/betslips-api.ts";
import type { OfferApi } from "../../net/offer-api.ts";
import type { TicketsApi } from "../../net/tickets-api.ts";
import { newId } from "../betslip/slip/new-id.ts";
import type { RebetSlip } from "../betslip/slip/rebet-slip.ts";
import { betsQuery } from "../queries.ts";
import { request } from "../request.ts";
import { createFollowedEvents, type TicketEvents } from "./followed-events.ts";
import { createNews } from "./news.ts";
import { createRebet, storedSelectionsOf } from "./rebet.ts";
import { type OpenTicket, openTicket, type TicketTools } from "./ticket.ts";
import { type OpenList, openTicketList } from "./ticket-list.ts";
import type { CashoutState, Tickets } from "./tickets-model.ts";
import { createWatchedBets } from "./watched-bets.ts";

export interface TicketsOptions extends Pick<Env, "after" | "now" | "report"> {
  readonly client: QueryClient;
  readonly owner: string;
  readonly api: TicketsApi;
  /** The brand's: where it is false nothing is asked or watched of cash-out. */
  readonly cashoutEnabled: boolean;
  readonly events: TicketEvents;
  /** Which of some events are still offered. */
  readonly askAvailable: OfferApi["availableEvents"];
  readonly watchBets: (bets: readonly string[]) => Promise<WatchBetsAnswer>;
  readonly assemble: Assemble;
  readonly openRebet: (slip: RebetSlip) => boolean;
  readonly share: (betslip: SharedBetslip) => Promise<string>;
  readonly copy: (text: string) => Promise<void>;
  readonly news: StoredNews;
  readonly onBalance: (balance: string) => void;
}

const IN_FLIGHT: readonly CashoutState["status"][] = ["processing", "unknown"];

/** Several bets that end together are counted once. */
const COUNT_AFTER = 500;

const sharedOf = (bet: Bet): SharedBetslip | null => {
  const parts = storedSelectionsOf(bet);
  if (parts.length === 0) return null;
  const bankers = parts.flatMap(({ banker }, index) => (banker ? [index] : []));
  return { type: bet.type, selections: parts.map(({ stored }) => stored), bankers };
};

/** The bets of one punter, for as long as they are here. */
export const createTickets = (options: TicketsOptions) => {
  const { client, owner, api, now, after, report } = options;
  const open = createStore<number | null>(() => null);
  const tickets = new Set<OpenTicket>();
  /** Those that no list reloads. */
  const alone = new Set<OpenTicket>();
  const lists = new Set<OpenList>();
  const watched = options.cashoutEnabled ? createWatchedBets({ watch: options.watchBets, after, report }) : null;
  const news = createNews(options.news);
  const rebet = createRebet({ client, assemble: options.assemble, open: options.openRebet, report });
  let cancelCount = (): void => undefined;

  const tools: TicketTools = {
    client,
    owner,
    api,
    events: createFollowedEvents(options.events, { client, ask: options.askAvailable }),
    watched,
    newId: () => newId(),
    now,
    after,
    onBalance: options.onBalance,
    report,
  };

  const openOne = (betId: string, first: Bet | null): OpenTicket => {
    const ticket = openTicket(tools, { betId, first }, (closed) => {
      tickets.delete(closed);
      alone.delete(closed);
    });
    tickets.add(ticket);
    return ticket;
  };

  /** A list that is shown brings the count with it. */
  const count = (): void => {
    for (const list of lists) list.refresh();
    if (lists.size > 0) return;
    cancelCount = request(client, betsQuery(owner, api, "open"), {
      onAnswer: (page) => open.setState(page.open, true),
    });
  };

  const countSoon = (): void => {
    cancelCount();
    cancelCount = after(COUNT_AFTER, count);
  };

  const copyCode = async (bet: Bet): Promise<string | null> => {
    const betslip = sharedOf(bet);
    if (!betslip) return null;
    try {
      const code = await options.share(betslip);
      await options.copy(code);
      return code;
    } catch (error) {
      report(error);
      return null;
    }
  };

  const shown: Tickets = {
    openList: (filter) => {
      const list = openTicketList({
        client,
        owner,
        filter,
        api,
        open: (bet) => openOne(bet.id, bet),
        onOpenCount: (count) => open.setState(count),
        now,
        onClose: (closed) => lists.delete(closed),
      });
      lists.add(list);
      return list.list;
    },
    openTicket: (betId) => {
      const opened = openOne(betId, null);
      alone.add(opened);
      return opened.ticket;
    },
    open,
    rebet: rebet.rebet,
    rebetState: rebet.state,
    copyCode,
    announced: news.announced,
    dismissNews: news.dismiss,
  };

  return {
    tickets: shown,

    /** Whether a cash-out is on its way. */
    isCashingOut: (): boolean =>
      [...tickets].some(({ ticket }) => IN_FLIGHT.includes(ticket.cashout.getState().status)),

    /** The connection speaks for the punter from now on: what is shown may be old. */
    connected: (): void => {
      watched?.up();
      for (const { ticket } of alone) ticket.retry();
      countSoon();
    },
    disconnected: (): void => watched?.down(),

    hear: (message: PunterMessage): void => {
      news.hear(message);
      for (const ticket of [...tickets]) ticket.hear(message);
      if (message.kind !== "wallet") countSoon();
    },
    hearValue: (result: CalculationResult): void => {
      for (const ticket of tickets) if (ticket.betId === result.betId) ticket.hearValue(result);
    },

    close: (): void => {
      cancelCount();
      watched?.down();
      for (const { list } of [...lists]) list.close();
      for (const { ticket } of [...tickets]) ticket.close();
    },
  };
};
