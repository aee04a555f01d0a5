import type { ComponentProps } from "react";
import { TicketNews } from "../../features/bet-list/ticket-news.tsx";
import { WithTicketSettings } from "./with-ticket-settings.tsx";

export const TicketNewsToasts = (props: ComponentProps<typeof TicketNews>) => (
  <WithTicketSettings>
    <TicketNews {...props} />
  </WithTicketSettings>
);
