import type { Bet } from "@touchline/protocol";
import { useRef, useState } from "react";
import { useMoney } from "../../../data/tickets/ticket-settings.ts";
import type { Ticket } from "../../../data/tickets/tickets-model.ts";
import { message } from "../../../i18n/message.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { AutoDialog } from "./auto-dialog.tsx";
import styles from "./cashout-block.module.css";

interface AutoCashoutProps {
  readonly ticket: Ticket;
  readonly bet: Bet;
  readonly narrow: boolean;
}

interface RuleRowProps {
  readonly amount: string;
  readonly onRemove: () => void;
}

const RuleRow = ({ amount, onRemove }: RuleRowProps) => (
  <div className={styles.rule}>
    <Icon name="bolt" />
    <span>
      {message("ticket.row.autoCashout")} <b>{amount}</b>
    </span>
    <IconButton icon="trash" size={18} label={message("rules.removeAuto")} onClick={onRemove} />
  </div>
);

/** Sets up the automatic cash-out, or deletes the one there is; a phone shows it as well, a wide page does so above. */
export const AutoCashout = ({ ticket, bet, narrow }: AutoCashoutProps) => {
  const money = useMoney(bet.currency);
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const open = (): void => setIsOpen(true);
  const { autoCashoutRule: rule } = bet;
  return (
    <div ref={place} className={styles.auto}>
      {narrow && rule ? (
        <RuleRow amount={money(rule.amount)} onRemove={open} />
      ) : (
        <Button kind="outline" block={narrow} onClick={open}>
          <Icon name={rule ? "trash" : "bolt"} />
          {message(rule ? "rules.removeAuto" : "rules.setUpAuto")}
        </Button>
      )}
      <AutoDialog
        ticket={ticket}
        bet={bet}
        narrow={narrow}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        returnTo={() => place.current?.querySelector("button") ?? null}
      />
    </div>
  );
};
