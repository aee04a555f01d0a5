// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import type { Bet } from "@touchline/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HttpError } from "../../net/http.ts";
import type { TicketsApi } from "../../net/tickets-api.ts";
import { sampleBet, sampleBetSelection, sampleRule } from "../../test-support/sample-ticket.ts";
import { openTickets, settledMessage } from "../../test-support/sample-tickets.ts";
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

/** A ticket page whose bet the server answers with as a test says. */
const openPage = (answers: Partial<TicketsApi>, changes: Parameters<typeof openTickets>[1] = {}) => {
  const opened = openTickets(answers, changes);
  // The clock of this file goes before the usual one of the tickets.
  vi.setSystemTime(NOW);
  return { ...opened, pass: (milliseconds = 0) => act(() => opened.pass(milliseconds)) };
};

type Surroundings = [page?: Parameters<typeof showTicket>[1], settings?: Parameters<typeof showTicket>[2]];

const show = async (bet: Bet, ...[page, settings]: Surroundings) => {
  const opened = openPage({ bet: async () => bet }, { cashoutEnabled: settings?.cashoutEnabled ?? true });
  showTicket(opened, page, settings);
  await opened.pass();
  return opened;
};

const button = (name: string | RegExp) => screen.getByRole("button", { name });

test("BET-3 a spinner until the bet is loaded, and after 8 s the word that it takes long", async () => {
  const answer = Promise.withResolvers<Bet>();
  const opened = openPage({ bet: () => answer.promise });
  showTicket(opened);
  expect(screen.getByRole("status", { name: "Loading your bet" })).toBeDefined();
  await opened.pass(7000);
  expect(screen.queryByText("Still loading")).toBeNull();
  await opened.pass(2000);
  expect(screen.getByText("Still loading")).toBeDefined();
  answer.resolve(placed());
  await opened.pass();
  expect(screen.queryByRole("status", { name: "Loading your bet" })).toBeNull();
  expect(screen.getByRole("heading", { name: /Single/ })).toBeDefined();
});

test("BET-3 a failed load says what happened and can be tried again", async () => {
  const opened = openPage({ bet: () => Promise.reject(new Error("no line")) });
  showTicket(opened);
  await opened.pass();
  expect(screen.getByRole("alert").textContent).toContain("Nothing is wrong with your bet or balance");
  opened.api.bet.mockResolvedValue(placed());
  fireEvent.click(button("Try again"));
  expect(screen.getByRole("status", { name: "Loading your bet" })).toBeDefined();
  await opened.pass();
  expect(screen.getByRole("heading", { name: /Single/ })).toBeDefined();
});

test("BET-3 a bet that is none of theirs is said to be so", async () => {
  const opened = openPage({ bet: () => Promise.reject(new HttpError("/api/bets/1", 404)) });
  showTicket(opened);
  await opened.pass();
  expect(screen.getByText("This bet is not among yours")).toBeDefined();
});

test("BET-2 the bet of the address is loaded at once, and let go of with the page", async () => {
  const { api, hear, connected, watches, pass } = await show(placed());
  expect(new Set(api.bet.mock.calls.map(([id]) => id))).toEqual(new Set(["1"]));
  connected();
  await pass(1000);
  expect(watches.at(-1)).toEqual(["1"]);
  cleanup();
  await pass(1000);
  expect(watches.at(-1)).toEqual([]);
  api.bet.mockClear();
  hear(settledMessage(1, "1"));
  await pass(1000);
  expect(api.bet).not.toHaveBeenCalled();
});

test("BET-4 a phone has its parts in the order of the specification", async () => {
  const onBack = vi.fn();
  await show(placed({ type: "combo", selections: [sampleBetSelection(1), sampleBetSelection(2)] }), {
    isNarrow: true,
    onBack,
  });
  const order = [
    button("Back"),
    screen.getByRole("heading", { name: "Combo · 2 selections" }),
    screen.getByText("Placed 19.09.25. 17:42:08"),
    screen.getByText("Open"),
    screen.getByRole("list", { name: "Selections" }),
    screen.getByText("Possible payout"),
    button("Cash out €58.40"),
    button("Rebet"),
    screen.getByText(placed().id),
    button("Copy the bet id"),
  ];
  for (const [index, part] of order.slice(1).entries())
    expect(order[index]?.compareDocumentPosition(part), part.textContent ?? "").toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  fireEvent.click(button("Back"));
  expect(onBack).toHaveBeenCalledOnce();
});

