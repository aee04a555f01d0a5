import type { Bet } from "@touchline/protocol";
import { useState } from "react";
import type { Ticket } from "../../../data/tickets/tickets-model.ts";
import { message } from "../../../i18n/message.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { AutoDialog } from "./auto-dialog.tsx";

interface RemoveRuleProps {
  readonly ticket: Ticket;
  readonly bet: Bet;
}

/** Ends the rule that cashes out all at a target, after a question. Stands beside the rule on a wide page. */
export const RemoveRule = ({ ticket, bet }: RemoveRuleProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton icon="trash" size={18} label={message("rules.removeAuto")} onClick={() => setIsOpen(true)} />
      <AutoDialog ticket={ticket} bet={bet} narrow={false} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
};
