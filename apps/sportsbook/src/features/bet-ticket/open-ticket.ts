import { createContext, useContext } from "react";
import type { Ticket, Tickets } from "../../data/tickets/tickets-model.ts";

/** The ticket whose page is open. */
export interface OpenTicket {
  readonly tickets: Tickets;
  readonly ticket: Ticket;
  /** Null where there is nothing to go back to. */
  readonly onBack: (() => void) | null;
}

export const OpenTicketContext = createContext<OpenTicket | null>(null);

export const useOpenTicket = (): OpenTicket => {
  const open = useContext(OpenTicketContext);
  if (!open) throw new Error("no open ticket above this component");
  return open;
};
