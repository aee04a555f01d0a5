// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import type { Bet } from "@touchline/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeTicket, fakeTicketOf, fakeTickets, loaded } from "../../test-support/fake-tickets.ts";
import { sampleBet, sampleBetSelection, sampleRule } from "../../test-support/sample-ticket.ts";
import { showTicket } from "./test-support/show-ticket.tsx";

const NOW = new Date(2025, 8, 19, 17, 42, 8).getTime();

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const placed = (changes: Partial<Bet> = {}): Bet =>
  sampleBet({
    datetimes: [{ phase: "PREPARED", at: NOW }],
    hashes: [{ type: "REGULAR", value: "8841-20C7-5F19" }],
    ...changes,
  });

const show = (bet: Bet, ...rest: [Parameters<typeof showTicket>[1]?, Parameters<typeof showTicket>[2]?]) => {
  const one = fakeTicketOf(bet);
  const all = fakeTickets({ ticket: one.ticket });
  showTicket(all.tickets, ...rest);
  return { one, all };
};

/** What the bettor has asked for: the page closes what it opened by itself. */
const asked = ({ calls }: { readonly calls: readonly (readonly unknown[])[] }) =>
  calls.filter(([name]) => name !== "close");

const button = (name: string | RegExp) => screen.getByRole("button", { name });

test("BET-3 a spinner until the bet is loaded, and after 8 s the word that it takes long", () => {
  const one = fakeTicket({ status: "loading", since: NOW });
  showTicket(fakeTickets({ ticket: one.ticket }).tickets);
  expect(screen.getByRole("status", { name: "Loading your bet" })).toBeDefined();
  act(() => vi.advanceTimersByTime(7000));
  expect(screen.queryByText("Still loading")).toBeNull();
  act(() => vi.advanceTimersByTime(2000));
  expect(screen.getByText("Still loading")).toBeDefined();
  act(() => one.bet.setState(loaded(placed()), true));
  expect(screen.queryByRole("status", { name: "Loading your bet" })).toBeNull();
  expect(screen.getByRole("heading", { name: /Single/ })).toBeDefined();
});

test("BET-3 a failed load says what happened and can be tried again", () => {
  const one = fakeTicket({ status: "failed" });
  showTicket(fakeTickets({ ticket: one.ticket }).tickets);
  expect(screen.getByRole("alert").textContent).toContain("Nothing is wrong with your bet or balance");
  fireEvent.click(button("Try again"));
  expect(asked(one).map(([name]) => name)).toEqual(["retry"]);
});

test("BET-3 a bet that is none of theirs is said to be so", () => {
  showTicket(fakeTickets({ ticket: fakeTicket({ status: "missing" }).ticket }).tickets);
  expect(screen.getByText("This bet is not among yours")).toBeDefined();
});

test("BET-2 the bet of the address is loaded at once, and let go of with the page", () => {
  const { one, all } = show(placed());
  const closings = () => one.calls.filter(([name]) => name === "close").length;
  expect(new Set(all.calls.map(String))).toEqual(new Set(["openTicket,1"]));
  expect(closings()).toBe(all.calls.length - 1);
  cleanup();
  expect(closings()).toBe(all.calls.length);
});

test("BET-4 a phone has its parts in the order of the specification", () => {
  const onBack = vi.fn();
  show(placed({ type: "combo", selections: [sampleBetSelection(1), sampleBetSelection(2)] }), { narrow: true, onBack });
  const order = [
    button("Back"),
    screen.getByRole("heading", { name: "Combo · 2 selections" }),
    screen.getByText("Placed 19.09.25. 17:42:08"),
    screen.getByText("Open"),
    screen.getByRole("list", { name: "Selections" }),
    screen.getByText("Possible payout"),
    button("Cash out €58.40"),
    button("Rebet"),
    screen.getByText("8841-20C7-5F19"),
    button("Copy the bet id"),
  ];
  for (const [index, part] of order.slice(1).entries())
    expect(order[index]?.compareDocumentPosition(part), part.textContent ?? "").toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  fireEvent.click(button("Back"));
  expect(onBack).toHaveBeenCalledOnce();
});

