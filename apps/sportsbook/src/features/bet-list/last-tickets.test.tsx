// @vitest-environment jsdom

import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import type { Bet, BetFilter } from "@touchline/protocol";
import { afterEach, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { TicketSettingsContext, TicketsContext } from "../../data/tickets/tickets-context.ts";
import type { Tickets } from "../../data/tickets/tickets-model.ts";
import { LinksContext } from "../../entities/links/links-context.ts";
import { SAMPLE_LINKS } from "../../test-support/sample-links.ts";
import { sampleMetadata } from "../../test-support/sample-offer.ts";
import { sampleBet, sampleBetId, sampleBetSelection, sampleCashout } from "../../test-support/sample-ticket.ts";
import { openTickets, settledMessage } from "../../test-support/sample-tickets.ts";
import { LastTickets } from "./last-tickets.tsx";

afterEach(cleanup);

interface Shown {
  readonly signedIn?: boolean;
  readonly compact?: boolean;
  readonly cashoutEnabled?: boolean;
  readonly onLogIn?: () => void;
}

const show = (tickets: Tickets | null, options: Shown = {}): void => {
  const { signedIn = true, compact = false, cashoutEnabled = true, onLogIn = () => undefined } = options;
  render(
    <TicketsContext value={createStore(() => tickets)}>
      <TicketSettingsContext value={{ cashoutEnabled, symbolPosition: "BEFORE" }}>
        <LinksContext value={SAMPLE_LINKS}>
          <LastTickets signedIn={signedIn} compact={compact} onLogIn={onLogIn} />
        </LinksContext>
      </TicketSettingsContext>
    </TicketsContext>,
  );
};

type Lists = Partial<Record<BetFilter, readonly Bet[]>>;

/** The list of a punter who has these bets, three of them open. */
const showLists = async (lists: Lists, options: Shown = {}) => {
  const opened = openTickets(
    { bets: async (filter) => ({ bets: [...(lists[filter] ?? [])], next: null, open: 3 }) },
    { cashoutEnabled: options.cashoutEnabled ?? true },
  );
  show(opened.tickets, options);
  const pass = (milliseconds = 0) => act(() => opened.pass(milliseconds));
  await pass();
  return { ...opened, pass };
};

const metadata = { ...sampleMetadata, displayEventStatus: null };

const COMBO = sampleBet({
  type: "combo",
  datetimes: [{ phase: "PREPARED", at: new Date(2025, 8, 19, 17, 42, 8).getTime() }],
  selections: [
    sampleBetSelection(1, { resolutionStatuses: [{ state: "SETTLE", status: "WON" }] }),
    sampleBetSelection(2, { playStatus: "RUNNING", metadata }),
  ],
});

test("BET-1 a bet stands with its type, state, time, live event, legs, figures and cash-out, and leads to its ticket", async () => {
  await showLists({ open: [COMBO] });
  const card = within(screen.getByRole("listitem"));
  expect(card.getByRole("link", { name: "Combo · 2" }).getAttribute("href")).toBe(`/bet-details?betId=${COMBO.id}`);
  for (const text of ["Open", "19.09.25. 17:42:08", "63′ 2:1", "FC Ashbourne – Harrow", "1 won · 1 live"])
    expect(card.getByText(text), text).toBeDefined();
  const figures = card.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(figures).toEqual(["€10.00", "1.90", "€120.00"]);
  expect(card.getByRole("button", { name: "Cash out €58.40" })).toBeDefined();
});

test("BET-1 a system says how many combinations it is, and a single what it is on", async () => {
  const system = sampleBet({ id: sampleBetId(2), type: "system", combinationCount: 6, selections: COMBO.selections });
  await showLists({ open: [system, sampleBet()] });
  expect(screen.getByText("6 comb.")).toBeDefined();
  expect(screen.getByText("Max payout")).toBeDefined();
  expect(screen.getByText("Ashbourne City · Match result")).toBeDefined();
});

test("BET-1 a closed single says its match and score, and its outcome once", async () => {
  const selections = [
    sampleBetSelection(1, {
      playStatus: "ENDED",
      metadata,
      resolutionStatuses: [{ state: "SETTLE", status: "WON" }],
    }),
  ];
  const closed = sampleBet({
    selections,
    phase: "PAID_OUT",
    aggregatedStatus: null,
    aggregatedResolutionStatus: "WON",
  });
  await showLists({ open: [closed] });
  const text = screen.getByRole("listitem").textContent ?? "";
  expect(text).toContain("2:1");
  expect(text).toContain("FC Ashbourne – Harrow");
  expect(text.split("Ashbourne City · Match result")).toHaveLength(2);
});

test("BET-1 a closed combo says of each leg once what became of it, with its match and score", async () => {
  const ended = { playStatus: "ENDED", metadata } as const;
  const selections = [
    sampleBetSelection(1, { ...ended, resolutionStatuses: [{ state: "SETTLE", status: "WON" }] }),
    sampleBetSelection(2, { ...ended, resolutionStatuses: [{ state: "SETTLE", status: "LOST" }] }),
  ];
  const results = { aggregatedStatus: null, aggregatedResolutionStatus: "LOST" } as const;
  await showLists({ open: [sampleBet({ type: "combo", selections, phase: "PAID_OUT", ...results })] });
  const [card, ...legs] = screen.getAllByRole("listitem");
  expect(legs.map((leg) => within(leg).getByRole("img").getAttribute("aria-label"))).toEqual(["Won", "Lost"]);
  for (const leg of legs) expect(leg.textContent).toBe("Ashbourne City · Match result2:1FC Ashbourne – Harrow");
  expect(card?.textContent?.split("Ashbourne City")).toHaveLength(3);
  expect(card?.textContent).not.toContain("1 won");
});

test("BET-1 a visitor is asked to sign in", () => {
  const onLogIn = vi.fn();
  show(null, { signedIn: false, onLogIn });
  fireEvent.click(screen.getByRole("button", { name: "Log in" }));
  expect(onLogIn).toHaveBeenCalledOnce();
});

/** The filters that were asked for, each once: a list is opened twice under StrictMode. */
const asked = ({ mock }: { readonly mock: { readonly calls: readonly (readonly unknown[])[] } }): unknown[] => [
  ...new Set(mock.calls.map(([filter]) => filter)),
];

test("PEER-8 one list for each filter: open with its count, settled, won, cashed out, all", async () => {
  const won = sampleBet({ phase: "PAID_OUT", aggregatedResolutionStatus: "WON" });
  const { api, hear, pass } = await showLists({ won: [won] });
  const filters = screen.getAllByRole("radio");
  expect(filters.map(({ textContent }) => textContent)).toEqual(["Open3", "Settled", "Won", "Cashed out", "All"]);
  expect(screen.getByText("No open bets")).toBeDefined();
  expect(asked(api.bets)).toEqual(["open"]);
  fireEvent.click(filters[2] as HTMLElement);
  await pass();
  expect(screen.getByText("Paid out")).toBeDefined();
  expect(asked(api.bets)).toEqual(["open", "won"]);
  // The list that was left is not renewed any more.
  api.bets.mockClear();
  act(() => hear(settledMessage(1)));
  await pass(1000);
  expect(asked(api.bets)).toEqual(["won"]);
});

test("PEER-8 more are loaded when asked for, and the end says how far the list goes back", async () => {
  const { tickets, api, pass } = openTickets({ bets: async () => ({ bets: [COMBO], next: "older", open: 1 }) });
  show(tickets);
  await act(() => pass(0));
  api.bets.mockRejectedValueOnce(new Error("no line"));
  fireEvent.click(screen.getByRole("button", { name: "Show more" }));
  await act(() => pass(0));
  expect(api.bets.mock.lastCall?.slice(0, 2)).toEqual(["open", "older"]);
  expect(screen.getByRole("alert").textContent).toBe("More tickets could not be loaded.");
  api.bets.mockResolvedValue({ bets: [sampleBet({ id: sampleBetId(2) })], next: null, open: 1 });
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await act(() => pass(0));
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  expect(screen.getByText("Bets of the last three months are shown here.")).toBeDefined();
});

test("BET-1 a list that did not load says so and can be tried again; one on its way keeps its place", async () => {
  const { tickets, api, pass } = openTickets({ bets: () => Promise.reject(new Error("no line")) });
  show(tickets);
  await act(() => pass(0));
  api.bets.mockResolvedValue({ bets: [COMBO], next: null, open: 1 });
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByRole("status", { name: "Loading your tickets" })).toBeDefined();
  await act(() => pass(0));
  expect(screen.getByRole("listitem")).toBeDefined();
});

