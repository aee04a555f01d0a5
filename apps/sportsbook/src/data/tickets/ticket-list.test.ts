import type { Bet, BetsPage } from "@touchline/protocol";
import { expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { openQueryClient } from "../../test-support/query-client.ts";
import { settle } from "../../test-support/sample-api.ts";
import { sampleBet, sampleBetId } from "../../test-support/sample-ticket.ts";
import { createSampleTicketsApi } from "../../test-support/sample-tickets.ts";
import { recordQuery, valueHistoryQuery } from "../queries.ts";
import type { OpenTicket } from "./ticket.ts";
import { openTicketList } from "./ticket-list.ts";

const bets = (...numbers: readonly number[]): Bet[] => numbers.map((number) => sampleBet({ id: sampleBetId(number) }));
const page = (numbers: readonly number[], next: string | null, open = 2): BetsPage => ({
  bets: bets(...numbers),
  next,
  open,
});

const setUp = (...answers: readonly (BetsPage | Error)[]) => {
  const left = [...answers];
  const closed: string[] = [];
  const replaced: string[] = [];
  const asked: (string | undefined)[] = [];
  const onOpenCount = vi.fn();
  const names = new Map<OpenTicket["ticket"], string>();
  const api = createSampleTicketsApi();
  const open = ({ id }: Bet): OpenTicket => {
    const bet = createStore(() => ({ status: "failed" }) as const);
    const nothing = (): void => undefined;
    const idle = createStore(() => ({ status: "idle" }) as const);
    const ticket: OpenTicket["ticket"] = {
      bet,
      cashout: idle,
      rules: createStore(() => ({ busy: "no", failed: "no" }) as const),
      record: recordQuery("touchline jonas", api, id),
      valueHistory: valueHistoryQuery("touchline jonas", api, id),
      cancelling: createStore(() => "idle" as const),
      retry: nothing,
      tapCashout: nothing,
      dropCashout: nothing,
      addRule: nothing,
      removeRule: nothing,
      cancel: nothing,
      close: () => closed.push(id),
    };
    names.set(ticket, id);
    return { betId: id, ticket, replace: ({ id: again }) => replaced.push(again), hear: nothing, hearValue: nothing };
  };
  const opened = openTicketList({
    filter: "all",
    client: openQueryClient(),
    owner: "touchline jonas",
    api: {
      bets: async (_filter, before) => {
        asked.push(before);
        const answer = left.shift() ?? new Error("not asked for");
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
    open,
    onOpenCount,
    now: () => 5,
    onClose: () => undefined,
  });
  const state = () => opened.list.state.getState();
  const shown = (): string[] => {
    const now = state();
    return now.status === "loaded" ? now.value.tickets.map((ticket) => names.get(ticket) ?? "") : [];
  };
  const more = () => {
    const now = state();
    return now.status === "loaded" ? now.value.more : now.status;
  };
  return { ...opened, state, shown, more, asked, closed, replaced, onOpenCount };
};

const ids = (...numbers: readonly number[]): string[] => numbers.map((number) => sampleBetId(number));

test("PEER-8 a list is loaded page by page", async () => {
  const { list, state, shown, more, asked, onOpenCount } = setUp(page([3, 2], "two"), page([1], null));
  expect(state()).toEqual({ status: "loading", since: 5 });
  await settle();
  expect([shown(), more()]).toEqual([ids(3, 2), "some"]);
  expect(onOpenCount).toHaveBeenCalledWith(2);
  list.loadMore();
  list.loadMore();
  expect(more()).toBe("loading");
  await settle();
  expect([shown(), more()]).toEqual([ids(3, 2, 1), "none"]);
  list.loadMore();
  await settle();
  expect(asked).toEqual([undefined, "two"]);
});

test("PEER-8 a page that fails leaves what is there, and can be tried again", async () => {
  const { list, shown, more, asked } = setUp(page([3], "two"), new Error("no line"), page([2], null));
  await settle();
  list.loadMore();
  await settle();
  expect([shown(), more()]).toEqual([ids(3), "failed"]);
  list.loadMore();
  await settle();
  expect(shown()).toEqual(ids(3, 2));
  expect(asked).toEqual([undefined, "two", "two"]);
});

test("PEER-8 a list that fails says so and is tried again", async () => {
  const { list, state, shown } = setUp(new Error("no line"), page([3], null));
  await settle();
  expect(state()).toEqual({ status: "failed" });
  list.retry();
  await settle();
  expect(shown()).toEqual(ids(3));
});

test("PEER-8 the newest come on top, what is known is renewed, and nothing that is looked at goes away", async () => {
  const { list, refresh, shown, more, replaced, closed } = setUp(
    page([3, 2], "two"),
    page([1], null),
    page([4, 3], "other"),
  );
  await settle();
  list.loadMore();
  await settle();
  refresh();
  await settle();
  expect([shown(), more(), replaced]).toEqual([ids(4, 3, 2, 1), "none", ids(3)]);
  list.close();
  expect(closed).toEqual(ids(4, 3, 2, 1));
});