test("BET-4 the layout of a phone can be asked for at any width, and its back arrow be hidden", async () => {
  await show(placed(), { loadMobileView: true, onBack: null });
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.queryByRole("button", { name: "Back" })).toBeNull();
});

test("BET-5 a wide page has title and badge, placed time and id, a way to close, the table and its actions", async () => {
  const onBack = vi.fn();
  await show(placed(), { onBack });
  expect(screen.getByRole("heading", { name: "Single" }).nextElementSibling?.textContent).toBe("Open");
  expect(screen.getByText("Placed 19.09.25. 17:42:08")).toBeDefined();
  expect(screen.getByText(placed().id)).toBeDefined();
  fireEvent.click(button("Close"));
  expect(onBack).toHaveBeenCalledOnce();
  const bar = document.querySelector("footer") as HTMLElement;
  const actions = ["Cash out €58.40", "Rebet", "Copy code"];
  const shown = within(bar)
    .getAllByRole("button")
    .map(({ textContent }) => textContent ?? "");
  expect(shown.filter((text) => actions.includes(text))).toEqual(actions);
});

test("BET-6 the table has its seven columns", async () => {
  await show(placed());
  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "Status",
    "Match",
    "Time",
    "Market",
    "Outcome",
    "Odds",
    "Result",
  ]);
});

test("BET-7 BET-10 BET-11 a settled banker of a system: fix, its result, and the price it counts at", async () => {
  const selection = sampleBetSelection(1, {
    banker: true,
    odds: { REQUESTED: 166, IN_PLAY: 166, SETTLE: 100 },
    resolutionStatuses: [{ state: "SETTLE", status: "VOID" }],
    playStatus: "ABANDONED",
  });
  await show(placed({ type: "system", selections: [selection, sampleBetSelection(2)] }));
  const cells = within(screen.getAllByRole("row")[1] as HTMLElement).getAllByRole("cell");
  const [status, match, time, , , odd, result] = cells.map(({ textContent }) => textContent);
  expect([status, match, time, result]).toEqual(["Void", "FC Ashbourne – Harrowfix", "Abandoned", "–no result yet"]);
  expect(odd).toBe("1.661.00");
  expect(cells[5]?.querySelector("s")?.textContent).toBe("1.66");
});

test("BET-9 a bet builder lists its outcomes, each with how it stands", async () => {
  const [outcome] = sampleBetSelection().eventMarketOutcomes;
  if (!outcome) throw new Error("the sample has an outcome");
  const outcomes = [outcome, { ...outcome, id: "2", name: "Over 1.5", resolutionStatus: "WON" as const }];
  await show(placed({ selections: [sampleBetSelection(1, { eventMarketOutcomes: outcomes })] }));
  expect(screen.getByText("Bet builder")).toBeDefined();
  const legs = screen.getAllByRole("listitem");
  expect(legs.map(({ textContent }) => textContent)).toEqual(["Match resultAshbourne City", "Match resultOver 1.5"]);
  expect(legs.map((leg) => within(leg).getByRole("img").getAttribute("aria-label"))).toEqual(["Open", "Won"]);
});

test("BET-12 a selection leads to its event as long as that can be opened", async () => {
  await show(placed({ selections: [sampleBetSelection(1), sampleBetSelection(2, { available: false })] }));
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/sports?event=1"]);
});

test("BET-17 cash-out is asked for from the ticket", async () => {
  const { api } = await show(placed());
  fireEvent.click(button("Cash out €58.40"));
  fireEvent.click(button("Confirm €58.40"));
  expect(api.cashOut.mock.calls[0]?.[0]).toMatchObject({ cashout: { part: null }, source: "ticket_check" });
});

test("CASH-4 a brand without cash-out has no trace of it, nor of a rule", async () => {
  const rule = sampleRule();
  const bet = placed({ autoCashoutRule: { id: rule.id, amount: rule.amount }, rules: [rule] });
  for (const isNarrow of [true, false]) {
    await show(bet, { isNarrow }, { cashoutEnabled: false });
    expect(document.body.textContent).not.toMatch(/cash/i);
    cleanup();
  }
});

test.each([true, false])(
  "BET-13 BET-17 the active rule is shown with a way to delete it, narrow: %s",
  async (isNarrow) => {
    const rule = sampleRule();
    await show(placed({ autoCashoutRule: { id: rule.id, amount: rule.amount }, rules: [rule] }), { isNarrow });
    const row = screen.getByText("€80.00").parentElement?.parentElement as HTMLElement;
    expect(row.textContent).toContain("Auto cash-out at");
    expect(within(row).getByRole("button", { name: "Delete auto cash-out" })).toBeDefined();
  },
);

