import type { Bet, BetFilter } from "@touchline/protocol";
import { createStore } from "zustand/vanilla";
import { courseQuery, recordQuery } from "../data/queries.ts";
import type {
  CashoutState,
  Loaded,
  RebetState,
  RulesState,
  Ticket,
  TicketList,
  TicketNews,
  Tickets,
} from "../data/tickets/tickets-model.ts";
import { createSampleTicketsApi } from "./sample-ticket.ts";

type ListState = ReturnType<TicketList["state"]["getState"]>;

/** A ticket whose states a test sets; what it is asked to do is written down. */
export const fakeTicket = (bet: Loaded<Bet>, cashout: CashoutState = { status: "idle" }) => {
  const calls: (readonly unknown[])[] = [];
  const note =
    (name: string) =>
    (...values: readonly unknown[]): void => {
      calls.push([name, ...values]);
    };
  const states = {
    bet: createStore(() => bet),
    cashout: createStore(() => cashout),
    rules: createStore<RulesState>(() => ({ busy: "no", failed: "no" })),
    cancelling: createStore<"idle" | "asking" | "refused" | "unreachable">(() => "idle"),
  };
  const ticket: Ticket = {
    ...states,
    record: recordQuery("touchline jonas", createSampleTicketsApi(), "1"),
    course: courseQuery("touchline jonas", createSampleTicketsApi(), "1"),
    retry: note("retry"),
    tapCashout: note("tapCashout"),
    dropCashout: note("dropCashout"),
    addRule: note("addRule"),
    removeRule: note("removeRule"),
    cancel: note("cancel"),
    close: note("close"),
  };
  return { ticket, calls, ...states };
};

export const loaded = <Value>(value: Value): Loaded<Value> => ({ status: "loaded", value });

export const fakeTicketOf = (bet: Bet, cashout?: CashoutState) => fakeTicket(loaded(bet), cashout);

interface FakeTicketsOptions {
  readonly ticket?: Ticket;
  readonly lists?: Partial<Record<BetFilter, ListState>>;
  readonly code?: string | null;
}

const EMPTY: ListState = { status: "loaded", value: { tickets: [], open: 0, more: "none" } };

/** All of a bettor's tickets, as the screens are given them. */
export const fakeTickets = ({ ticket, lists = {}, code = "23456789" }: FakeTicketsOptions = {}) => {
  const calls: (readonly unknown[])[] = [];
  const rebetState = createStore<RebetState>(() => "idle");
  const announced = createStore<readonly TicketNews[]>(() => []);
  const open = createStore<number | null>(() => 3);
  const list = createStore<ListState>(() => EMPTY);
  const tickets: Tickets = {
    openList: (filter) => {
      calls.push(["openList", filter]);
      list.setState(lists[filter] ?? EMPTY, true);
      return {
        state: list,
        retry: () => calls.push(["retry"]),
        loadMore: () => calls.push(["loadMore"]),
        close: () => calls.push(["close", filter]),
      };
    },
    openTicket: (betId) => {
      calls.push(["openTicket", betId]);
      if (!ticket) throw new Error("no ticket in this test");
      return ticket;
    },
    open,
    rebet: (bet) => calls.push(["rebet", bet.id]),
    rebetState,
    copyCode: async () => code,
    announced,
    dismissNews: (seq) => {
      calls.push(["dismissNews", seq]);
      announced.setState(
        announced.getState().filter((news) => news.seq !== seq),
        true,
      );
    },
  };
  return { tickets, calls, list, rebetState, announced, open };
};
