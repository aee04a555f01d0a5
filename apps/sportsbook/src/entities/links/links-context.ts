import type { Route } from "@touchline/protocol";
import { createContext, useContext } from "react";

/** Addresses for links, in the brand's words and with the query that the page was opened with. */
export interface Links {
  readonly hrefOf: (route: Route) => string;
  readonly ticketHref: (betId: string) => string;
}

export const LinksContext = createContext<Links | null>(null);

const useLinks = (): Links => {
  const links = useContext(LinksContext);
  if (!links) throw new Error("no links above this component");
  return links;
};

export const useHref = (): Links["hrefOf"] => useLinks().hrefOf;

export const useTicketHref = (): Links["ticketHref"] => useLinks().ticketHref;
