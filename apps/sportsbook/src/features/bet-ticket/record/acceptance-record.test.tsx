// @vitest-environment jsdom

import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import type { AcceptanceRecord as Facts } from "@touchline/protocol";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { recordQuery } from "../../../data/queries.ts";
import { TicketSettingsContext } from "../../../data/tickets/tickets-context.ts";
import { LinksContext } from "../../../entities/links/links-context.ts";
import { HttpError } from "../../../net/http.ts";
import { openQueryClient } from "../../../test-support/query-client.ts";
import { settle } from "../../../test-support/sample-api.ts";
import { SAMPLE_LINKS } from "../../../test-support/sample-links.ts";
import { sampleBet, sampleBetId, sampleBetSelection } from "../../../test-support/sample-ticket.ts";
import { createSampleTicketsApi } from "../../../test-support/sample-tickets.ts";
import { AcceptanceRecord } from "./acceptance-record.tsx";
import { sampleRecord } from "./test-support/sample-record.ts";

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  // The environment has dialogs, but none that open.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal("navigator", { clipboard: { writeText } });
});
afterAll(() => {
  for (const method of ["showModal", "close"]) Reflect.deleteProperty(HTMLDialogElement.prototype, method);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const named = (eventId: number, name: string, market: string) => {
  const selection = sampleBetSelection(eventId);
  return sampleBetSelection(eventId, {
    eventMarketOutcomes: selection.eventMarketOutcomes.map((outcome) => ({
      ...outcome,
      name,
      eventMarket: { ...outcome.eventMarket, name: market },
    })),
  });
};

const BET = sampleBet({
  type: "combo",
  selections: [named(7, "Ashbourne City", "Match result"), named(8, "Over 2.5", "Total goals")],
});

const show = async (record: () => Promise<Facts>) => {
  const api = createSampleTicketsApi({ record });
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={openQueryClient()}>
      <TicketSettingsContext value={{ cashoutEnabled: true, symbolPosition: "BEFORE" }}>
        <LinksContext value={SAMPLE_LINKS}>
          <AcceptanceRecord
            ticket={{ record: recordQuery("touchline jonas", api, BET.id) }}
            bet={BET}
            onClose={onClose}
          />
        </LinksContext>
      </TicketSettingsContext>
    </QueryClientProvider>,
  );
  await act(settle);
  return { api, onClose };
};

const showRecord = (changes: Partial<Facts> = {}) => show(async () => sampleRecord(changes));

const rows = (): (string | null)[] =>
  within(screen.getByRole("region", { name: "What happened" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

test("AHEAD-1 the record is asked for, can be asked for again, and left", async () => {
  const { api, onClose } = await show(() => Promise.reject(new Error("no line")));
  expect(api.record.mock.calls[0]?.[0]).toBe(BET.id);
  api.record.mockResolvedValue(sampleRecord());
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await act(settle);
  expect(rows()).not.toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledOnce();
});

test("AHEAD-1 Escape leaves it, and it is a dialog with a name", async () => {
  const { onClose } = await showRecord();
  fireEvent(screen.getByRole("dialog", { name: "Acceptance record" }), new Event("cancel", { cancelable: true }));
  expect(onClose).toHaveBeenCalledOnce();
});

test("AHEAD-1 a bet without a record says so", async () => {
  await show(() => Promise.reject(new HttpError("/record", 404)));
  expect(screen.getByText("There is no record of this bet")).toBeTruthy();
});

test("AHEAD-1 every step with its milliseconds, and each move with the new total", async () => {
  await showRecord();
  expect(rows()).toEqual([
    "17:42:03.071Received, €10.00 at 2.96Accept higher odds",
    "17:42:03.080Live delay starts5.0s",
    "17:42:04.480Ashbourne City 1.48 to 1.44Total below your floor2.88",
    "17:42:06.902Ashbourne City 1.44 to 1.52Total above your floor3.04",
    "17:42:08.080Delay over, bet checked",
    "17:42:08.151AcceptedBet ID 0193a1b0-0000-7000-8000-0000000000013.04",
  ]);
});

test("AHEAD-1 a bet without a delay has no row of it", async () => {
  await showRecord({ delayMs: 0, moves: [], dueAt: sampleRecord().takenAt });
  expect(rows().map((row) => row?.slice("17:42:03.071".length))).toEqual([
    "Received, €10.00 at 2.96Accept higher odds",
    "Bet checked",
    "AcceptedBet ID 0193a1b0-0000-7000-8000-0000000000013.04",
  ]);
  expect(document.querySelector("[data-delay]")).toBeNull();
});

test.each<[Partial<Facts>, string, string]>([
  [{ decidedOdds: 296 }, "A-01", "Accepted at your price"],
  [{ decidedOdds: 304 }, "A-02", "Better price given"],
  [{ decidedOdds: 288, oddsChanges: "accept_any_changes" }, "A-03", "Lower price, agreed to"],
  [{ status: "REJECTED", codes: ["ODDS_CHANGED"] }, "R-01", "The odds changed before the bet was accepted"],
  [{ status: "REJECTED", codes: ["NOT_DECIDED"] }, "R-14", "It could not be decided in time, so it was not taken"],
])("AHEAD-1 the reason in words and its code, %#", async (changes, code, title) => {
  await showRecord({ ...changes, attempts: [] });
  const part = within(screen.getByRole("region", { name: "What happened" }));
  expect(part.getByText(code)).toBeTruthy();
  expect(part.getByText(title)).toBeTruthy();
});

test.each<[Facts["oddsChanges"], string | null]>([
  ["accept_higher_odds", "your floor, accept higher"],
  ["ask_me", "your price, both ways"],
  ["accept_any_changes", null],
])("AHEAD-1 what %s protects", async (oddsChanges, text) => {
  await showRecord({ oddsChanges });
  const drawing = screen.getByRole("img");
  expect(drawing.getAttribute("aria-label")).toBe("Total odds: 2.96 after 0.0s: 2.88 after 1.4s: 3.04 after 3.8s");
  if (text) expect(drawing.textContent).toContain(text);
  else expect(drawing.textContent).not.toMatch(/floor|both ways/);
});

test("AHEAD-1 the price and the payout, then and now", async () => {
  await showRecord();
  const price = screen.getByRole("region", { name: "Total odds" });
  for (const text of ["At your tap2.96", "Accepted at3.04", "Payout€29.60 to €30.40"])
    expect(price.textContent).toContain(text);
});

test("AHEAD-1 what was not recorded is left out", async () => {
  await showRecord({ tappedOdds: null, decidedOdds: null, tappedWinnings: null, decidedWinnings: null, moves: [] });
  expect(screen.queryByRole("region", { name: "Total odds" })).toBeNull();
  expect(screen.queryByRole("img")).toBeNull();
  expect(rows()[0]).toBe("17:42:03.071Received, €10.00Accept higher odds");
  expect(screen.queryByText(/^A-0/)).toBeNull();
});

test("AHEAD-1 a bet that was turned down took nothing, and pays nothing", async () => {
  await showRecord({ status: "REJECTED", codes: ["SUSPENDED"], attempts: [] });
  expect(rows().at(-1)).toBe("17:42:08.151Not acceptedNo money was taken3.04");
  expect(screen.queryByText("Payout")).toBeNull();
  expect(screen.getByRole("columnheader", { name: "Answer" })).toBeTruthy();
});

test("AHEAD-1 each leg with both prices", async () => {
  await showRecord();
  const [, first, second] = screen.getAllByRole("row").map(({ textContent }) => textContent);
  expect([first, second]).toEqual(["Ashbourne City Match result1.481.52", "Over 2.5 Total goals2.002.00"]);
});

test("AHEAD-1 earlier attempts lead to their own page, and took no money", async () => {
  await showRecord();
  const attempt = screen.getByRole("link", { name: /17:41:40, not accepted/ });
  expect(attempt.textContent).toContain("No money was taken");
  expect(attempt.textContent).toContain("R-01");
  expect(attempt.getAttribute("href")).toBe(`/bet-details?betId=${sampleBetId(2)}`);
});

test("AHEAD-1 the whole record is copied as text", async () => {
  await showRecord();
  fireEvent.click(screen.getByRole("button", { name: "Copy record" }));
  expect(await screen.findByText("Record copied")).toBeTruthy();
  expect(writeText.mock.lastCall?.[0]).toBe(
    [
      "Acceptance record: Accepted",
      "Combo · 2 selections, 19.09.25. 17:42:03",
      "Bet ID 0193a1b0-0000-7000-8000-000000000001",
      "",
      "At your tap: 2.96",
      "Accepted at: 3.04",
      "Payout: €29.60 to €30.40",
      "",
      "17:42:03.071  Received, €10.00 at 2.96 · Accept higher odds",
      "17:42:03.080  Live delay starts · 5.0s",
      "17:42:04.480  Ashbourne City 1.48 to 1.44 · Total below your floor · 2.88",
      "17:42:06.902  Ashbourne City 1.44 to 1.52 · Total above your floor · 3.04",
      "17:42:08.080  Delay over, bet checked",
      "17:42:08.151  Accepted · Bet ID 0193a1b0-0000-7000-8000-000000000001 · 3.04",
      "",
      "A-02 · Better price given · The price was higher when the bet was checked, so you got the higher one.",
      "",
      "Ashbourne City · Match result · 1.48 to 1.52",
      "Over 2.5 · Total goals · 2.00 to 2.00",
      "",
      "17:41:40, not accepted · The odds changed before the bet was accepted · No money was taken · R-01",
    ].join("\n"),
  );
});

test("AHEAD-1 a record that could not be copied says so", async () => {
  writeText.mockRejectedValue(new Error("not allowed"));
  await showRecord();
  fireEvent.click(screen.getByRole("button", { name: "Copy record" }));
  expect(await screen.findByText("It could not be copied")).toBeTruthy();
});
