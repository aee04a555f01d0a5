import type { Bet } from "@touchline/protocol";
import { useRef, useState } from "react";
import { useStore } from "zustand";
import { useMoney, useTicketSettings } from "../../../data/tickets/tickets-context.ts";
import type { Ticket } from "../../../data/tickets/tickets-model.ts";
import { isOpen } from "../../../entities/ticket/bet-status.ts";
import { cashoutLook, hasCashout } from "../../../entities/ticket/cashout-look.ts";
import { message } from "../../../i18n/message.ts";
import { formatCount } from "../../../i18n/numbers.ts";
import { Button } from "../../../ui/button.tsx";
import { CashoutButton } from "../../../ui/cashout-button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { AutoDialog } from "./auto-dialog.tsx";
import styles from "./cashout-block.module.css";
import { CashoutDialog } from "./cashout-dialog.tsx";
import { PartialCashout } from "./partial-cashout.tsx";
import { RulesForm } from "./rules-form.tsx";

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
const AutoCashout = ({ ticket, bet, narrow }: AutoCashoutProps) => {
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

interface RulesButtonProps {
  readonly ticket: Ticket;
  readonly bet: Bet;
  readonly narrow: boolean;
}

/** The way to all rules of the bet. */
const RulesButton = ({ ticket, bet, narrow }: RulesButtonProps) => {
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

interface CashoutBlockProps {
  readonly ticket: Ticket;
  readonly bet: Bet;
  readonly narrow: boolean;
}

const Actions = (props: CashoutBlockProps) => (
  <>
    <AutoCashout {...props} />
    <div className={styles.more}>
      <PartialCashout {...props} />
      <RulesButton {...props} />
    </div>
  </>
);

/** Cash-out of the bet, by hand and by rules. Nothing of it is there where the brand has none, or the bet is over. */
export const CashoutBlock = ({ ticket, bet, narrow }: CashoutBlockProps) => {
  const { cashoutEnabled } = useTicketSettings();
  const state = useStore(ticket.cashout);
  const money = useMoney(bet.currency);
  if (!cashoutEnabled || !hasCashout(bet, state)) return null;
  return (
    <div className={styles.block} data-narrow={narrow}>
      <div className={styles.button}>
        <CashoutButton
          {...cashoutLook(bet.cashout, state, narrow, money)}
          onPress={() => ticket.tapCashout(null, "ticket_check")}
        />
      </div>
      {isOpen(bet) && <Actions ticket={ticket} bet={bet} narrow={narrow} />}
    </div>
  );
};
