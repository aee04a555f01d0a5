import { useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import type { Ticket, Tickets } from "../../data/tickets/tickets-model.ts";
import { PartBoundary } from "../../entities/part-boundary.tsx";
import { NarrowTicket } from "./narrow-ticket.tsx";
import { TicketContext, type TicketPlace } from "./ticket-context.ts";
import { Failed, Loading, Missing, WithoutBet } from "./ticket-states.tsx";
import { TicketToasts } from "./ticket-toasts.tsx";
import { WideTicket } from "./wide-ticket.tsx";

interface Surroundings extends Omit<TicketPlace, "ticket" | "tickets"> {
  readonly narrow: boolean;
}

const useTicket = (tickets: Tickets, betId: string): Ticket | null => {
  const [ticket, setTicket] = useState<Ticket | null>(null);
  useEffect(() => {
    const opened = tickets.openTicket(betId);
    setTicket(opened);
    return opened.close;
  }, [tickets, betId]);
  return ticket;
};

interface OpenedProps extends Surroundings {
  readonly tickets: Tickets;
  readonly ticket: Ticket;
}

const Opened = ({ tickets, ticket, narrow, eventHref, ticketHref, onBack }: OpenedProps) => {
  const state = useStore(ticket.bet);
  const place = useMemo(
    () => ({ tickets, ticket, eventHref, ticketHref, onBack }),
    [tickets, ticket, eventHref, ticketHref, onBack],
  );
  if (state.status === "loaded") {
    const Layout = narrow ? NarrowTicket : WideTicket;
    return (
      <TicketContext value={place}>
        <TicketToasts>
          <PartBoundary name="ticket" size="screen">
            <Layout bet={state.value} />
          </PartBoundary>
        </TicketToasts>
      </TicketContext>
    );
  }
  return (
    <WithoutBet narrow={narrow} onBack={onBack}>
      {state.status === "loading" && <Loading since={state.since} />}
      {state.status === "failed" && <Failed onRetry={ticket.retry} />}
      {state.status === "missing" && <Missing />}
    </WithoutBet>
  );
};

interface TicketPageProps extends Surroundings {
  readonly tickets: Tickets;
  readonly betId: string;
}

/** One bet, followed as long as its page is open. */
export const TicketPage = ({ tickets, betId, ...surroundings }: TicketPageProps) => {
  const ticket = useTicket(tickets, betId);
  return ticket && <Opened tickets={tickets} ticket={ticket} {...surroundings} />;
};
