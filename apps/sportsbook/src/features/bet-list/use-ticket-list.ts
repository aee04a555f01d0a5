import type { BetFilter } from "@touchline/protocol";
import { useEffect, useState } from "react";
import type { TicketList, Tickets } from "../../data/tickets/tickets-model.ts";

/** The list under a filter, followed as long as it is shown. Null until it is opened. */
export const useTicketList = (tickets: Tickets, filter: BetFilter): TicketList | null => {
  const [list, setList] = useState<TicketList | null>(null);
  useEffect(() => {
    const opened = tickets.openList(filter);
    setList(opened);
    return opened.close;
  }, [tickets, filter]);
  return list;
};
