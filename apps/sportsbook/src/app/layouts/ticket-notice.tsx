import { Suspense } from "react";
import { useStore } from "zustand";
import { useTickets } from "../../data/tickets/tickets-context.ts";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { useServices } from "../services.ts";
import { TicketNews } from "./late-features.ts";

/** What became of bets, whatever page it happens on. */
export const TicketNotice = () => {
  const { ticketHref } = useServices().navigation;
  const tickets = useStore(useTickets());
  return (
    tickets && (
      <ErrorBoundary name="ticket news" resetKey={tickets} renderFailure={() => null}>
        <Suspense>
          <TicketNews tickets={tickets} ticketHref={ticketHref} />
        </Suspense>
      </ErrorBoundary>
    )
  );
};
