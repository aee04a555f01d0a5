import { Suspense } from "react";
import { useTickets } from "../data/tickets/tickets-context.ts";
import { useStateValue } from "../data/use-state-value.ts";
import { TicketNews } from "./late-features.ts";
import { useServices } from "./services.ts";

/** What became of bets, whatever page it happens on. */
export const TicketNotice = () => {
  const { ticketHref } = useServices().navigation;
  const tickets = useStateValue(useTickets());
  return (
    tickets && (
      <Suspense>
        <TicketNews tickets={tickets} ticketHref={ticketHref} />
      </Suspense>
    )
  );
};
