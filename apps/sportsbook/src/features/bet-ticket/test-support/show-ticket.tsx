import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ComponentProps } from "react";
import { createStore } from "zustand/vanilla";
import { type TicketSettings, TicketSettingsContext, TicketsContext } from "../../../data/tickets/tickets-context.ts";
import type { Tickets } from "../../../data/tickets/tickets-model.ts";
import { LinksContext } from "../../../entities/links/links-context.ts";
import { NarrowContext } from "../../../entities/viewport/use-is-narrow.ts";
import { openQueryClient } from "../../../test-support/query-client.ts";
import { SAMPLE_LINKS } from "../../../test-support/sample-links.ts";
import { BetTicket } from "../bet-ticket.tsx";

type TicketProps = ComponentProps<typeof BetTicket>;

const SETTINGS: TicketSettings = { cashoutEnabled: true, symbolPosition: "BEFORE" };

interface PageChanges extends Partial<TicketProps> {
  readonly isNarrow?: boolean;
}

export const PAGE: TicketProps = {
  signedIn: true,
  onLogIn: () => undefined,
  betId: "1",
  standalone: true,
  loadMobileView: false,
  onBack: () => undefined,
};

/** The page with what the app puts around it; null while nobody is signed in. */
export const showTicket = (
  opened: { readonly client: QueryClient; readonly tickets: Tickets } | null,
  { isNarrow = false, ...changes }: PageChanges = {},
  settings: Partial<TicketSettings> = {},
) =>
  render(
    <QueryClientProvider client={opened?.client ?? openQueryClient()}>
      <TicketsContext value={createStore(() => opened?.tickets ?? null)}>
        <TicketSettingsContext value={{ ...SETTINGS, ...settings }}>
          <LinksContext value={SAMPLE_LINKS}>
            <NarrowContext value={isNarrow}>
              <BetTicket {...PAGE} {...changes} />
            </NarrowContext>
          </LinksContext>
        </TicketSettingsContext>
      </TicketsContext>
    </QueryClientProvider>,
  );
