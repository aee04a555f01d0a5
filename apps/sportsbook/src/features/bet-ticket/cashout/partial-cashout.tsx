import type { Bet } from "@touchline/protocol";
import { useState } from "react";
import type { Ticket } from "../../../data/tickets/tickets-model.ts";
import { useIsNarrow } from "../../../entities/viewport/use-is-narrow.ts";
import { message } from "../../../i18n/message.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { CashoutDialog } from "./cashout-dialog.tsx";
import { hasParts } from "./part-figures.ts";
import { PartialForm } from "./partial-form.tsx";

interface PartialCashoutProps {
  readonly ticket: Ticket;
  readonly bet: Bet;
}

const ASKED: readonly string[] = ["confirm", "changed"];

/** Opens the partial cash-out. Shown while a part can be cashed out, or the dialog is open. */
export const PartialCashout = ({ ticket, bet }: PartialCashoutProps) => {
  const isNarrow = useIsNarrow();
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen && !hasParts(bet)) return null;
  // A confirmation that the page's cash-out button started does not apply to the dialog.
  const open = (): void => {
    ticket.dropCashout();
    setIsOpen(true);
  };
  const close = (): void => {
    if (ASKED.includes(ticket.cashout.getState().status)) ticket.dropCashout();
    setIsOpen(false);
  };
  return (
    <>
      <Button kind={isNarrow ? "ghost" : "outline"} onClick={open}>
        <Icon name="slice" />
        {message("cashout.part.action")}
      </Button>
      <CashoutDialog title={message("cashout.cashOut")} open={isOpen} onClose={close}>
        <PartialForm ticket={ticket} bet={bet} onClose={close} />
      </CashoutDialog>
    </>
  );
};
