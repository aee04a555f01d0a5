import type { Bet } from "@touchline/protocol";
import { useState } from "react";
import type { Ticket } from "../../../data/tickets/tickets-model.ts";
import { message } from "../../../i18n/message.ts";
import { formatCount } from "../../../i18n/numbers.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import styles from "./cashout-block.module.css";
import { CashoutDialog } from "./cashout-dialog.tsx";
import { RulesForm } from "./rules-form.tsx";

interface RulesButtonProps {
  readonly ticket: Ticket;
  readonly bet: Bet;
  readonly narrow: boolean;
}

/** The way to all rules of the bet. */
export const RulesButton = ({ ticket, bet, narrow }: RulesButtonProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const count = bet.rules.length;
  return (
    <>
      <Button kind={narrow ? "ghost" : "neutral"} onClick={() => setIsOpen(true)}>
        <Icon name="sliders" />
        {message("rules.open")} {count > 1 && <span className={styles.count}>{formatCount(count)}</span>}
      </Button>
      <CashoutDialog narrow={narrow} title={message("rules.title")} open={isOpen} onClose={() => setIsOpen(false)}>
        <RulesForm ticket={ticket} bet={bet} />
      </CashoutDialog>
    </>
  );
};
