import type { ComponentProps } from "react";
import { LastTickets } from "../../features/bet-list/last-tickets.tsx";
import { WithTicketSettings } from "./with-ticket-settings.tsx";

export const LastTicketsPanel = (props: ComponentProps<typeof LastTickets>) => (
  <WithTicketSettings>
    <LastTickets {...props} />
  </WithTicketSettings>
);
