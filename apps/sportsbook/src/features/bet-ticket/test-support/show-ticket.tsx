import { render } from "@testing-library/react";
import type { TicketSettings } from "../../../data/tickets/tickets-context.ts";
import { openQueryClient } from "../../../test-support/query-client.ts";
import { BetTicket } from "../bet-ticket.tsx";
import { AroundTicket, type OpenedTickets, PAGE, type TicketProps } from "./sample-page.tsx";

interface PageChanges extends Partial<TicketProps> {
  readonly isNarrow?: boolean;
}

/** The page of a bet; null while nobody is signed in. */
export const showTicket = (
  opened: OpenedTickets | null,
  { isNarrow = false, ...changes }: PageChanges = {},
  settings: Partial<TicketSettings> = {},
) =>
  render(
    <AroundTicket
      client={opened?.client ?? openQueryClient()}
      tickets={opened?.tickets ?? null}
      settings={settings}
      isNarrow={isNarrow}
    >
      <BetTicket {...PAGE} {...changes} />
    </AroundTicket>,
  );
