import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ComponentProps } from "react";
import { createStore } from "zustand/vanilla";
import { type TicketSettings, TicketSettingsContext, TicketsContext } from "../../../data/tickets/tickets-context.ts";
import type { Tickets } from "../../../data/tickets/tickets-model.ts";
import { openQueryClient } from "../../../test-support/query-client.ts";
import { BetTicket } from "../bet-ticket.tsx";

type TicketProps = ComponentProps<typeof BetTicket>;

const SETTINGS: TicketSettings = { cashoutEnabled: true, symbolPosition: "BEFORE" };

export const PAGE: TicketProps = {
  signedIn: true,
  onLogIn: () => undefined,
  betId: "1",
  standalone: true,
  narrow: false,
  loadMobileView: false,
  eventHref: ({ event }) => `/e_${event.id}`,
  ticketHref: (betId) => `/bet-details?betId=${betId}`,
  onBack: () => undefined,
};

/** The page with what the app puts around it; null while nobody is signed in. */
export const showTicket = (
  opened: { readonly client: QueryClient; readonly tickets: Tickets } | null,
  changes: Partial<TicketProps> = {},
  settings: Partial<TicketSettings> = {},
) =>
  render(
    <QueryClientProvider client={opened?.client ?? openQueryClient()}>
      <TicketsContext value={createStore(() => opened?.tickets ?? null)}>
        <TicketSettingsContext value={{ ...SETTINGS, ...settings }}>
          <BetTicket {...PAGE} {...changes} />
        </TicketSettingsContext>
      </TicketsContext>
    </QueryClientProvider>,
  );
