import { render, screen } from "@testing-library/react";
import type { Bet } from "@touchline/protocol";
import { useStore } from "zustand";
import { TicketSettingsContext } from "../../../../data/tickets/ticket-settings.ts";
import { fakeTicketOf, loaded } from "../../../../test-support/fake-tickets.ts";
import { CashoutBlock } from "../cashout-block.tsx";

type One = ReturnType<typeof fakeTicketOf>;

const Shown = ({ one, narrow }: { readonly one: One; readonly narrow: boolean }) => {
  const state = useStore(one.bet);
  return state.status === "loaded" && <CashoutBlock ticket={one.ticket} bet={state.value} narrow={narrow} />;
};

/** The cash-out of a bet that a test holds in its hand. */
export const showCashout = (bet: Bet, narrow = false) => {
  const one = fakeTicketOf(bet);
  render(
    <TicketSettingsContext value={{ cashoutEnabled: true, symbolPosition: "BEFORE" }}>
      <Shown one={one} narrow={narrow} />
    </TicketSettingsContext>,
  );
  return { ...one, become: (changes: Partial<Bet>): void => one.bet.setState(loaded({ ...bet, ...changes }), true) };
};

export const button = (name: string | RegExp) => screen.getByRole("button", { name });
export const noButton = (name: string | RegExp) => screen.queryByRole("button", { name });