test("BET-17 rebet rebuilds the slip, and says so where it could not", async () => {
  const assemble = vi.fn(() => Promise.reject(new Error("no line")));
  const opened = openPage({ bet: async () => placed() }, { assemble });
  showTicket(opened);
  await opened.pass();
  fireEvent.click(button("Rebet"));
  expect(assemble).toHaveBeenCalledWith([{ eventId: 7, slots: [0], odds: 190 }], expect.anything());
  expect(button("Rebet").getAttribute("aria-busy")).toBe("true");
  await opened.pass();
  expect(screen.getByText("This bet cannot be placed again")).toBeDefined();
});

test("REBET-3 a bet that cannot be had again does not offer it", async () => {
  await show(placed({ rebetEnabled: false }));
  expect(screen.queryByRole("button", { name: "Rebet" })).toBeNull();
});

test("BET-17 a bet is cancelled after a question, as long as its time runs", async () => {
  const { api, pass } = await show(placed({ cancellableUntil: NOW + 30_000 }));
  api.cancel.mockResolvedValue({ betId: placed().id, cancelled: false, balance: "98.00" });
  fireEvent.click(button("Cancel bet"));
  const dialog = within(screen.getByRole("dialog", { name: "Cancel this bet?" }));
  expect(api.cancel).not.toHaveBeenCalled();
  fireEvent.click(dialog.getByRole("button", { name: "Cancel bet" }));
  expect(api.cancel).toHaveBeenCalledTimes(1);
  await pass();
  expect(screen.getByText("This bet cannot be cancelled now")).toBeDefined();
});

test("BET-17 there is no cancelling once its time is over, or where there is none", async () => {
  const { pass } = await show(placed({ cancellableUntil: NOW + 30_000 }));
  await pass(31_000);
  expect(screen.queryByRole("button", { name: "Cancel bet" })).toBeNull();
  cleanup();
  await show(placed());
  expect(screen.queryByRole("button", { name: "Cancel bet" })).toBeNull();
});

test("BET-17 the id of the bet is shown and copied", async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
  await show(placed());
  await act(async () => fireEvent.click(button("Copy the bet id")));
  expect(writeText).toHaveBeenCalledWith(placed().id);
  expect(screen.getByText("Bet id copied")).toBeDefined();
  vi.unstubAllGlobals();
});

test.each([
  ["23456789", "Code copied"],
  [null, "The code could not be made."],
])("BET-17 copying the code says what became of it: %s", async (code, text) => {
  const share = code === null ? () => Promise.reject(new Error("no line")) : async () => code;
  const opened = openPage({ bet: async () => placed() }, { share });
  showTicket(opened);
  await opened.pass();
  await act(async () => fireEvent.click(button("Copy code")));
  expect(screen.getByText(text)).toBeDefined();
});

test("BET-18 a rejected bet says why, once for each reason, and that no money was taken", async () => {
  const reason = { code: "ODDS_CHANGED", reason: "x" } as const;
  await show(placed({ phase: "REJECTED", aggregatedResolutionStatus: null, reasons: [reason, reason] }));
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
  async (isNarrow) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const opened = openPage({ bet: async () => placed() });
    const openTicket = (betId: string) => ({
      ...opened.tickets.openTicket(betId),
      get valueHistory(): never {
        throw new Error("broken");
      },
    });
    showTicket({ ...opened, tickets: { ...opened.tickets, openTicket } }, { isNarrow });
    await opened.pass();
    expect(screen.getByRole("alert").textContent).toContain("This part stopped working");
    fireEvent.click(button("Cash out €58.40"));
    expect(button("Confirm €58.40")).toBeDefined();
  },
);

test.each([true, false])(
  "PEER-1 every cash-out is listed with its time, part and payment (narrow: %s)",
  async (narrow) => {
    const cashouts = [
      { at: NOW, part: "2.50", paid: "2.40", byRule: false },
      { at: NOW + 60_000, part: "1.00", paid: "1.10", byRule: true },
    ];
    await show(sampleBet({ cashouts }), { loadMobileView: narrow });
    const rows = within(screen.getByRole("region", { name: "Cash-outs" })).getAllByRole("listitem");
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "19.09.25. 17:42:08€2.50 of the stake€2.40",
      "19.09.25. 17:43:08€1.00 of the stake · by a rule€1.10",
    ]);
  },
);

test("PEER-1 a bet without cash-outs has no list of them", async () => {
  await show(sampleBet());
  expect(screen.queryByRole("region", { name: "Cash-outs" })).toBeNull();
});
