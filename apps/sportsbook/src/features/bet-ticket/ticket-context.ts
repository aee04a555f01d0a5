import type { BetSelection } from "@touchline/protocol";
import { createContext, useContext } from "react";
import type { Ticket, Tickets } from "../../data/tickets/tickets-model.ts";

/** What every part of the page may need beside the bet itself. */
export interface TicketPlace {
  readonly tickets: Tickets;
  readonly ticket: Ticket;
  readonly eventHref: (selection: BetSelection) => string | null;
  readonly ticketHref: (betId: string) => string;
  readonly onBack: (() => void) | null;
}

export const TicketContext = createContext<TicketPlace | null>(null);

export const useTicketPlace = (): TicketPlace => {
  const place = useContext(TicketContext);
  if (!place) throw new Error("no ticket above this component");
  return place;
};
