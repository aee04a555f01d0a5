// @vitest-environment jsdom

import { act, cleanup, render, screen } from "@testing-library/react";
import type { BetSettledMessage, PunterMessage } from "@touchline/protocol";
import { afterEach, expect, test } from "vitest";
import { TicketSettingsContext } from "../../data/tickets/tickets-context.ts";
import { LinksContext } from "../../entities/links/links-context.ts";
import { SAMPLE_LINKS } from "../../test-support/sample-links.ts";
import { sampleBetId } from "../../test-support/sample-ticket.ts";
import { numbered, openTickets, settledMessage } from "../../test-support/sample-tickets.ts";
import { TicketNews } from "./ticket-news.tsx";

afterEach(cleanup);

const settled = (seq: number, changes: Partial<BetSettledMessage> = {}): PunterMessage => ({
  ...settledMessage(seq, `bet-${seq}`),
  type: "combo",
  selections: 4,
  phase: "PAID_OUT",
  payout: "86.20",
  ...changes,
});

const rule = (seq: number, paid: string | null): PunterMessage => ({
  kind: "autoCashoutResult",
  ...numbered(seq),
  betId: `bet-${seq}`,
  betProfileId: `bet-${seq}.0`,
  ruleId: sampleBetId(70),
  value: "120.00",
  paid,
  part: null,
  ended: paid !== null,
});

/** The punter was told this before the page drew anything. */
const show = (...messages: readonly PunterMessage[]) => {
  const { tickets, hear, pass } = openTickets();
  for (const message of messages) hear(message);
  render(
    <TicketSettingsContext value={{ cashoutEnabled: true, symbolPosition: "BEFORE" }}>
      <LinksContext value={SAMPLE_LINKS}>
        <TicketNews tickets={tickets} />
      </LinksContext>
    </TicketSettingsContext>,
  );
  return {
    announced: (): number[] => tickets.announced.getState().map(({ seq }) => seq),
    pass: (milliseconds: number) => act(() => pass(milliseconds)),
  };
};

test.each<readonly [string, PunterMessage]>([
  ["Combo · 4: Paid out, €86.20", settled(1)],
  ["Combo · 4: Lost", settled(1, { phase: "SETTLED", resolution: "LOST", payout: "0.00" })],
  ["Ashbourne City - Harrow Vale: Void, €8.00", settled(1, { selections: 1, resolution: "VOID", payout: "8.00" })],
  ["Combo · 4, corrected: Lost", settled(1, { phase: "SETTLED", resolution: "LOST", payout: "0", corrected: true })],
  ["Auto cash-out: €120.00 paid", rule(1, "120.00")],
  ["Cash-out reached €120.00", rule(1, null)],
])("PEER-9 what ended is told in the same calm words, won or lost: %s", (text, message) => {
  show(message);
  expect(screen.getByText(text)).toBeDefined();
  expect(document.body.textContent).not.toContain("!");
  expect(screen.getByRole("link", { name: "Open" }).getAttribute("href")).toBe("/bet-details?betId=bet-1");
});

test("PEER-9 it leaves by itself between 2 and 4 s, is told once, and the next one follows", async () => {
  const { announced, pass } = show(settled(1), settled(2, { selections: 2 }));
  await pass(2000);
  expect(screen.getByText("Combo · 4: Paid out, €86.20")).toBeDefined();
  expect(announced()).toEqual([1, 2]);
  await pass(2500);
  expect(announced()).toEqual([2]);
  expect(screen.getByText("Combo · 2: Paid out, €86.20")).toBeDefined();
  await pass(4500);
  expect(announced()).toEqual([]);
  expect(screen.queryByText(/Paid out/)).toBeNull();
});
