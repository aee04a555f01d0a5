// @vitest-environment jsdom

import { act, cleanup, render, screen } from "@testing-library/react";
import type { BetSettledMessage } from "@touchline/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TicketSettingsContext } from "../../data/tickets/ticket-settings.ts";
import type { TicketNews as News } from "../../data/tickets/tickets-model.ts";
import { fakeTickets } from "../../test-support/fake-tickets.ts";
import { TicketNews } from "./ticket-news.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const settled = (seq: number, changes: Partial<BetSettledMessage> = {}): News => ({
  kind: "settled",
  seq,
  settled: {
    kind: "betSettled",
    seq,
    at: seq,
    balance: "98.00",
    currency: "EUR",
    betId: `bet-${seq}`,
    type: "combo",
    selections: 4,
    name: "Ashbourne City - Harrow Vale",
    phase: "PAID_OUT",
    aggregatedStatus: null,
    resolution: "WON",
    payout: "86.20",
    corrected: false,
    ...changes,
  },
});

const rule = (seq: number, paid: bigint | null): News => ({
  kind: "rule",
  seq,
  betId: `bet-${seq}`,
  paid,
  value: 12_000n,
  currency: "EUR",
});

const show = (...news: readonly News[]) => {
  const fake = fakeTickets();
  fake.announced.setState(news, true);
  render(
    <TicketSettingsContext value={{ cashoutEnabled: true, symbolPosition: "BEFORE" }}>
      <TicketNews tickets={fake.tickets} ticketHref={(id) => `/bet?betId=${id}`} />
    </TicketSettingsContext>,
  );
  return fake;
};

const pass = (milliseconds: number): void => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

test.each<readonly [string, News]>([
  ["Combo · 4: Paid out, €86.20", settled(1)],
  ["Combo · 4: Lost", settled(1, { phase: "SETTLED", resolution: "LOST", payout: "0.00" })],
  ["Ashbourne City - Harrow Vale: Void, €8.00", settled(1, { selections: 1, resolution: "VOID", payout: "8.00" })],
  ["Combo · 4, corrected: Lost", settled(1, { phase: "SETTLED", resolution: "LOST", payout: "0", corrected: true })],
  ["Auto cash-out: €120.00 paid", rule(1, 12_000n)],
  ["Cash-out reached €120.00", rule(1, null)],
])("PEER-9 what ended is told in the same calm words, won or lost: %s", (text, news) => {
  show(news);
  expect(screen.getByText(text)).toBeDefined();
  expect(document.body.textContent).not.toContain("!");
  expect(screen.getByRole("link", { name: "Open" }).getAttribute("href")).toBe("/bet?betId=bet-1");
});

test("PEER-9 it leaves by itself between 2 and 4 s, is told once, and the next one follows", () => {
  const { calls, announced } = show(settled(1), settled(2, { selections: 2 }));
  pass(2000);
  expect(screen.getByText("Combo · 4: Paid out, €86.20")).toBeDefined();
  expect(calls).toEqual([]);
  pass(2500);
  expect(calls).toEqual([["dismissNews", 1]]);
  expect(screen.getByText("Combo · 2: Paid out, €86.20")).toBeDefined();
  pass(4500);
  expect(announced.getState()).toEqual([]);
  expect(calls).toEqual([
    ["dismissNews", 1],
    ["dismissNews", 2],
  ]);
  expect(screen.queryByText(/Paid out/)).toBeNull();
});
