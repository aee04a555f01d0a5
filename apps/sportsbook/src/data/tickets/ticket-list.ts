import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import type { Bet, BetFilter, BetsPage } from "@touchline/protocol";
import { createStore } from "zustand/vanilla";
import type { Env } from "../../env/env.ts";
import type { TicketsApi } from "../../net/tickets-api.ts";
import { betsQuery } from "../queries.ts";
import { request } from "../request.ts";
import type { ReadonlyStore } from "../store.ts";
import { loadedOf } from "./loaded.ts";
import type { OpenTicket } from "./ticket.ts";
import type { Loaded, TicketList } from "./tickets-model.ts";

interface TicketListOptions extends Pick<Env, "now"> {
  readonly client: QueryClient;
  readonly owner: string;
  readonly filter: BetFilter;
  readonly api: Pick<TicketsApi, "bets">;
  readonly open: (bet: Bet) => OpenTicket;
  readonly onOpenCount: (open: number) => void;
  readonly onClose: (list: OpenList) => void;
}

export interface OpenList {
  readonly list: TicketList;
  /** Loads the newest again, and what is there of them. */
  readonly refresh: () => void;
}

type More = "none" | "some" | "loading" | "failed";

type ListState = Loaded<{
  readonly tickets: readonly OpenTicket["ticket"][];
  readonly open: number;
  readonly more: More;
}>;

/** Bets under one filter, page by page. A bet that leaves the filter while it is looked at stays and says what became of it. */
export const openTicketList = (options: TicketListOptions): OpenList => {
  const { client, owner, filter, api, open, onOpenCount, now, onClose } = options;
  const newest = new QueryObserver(client, betsQuery(owner, api, filter));
  const { queryKey } = betsQuery(owner, api, filter);
  let since = now();
  const state = createStore<ListState>(() => ({ status: "loading", since }));
  let tickets: readonly OpenTicket[] = [];
  let next: string | null = null;
  let openCount = 0;
  let more: More | null = null;
  /** How many answers there were with the last that was taken. */
  let taken = 0;
  let cancelMore = (): void => undefined;

  const show = (word: More): void => {
    more = word;
    state.setState(
      { status: "loaded", value: { tickets: tickets.map(({ ticket }) => ticket), open: openCount, more } },
      true,
    );
  };

  const setNext = (before: string | null): More => {
    next = before;
    return next === null ? "none" : "some";
  };

  const take = (bet: Bet): OpenTicket => {
    const known = tickets.find(({ betId }) => betId === bet.id);
    known?.replace(bet);
    return known ?? open(bet);
  };

  const takeNewest = (page: BetsPage): void => {
    const taken = page.bets.map(take);
    tickets = [...taken, ...tickets.filter((ticket) => !taken.includes(ticket))];
    openCount = page.open;
    onOpenCount(openCount);
    // The pages before go on where they ended.
    show(more ?? setNext(page.next));
  };

  const takeOlder = (page: BetsPage): void => {
    const taken = page.bets.map(take);
    tickets = [...tickets.filter((ticket) => !taken.includes(ticket)), ...taken];
    show(setNext(page.next));
  };

  const follow = (): void => {
    const loaded = loadedOf(newest.getCurrentResult(), since);
    const { dataUpdateCount } = newest.getCurrentQuery().state;
    if (loaded.status !== "loaded") state.setState(loaded, true);
    else if (dataUpdateCount !== taken) {
      taken = dataUpdateCount;
      takeNewest(loaded.value);
    }
  };
  const stop = newest.subscribe(follow);

  const reload = (): void => {
    if (more !== null) {
      void client.invalidateQueries({ queryKey });
      return;
    }
    since = now();
    void client.resetQueries({ queryKey });
    follow();
  };

  const fail = (): void => show("failed");

  const opened: OpenList = {
    list: {
      state: state as ReadonlyStore<ListState>,
      retry: reload,
      loadMore: () => {
        if (next === null || more === "loading") return;
        cancelMore();
        show("loading");
        const older = betsQuery(owner, api, filter, next);
        cancelMore = request(client, older, { onAnswer: takeOlder, onRetry: fail, onRefused: fail });
      },
      close: () => {
        stop();
        cancelMore();
        for (const { ticket } of tickets) ticket.close();
        onClose(opened);
      },
    },
    refresh: reload,
  };
  return opened;
};