test("CASH-1 cash-out from the list names where it came from; a bet that cannot be cashed out has a lock", async () => {
  const locked = sampleBet({ id: sampleBetId(2), cashout: sampleCashout(null) });
  const { api, pass } = await showLists({ open: [COMBO, locked] });
  fireEvent.click(screen.getByRole("button", { name: "Cash-out unavailable" }));
  fireEvent.click(screen.getByRole("button", { name: "Cash out €58.40" }));
  fireEvent.click(screen.getByRole("button", { name: "Confirm €58.40" }));
  await pass();
  expect(api.cashOut.mock.calls.map(([request]) => request)).toMatchObject([
    { betProfileId: COMBO.betProfileId, cashout: { part: null }, source: "last_tickets" },
  ]);
});

test("CASH-4 a brand without cash-out has no button in the list", async () => {
  await showLists({ open: [COMBO] }, { cashoutEnabled: false });
  expect(within(screen.getByRole("listitem")).queryByRole("button")).toBeNull();
});

test("BET-1 the side column shows the last few in short", async () => {
  const bets = Array.from({ length: 8 }, (_, index) => sampleBet({ id: sampleBetId(index + 1) }));
  const { api } = await showLists({ all: bets }, { compact: true });
  expect(asked(api.bets)).toEqual(["all"]);
  expect(screen.getAllByRole("link")).toHaveLength(6);
  expect(screen.getAllByRole("link")[0]?.textContent).toBe("SingleOpenStake €10.00Possible payout €120.00");
});
