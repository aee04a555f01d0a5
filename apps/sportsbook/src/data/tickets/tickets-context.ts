import { createContext, useContext } from "react";
import type { ReadonlyStore } from "../readonly-store.ts";
import type { Tickets } from "./tickets-model.ts";

/** Null while nobody is signed in, or until the part of the app that knows bets has come. */
export const TicketsContext = createContext<ReadonlyStore<Tickets | null> | null>(null);

export const useTickets = (): ReadonlyStore<Tickets | null> => {
  const tickets = useContext(TicketsContext);
  if (!tickets) throw new Error("no tickets above this component");
  return tickets;
};
