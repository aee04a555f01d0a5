import type { Bet, BetFilter, BetsPage } from "@touchline/protocol";
import { createStore } from "zustand/vanilla";
import type { ReadonlyStore } from "../readonly-store.ts";
import { beginLoading, createLoading } from "./loading.ts";
import type { OpenTicket } from "./ticket.ts";
import type { Loaded, TicketList } from "./tickets-model.ts";

interface TicketListOptions {
  readonly filter: BetFilter;
  readonly load: (filter: BetFilter, before: string | undefined, signal: AbortSignal) => Promise<BetsPage>;
  readonly open: (bet: Bet) => OpenTicket;
  readonly onOpenCount: (open: number) => void;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
  readonly onClose: (list: OpenList) => void;
}

export interface OpenList {
  readonly list: TicketList;
  /** Loads the newest again, and what is there of them. */
  readonly refresh: () => void;
}

type ListState = Loaded<{
  readonly tickets: readonly OpenTicket["ticket"][];
  readonly open: number;
  readonly more: "none" | "some" | "loading" | "failed";
}>;

const moreOf = (next: string | null): "none" | "some" => (next === null ? "none" : "some");

/** Bets under one filter, page by page. A bet that leaves the filter while it is looked at stays and says what became of it. */
export const openTicketList = (options: TicketListOptions): OpenList => {
  const { filter, load, open, onOpenCount, now, onError, onClose } = options;
  const newest = beginLoading<BetsPage>(now());
  const state = createStore<ListState>(() => ({ status: "loading", since: now() }));
  let tickets: readonly OpenTicket[] = [];
  let next: string | null = null;
  let openCount = 0;
  let isFirst = true;
  let more = new AbortController();

  const show = (word: "none" | "some" | "loading" | "failed"): void =>
    state.setState(
      {
        status: "loaded",
        value: { tickets: tickets.map(({ ticket }) => ticket), open: openCount, more: word },
      },
      true,
    );

  const take = (bet: Bet): OpenTicket => {
    const known = tickets.find(({ betId }) => betId === bet.id);
    known?.replace(bet);
    return known ?? open(bet);
  };

  const takeNewest = (page: BetsPage): void => {
    const taken = page.bets.map(take);
    tickets = [...taken, ...tickets.filter((ticket) => !taken.includes(ticket))];
    if (isFirst) next = page.next;
    isFirst = false;
    openCount = page.open;
    onOpenCount(openCount);
    const shown = state.getState();
    show(shown.status === "loaded" ? shown.value.more : moreOf(next));
  };

  const loading = createLoading<BetsPage>({
    state: newest,
    load: (signal) => load(filter, undefined, signal),
    now,
    onError,
  });
  newest.subscribe(() => {
    const loaded = newest.getState();
    if (loaded.status === "loaded") takeNewest(loaded.value);
    else state.setState(loaded, true);
  });
  void loading.start();

  const loadMore = async (): Promise<void> => {
    const held = state.getState();
    if (next === null || held.status !== "loaded" || held.value.more === "loading") return;
    const mine = new AbortController();
    more = mine;
    show("loading");
    try {
      const page = await load(filter, next, mine.signal);
      if (mine.signal.aborted) return;
      const taken = page.bets.map(take);
      tickets = [...tickets.filter((ticket) => !taken.includes(ticket)), ...taken];
      next = page.next;
      show(moreOf(next));
    } catch (error) {
      if (mine.signal.aborted) return;
      onError(error);
      show("failed");
    }
  };

  const opened: OpenList = {
    list: {
      state: state as ReadonlyStore<ListState>,
      retry: () => void loading.start(),
      loadMore: () => void loadMore(),
      close: () => {
        loading.stop();
        more.abort();
        for (const { ticket } of tickets) ticket.close();
        onClose(opened);
      },
    },
    refresh: () => void loading.start(),
  };
  return opened;
};