test("BET-4 the layout of a phone can be asked for at any width, and its back arrow be hidden", () => {
  show(placed(), { loadMobileView: true, onBack: null });
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.queryByRole("button", { name: "Back" })).toBeNull();
});

test("BET-5 a wide page has title and badge, placed time and id, a way to close, the table and its actions", () => {
  const onBack = vi.fn();
  show(placed(), { onBack });
  expect(screen.getByRole("heading", { name: "Single" }).nextElementSibling?.textContent).toBe("Open");
  expect(screen.getByText("Placed 19.09.25. 17:42:08")).toBeDefined();
  expect(screen.getByText("8841-20C7-5F19")).toBeDefined();
  fireEvent.click(button("Close"));
  expect(onBack).toHaveBeenCalledOnce();
  const bar = document.querySelector("footer") as HTMLElement;
  const actions = ["Cash out €58.40", "Rebet", "Copy code"];
  const shown = within(bar)
    .getAllByRole("button")
    .map(({ textContent }) => textContent ?? "");
  expect(shown.filter((text) => actions.includes(text))).toEqual(actions);
});

test("BET-6 the table has its seven columns", () => {
  show(placed());
  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "Status",
    "Match",
    "Time",
    "Market",
    "Outcome",
    "Odd",
    "Result",
  ]);
});

test("BET-7 BET-10 BET-11 a settled banker of a system: fix, its result, and the price it counts at", () => {
  const selection = sampleBetSelection(1, {
    banker: true,
    odds: { REQUESTED: 166, IN_PLAY: 166, SETTLE: 100 },
    resolutionStatuses: [{ state: "SETTLE", status: "VOID" }],
    playStatus: "ABANDONED",
  });
  show(placed({ type: "system", selections: [selection, sampleBetSelection(2)] }));
  const cells = within(screen.getAllByRole("row")[1] as HTMLElement).getAllByRole("cell");
  const [status, match, time, , , odd, result] = cells.map(({ textContent }) => textContent);
  expect([status, match, time, result]).toEqual(["Void", "FC Ashbourne – Harrowfix", "Abandoned", "–no result yet"]);
  expect(odd).toBe("1.661.00");
  expect(cells[5]?.querySelector("s")?.textContent).toBe("1.66");
});

test("BET-9 a bet builder lists its outcomes, each with how it stands", () => {
  const [outcome] = sampleBetSelection().eventMarketOutcomes;
  if (!outcome) throw new Error("the sample has an outcome");
  const outcomes = [outcome, { ...outcome, id: "2", name: "Over 1.5", resolutionStatus: "WON" as const }];
  show(placed({ selections: [sampleBetSelection(1, { eventMarketOutcomes: outcomes })] }));
  expect(screen.getByText("Bet builder")).toBeDefined();
  const legs = screen.getAllByRole("listitem");
  expect(legs.map(({ textContent }) => textContent)).toEqual(["Match resultAshbourne City", "Match resultOver 1.5"]);
  expect(legs.map((leg) => within(leg).getByRole("img").getAttribute("aria-label"))).toEqual(["Open", "Won"]);
});

test("BET-12 a selection leads to its event as long as that can be opened", () => {
  show(placed({ selections: [sampleBetSelection(1), sampleBetSelection(2, { available: false })] }));
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/e_1"]);
});

test("BET-17 cash-out is asked for from the ticket", () => {
  const { one } = show(placed());
  fireEvent.click(button("Cash out €58.40"));
  expect(asked(one)).toEqual([["tapCashout", null, "ticket_check"]]);
});

test("CASH-4 a brand without cash-out has no trace of it, nor of a rule", () => {
  const rule = sampleRule();
  const bet = placed({ autoCashoutRule: { id: rule.id, amount: rule.amount }, rules: [rule] });
  for (const narrow of [true, false]) {
    show(bet, { narrow }, { cashoutEnabled: false });
    expect(document.body.textContent).not.toMatch(/cash/i);
    cleanup();
  }
});

