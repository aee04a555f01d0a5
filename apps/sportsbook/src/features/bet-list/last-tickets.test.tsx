// @vitest-environment jsdom

import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import type { Bet } from "@touchline/protocol";
import { afterEach, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { TicketSettingsContext } from "../../data/tickets/ticket-settings.ts";
import { TicketsContext } from "../../data/tickets/tickets-context.ts";
import type { Tickets } from "../../data/tickets/tickets-model.ts";
import { fakeTicketOf, fakeTickets, loaded } from "../../test-support/fake-tickets.ts";
import { sampleMetadata } from "../../test-support/sample-offer.ts";
import { sampleBet, sampleBetId, sampleBetSelection, sampleCashout } from "../../test-support/sample-ticket.ts";
import { LastTickets } from "./last-tickets.tsx";

afterEach(cleanup);

interface Shown {
  readonly signedIn?: boolean;
  readonly compact?: boolean;
  readonly cashoutEnabled?: boolean;
  readonly onLogIn?: () => void;
}

const show = (tickets: Tickets | null, options: Shown = {}) => {
  const { signedIn = true, compact = false, cashoutEnabled = true, onLogIn = () => undefined } = options;
  return render(
    <TicketsContext value={createStore(() => tickets)}>
      <TicketSettingsContext value={{ cashoutEnabled, symbolPosition: "BEFORE" }}>
        <LastTickets signedIn={signedIn} compact={compact} onLogIn={onLogIn} ticketHref={(id) => `/bet?betId=${id}`} />
      </TicketSettingsContext>
    </TicketsContext>,
  );
};

const page = (bets: readonly Bet[], more: "none" | "some" | "loading" | "failed" = "none") =>
  loaded({ tickets: bets.map((bet) => fakeTicketOf(bet).ticket), open: bets.length, more });

const metadata = { ...sampleMetadata, displayEventStatus: null };

const COMBO = sampleBet({
  type: "combo",
  datetimes: [{ phase: "PREPARED", at: new Date(2025, 8, 19, 17, 42, 8).getTime() }],
  selections: [
    sampleBetSelection(1, { resolutionStatuses: [{ state: "SETTLE", status: "WON" }] }),
    sampleBetSelection(2, { playStatus: "RUNNING", metadata }),
  ],
});

test("BET-1 a bet stands with its type, state, time, live event, legs, figures and cash-out, and leads to its ticket", () => {
  show(fakeTickets({ lists: { open: page([COMBO]) } }).tickets);
  const card = within(screen.getByRole("listitem"));
  expect(card.getByRole("link", { name: "Combo · 2" }).getAttribute("href")).toBe(`/bet?betId=${COMBO.id}`);
  for (const text of ["Open", "19.09.25. 17:42:08", "63′ 2:1", "FC Ashbourne – Harrow", "1 won · 1 live"])
    expect(card.getByText(text), text).toBeDefined();
  const figures = card.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(figures).toEqual(["€10.00", "1.90", "€120.00"]);
  expect(card.getByRole("button", { name: "Cash out €58.40" })).toBeDefined();
});

test("BET-1 a system says how many combinations it is, and a single what it is on", () => {
  const system = sampleBet({ id: sampleBetId(2), type: "system", combinationCount: 6, selections: COMBO.selections });
  show(fakeTickets({ lists: { open: page([system, sampleBet()]) } }).tickets);
  expect(screen.getByText("6 comb.")).toBeDefined();
  expect(screen.getByText("Max payout")).toBeDefined();
  expect(screen.getByText("Ashbourne City · Match result")).toBeDefined();
});

test("BET-1 a visitor is asked to sign in", () => {
  const onLogIn = vi.fn();
  show(null, { signedIn: false, onLogIn });
  fireEvent.click(screen.getByRole("button", { name: "Log in" }));
  expect(onLogIn).toHaveBeenCalledOnce();
});

/** The lists that are open after all that was opened and closed. */
const openLists = (calls: readonly (readonly unknown[])[]): unknown[] =>
  calls.reduce<unknown[]>(
    (open, [name, filter]) => (name === "openList" ? open.concat(filter) : open.toSpliced(open.indexOf(filter), 1)),
    [],
  );

test("PEER-8 one list for each filter: open with its count, settled, won, cashed out, all", () => {
  const won = sampleBet({ phase: "PAID_OUT", aggregatedResolutionStatus: "WON" });
  const { tickets, calls } = fakeTickets({ lists: { won: page([won]) } });
  show(tickets);
  const filters = screen.getAllByRole("radio");
  expect(filters.map(({ textContent }) => textContent)).toEqual(["Open3", "Settled", "Won", "Cashed out", "All"]);
  expect(screen.getByText("No open bets")).toBeDefined();
  expect(openLists(calls)).toEqual(["open"]);
  fireEvent.click(filters[2] as HTMLElement);
  expect(screen.getByText("Paid out")).toBeDefined();
  expect(openLists(calls)).toEqual(["won"]);
});

test("PEER-8 more are loaded when asked for, and the end says how far the list goes back", () => {
  const { tickets, calls, list } = fakeTickets({ lists: { open: page([COMBO], "some") } });
  show(tickets);
  fireEvent.click(screen.getByRole("button", { name: "Show more" }));
  expect(calls.at(-1)).toEqual(["loadMore"]);
  act(() => list.setState(page([COMBO], "failed"), true));
  expect(screen.getByRole("alert").textContent).toBe("More tickets could not be loaded.");
  expect(screen.getByRole("button", { name: "Try again" })).toBeDefined();
  act(() => list.setState(page([COMBO]), true));
  expect(screen.getByText("Bets of the last three months are shown here.")).toBeDefined();
});

test("BET-1 a list that did not load says so and can be tried again; one on its way keeps its place", () => {
  const { tickets, calls, list } = fakeTickets({ lists: { open: { status: "failed" } } });
  show(tickets);
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(calls.at(-1)).toEqual(["retry"]);
  act(() => list.setState({ status: "loading", since: 0 }, true));
  expect(screen.getByRole("status", { name: "Loading your tickets" })).toBeDefined();
});

test("CASH-1 cash-out from the list names where it came from; a bet that cannot be cashed out has a lock", () => {
  const one = fakeTicketOf(COMBO);
  const locked = fakeTicketOf(sampleBet({ id: sampleBetId(2), cashout: sampleCashout(null) }));
  const value = { tickets: [one.ticket, locked.ticket], open: 2, more: "none" } as const;
  show(fakeTickets({ lists: { open: loaded(value) } }).tickets);
  fireEvent.click(screen.getByRole("button", { name: "Cash out €58.40" }));
  expect(one.calls).toEqual([["tapCashout", null, "last_tickets"]]);
  fireEvent.click(screen.getByRole("button", { name: "Cash-out unavailable" }));
  expect(locked.calls).toEqual([]);
  act(() => one.cashout.setState({ status: "confirm", amount: 5840n, part: null }, true));
  expect(screen.getByRole("button", { name: "Confirm €58.40" })).toBeDefined();
});

test("CASH-4 a brand without cash-out has no button in the list", () => {
  show(fakeTickets({ lists: { open: page([COMBO]) } }).tickets, { cashoutEnabled: false });
  expect(within(screen.getByRole("listitem")).queryByRole("button")).toBeNull();
});

test("BET-1 the side column shows the last few in short", () => {
  const bets = Array.from({ length: 8 }, (_, index) => sampleBet({ id: sampleBetId(index + 1) }));
  const { tickets, calls } = fakeTickets({ lists: { all: page(bets) } });
  show(tickets, { compact: true });
  expect(openLists(calls)).toEqual(["all"]);
  expect(screen.getAllByRole("link")).toHaveLength(6);
  expect(screen.getAllByRole("link")[0]?.textContent).toBe("SingleOpenStake €10.00Possible payout €120.00");
});
