import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ComponentProps, type ReactNode, useState } from "react";
import { createStore } from "zustand/vanilla";
import { type TicketSettings, TicketSettingsContext, TicketsContext } from "../../../data/tickets/tickets-context.ts";
import type { Tickets } from "../../../data/tickets/tickets-model.ts";
import { LinksContext } from "../../../entities/links/links-context.ts";
import { NarrowContext } from "../../../entities/viewport/use-is-narrow.ts";
import { SAMPLE_LINKS } from "../../../test-support/sample-links.ts";
import type { BetTicket } from "../bet-ticket.tsx";

export type TicketProps = ComponentProps<typeof BetTicket>;

export interface OpenedTickets {
  readonly client: QueryClient;
  readonly tickets: Tickets;
}

const SETTINGS: TicketSettings = { cashoutEnabled: true, symbolPosition: "BEFORE" };

export const PAGE: TicketProps = {
  signedIn: true,
  onLogIn: () => undefined,
  betId: "1",
  standalone: true,
  loadMobileView: false,
  onBack: () => undefined,
};

interface AroundTicketProps {
  readonly client: QueryClient;
  /** Null while nobody is signed in. */
  readonly tickets: Tickets | null;
  readonly settings?: Partial<TicketSettings>;
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
}

/** What the app puts around the page of a bet. */
export const AroundTicket = ({ client, tickets, settings, isNarrow = false, children }: AroundTicketProps) => {
  const [store] = useState(() => createStore(() => tickets));
  return (
    <QueryClientProvider client={client}>
      <TicketsContext value={store}>
        <TicketSettingsContext value={{ ...SETTINGS, ...settings }}>
          <LinksContext value={SAMPLE_LINKS}>
            <NarrowContext value={isNarrow}>{children}</NarrowContext>
          </LinksContext>
        </TicketSettingsContext>
      </TicketsContext>
    </QueryClientProvider>
  );
};