test.each([true, false])("BET-13 BET-17 the active rule is shown with a way to delete it, narrow: %s", (narrow) => {
  const rule = sampleRule();
  show(placed({ autoCashoutRule: { id: rule.id, amount: rule.amount }, rules: [rule] }), { narrow });
  const row = screen.getByText("€80.00").parentElement?.parentElement as HTMLElement;
  expect(row.textContent).toContain("Auto cash-out at");
  expect(within(row).getByRole("button", { name: "Delete auto cash-out" })).toBeDefined();
});

test("BET-17 rebet rebuilds the slip, and says so where it could not", () => {
  const { all } = show(placed());
  fireEvent.click(button("Rebet"));
  expect(all.calls).toContainEqual(["rebet", placed().id]);
  act(() => all.rebetState.setState("building"));
  expect(button("Rebet").getAttribute("aria-busy")).toBe("true");
  act(() => all.rebetState.setState("unavailable"));
  expect(screen.getByText("This bet cannot be placed again")).toBeDefined();
});

test("REBET-3 a bet that cannot be had again does not offer it", () => {
  show(placed({ rebetEnabled: false }));
  expect(screen.queryByRole("button", { name: "Rebet" })).toBeNull();
});

test("BET-17 a bet is cancelled after a question, as long as its time runs", () => {
  const { one } = show(placed({ cancellableUntil: NOW + 30_000 }));
  fireEvent.click(button("Cancel bet"));
  const dialog = within(screen.getByRole("dialog", { name: "Cancel this bet?" }));
  expect(asked(one)).toEqual([]);
  fireEvent.click(dialog.getByRole("button", { name: "Cancel bet" }));
  expect(asked(one)).toEqual([["cancel"]]);
  act(() => one.cancelling.setState("refused"));
  expect(screen.getByText("It is too late to cancel this bet")).toBeDefined();
});

test("BET-17 there is no cancelling once its time is over, or where there is none", () => {
  show(placed({ cancellableUntil: NOW + 30_000 }));
  act(() => vi.advanceTimersByTime(31_000));
  expect(screen.queryByRole("button", { name: "Cancel bet" })).toBeNull();
  cleanup();
  show(placed());
  expect(screen.queryByRole("button", { name: "Cancel bet" })).toBeNull();
});

test("BET-17 the id is copied as it is shown", async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
  show(placed());
  await act(async () => fireEvent.click(button("Copy the bet id")));
  expect(writeText).toHaveBeenCalledWith("8841-20C7-5F19");
  expect(screen.getByText("Bet id copied")).toBeDefined();
  vi.unstubAllGlobals();
});

test.each([
  ["23456789", "Code copied"],
  [null, "The code could not be made."],
])("BET-17 copying the code says what became of it: %s", async (code, text) => {
  showTicket(fakeTickets({ ticket: fakeTicketOf(placed()).ticket, code }).tickets);
  await act(async () => fireEvent.click(button("Copy code")));
  expect(screen.getByText(text)).toBeDefined();
});

test("BET-18 a rejected bet says why, once for each reason, and that no money was taken", () => {
  const reason = { code: "ODDS_CHANGED", reason: "x" } as const;
  show(placed({ phase: "REJECTED", aggregatedResolutionStatus: null, reasons: [reason, reason] }));
  expect(screen.getAllByText("The odds changed before the bet was accepted")).toHaveLength(1);
  expect(screen.getByText("No money was taken.")).toBeDefined();
});

test("a visitor is asked to sign in, and nothing is loaded", () => {
  const onLogIn = vi.fn();
  showTicket(null, { signedIn: false, onLogIn });
  fireEvent.click(button("Log in"));
  expect(onLogIn).toHaveBeenCalledOnce();
});

test.each([true, false])(
  "BET-4 a chart that fails takes neither the ticket nor its cash-out with it (narrow: %s)",
  (narrow) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const one = fakeTicketOf(placed());
    const ticket = {
      ...one.ticket,
      get course(): never {
        throw new Error("broken");
      },
    };
    showTicket(fakeTickets({ ticket }).tickets, { narrow });
    expect(screen.getByRole("alert").textContent).toContain("This part stopped working");
    fireEvent.click(button("Cash out €58.40"));
    expect(asked(one)).toEqual([["tapCashout", null, "ticket_check"]]);
  },
);
