import { act, render, screen } from "@testing-library/react";
import type { Bet } from "@touchline/protocol";
import { withRules } from "../../../../data/tickets/ticket-rules.ts";
import { TicketSettingsContext } from "../../../../data/tickets/tickets-context.ts";
import type { Ticket } from "../../../../data/tickets/tickets-model.ts";
import { useStore } from "../../../../data/use-store.ts";
import { NarrowContext } from "../../../../entities/viewport/use-is-narrow.ts";
import { openTickets } from "../../../../test-support/sample-tickets.ts";
import { CashoutBlock } from "../cashout-block.tsx";

const Shown = ({ ticket }: { readonly ticket: Ticket }) => {
  const state = useStore(ticket.bet);
  return state.status === "loaded" && <CashoutBlock ticket={ticket} bet={state.value} />;
};

/** The cash-out of a bet at a bookmaker who takes every rule, and pays what a test says. */
export const showCashout = async (bet: Bet, isNarrow = false) => {
  let current = bet;
  const answer = (rules: Bet["rules"]) => {
    current = withRules(current, rules);
    return { betId: current.id, rules: current.rules, refused: null };
  };
  const { tickets, api, pass } = openTickets({
    bet: async () => current,
    addRule: async ({ betProfileId: _profile, ...rule }) => answer([...current.rules, rule]),
    removeRule: async ({ id }) => answer(current.rules.filter((rule) => rule.id !== id)),
  });
  const ticket = tickets.openTicket(bet.id);
  await pass(0);
  render(
    <TicketSettingsContext value={{ cashoutEnabled: true, symbolPosition: "BEFORE" }}>
      <NarrowContext value={isNarrow}>
        <Shown ticket={ticket} />
      </NarrowContext>
    </TicketSettingsContext>,
  );
  const passed = (milliseconds = 0): Promise<void> => act(() => pass(milliseconds));
  return {
    api,
    pass: passed,
    /** The server has it otherwise from now on, and the page learns of it. */
    become: async (changes: Partial<Bet>): Promise<void> => {
      current = { ...current, ...changes };
      ticket.retry();
      await passed();
    },
    cashouts: () => api.cashOut.mock.calls.map(([request]) => request),
    newRules: () => api.addRule.mock.calls.map(([rule]) => rule),
  };
};

export const button = (name: string | RegExp) => screen.getByRole("button", { name });
export const noButton = (name: string | RegExp) => screen.queryByRole("button", { name });
