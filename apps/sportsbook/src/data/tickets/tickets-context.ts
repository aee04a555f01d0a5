import { createContext, useContext } from "react";
import type { Readable } from "../state.ts";
import type { Tickets } from "./tickets-model.ts";

/** Null while nobody is signed in, or until the part of the app that knows bets has come. */
export const TicketsContext = createContext<Readable<Tickets | null> | null>(null);

export const useTickets = (): Readable<Tickets | null> => {
  const tickets = useContext(TicketsContext);
  if (!tickets) throw new Error("no tickets above this component");
  return tickets;
};
