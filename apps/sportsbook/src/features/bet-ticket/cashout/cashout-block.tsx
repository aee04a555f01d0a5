import { neverHasCashout } from "@touchline/betting";
import type { Bet } from "@touchline/protocol";
import { useRef, useState } from "react";
import { useMoney, useTicketSettings } from "../../../data/tickets/tickets-context.ts";
import type { Ticket } from "../../../data/tickets/tickets-model.ts";
import { useStore } from "../../../data/use-store.ts";
import { isOpen } from "../../../entities/ticket/bet-status.ts";
import { cashoutLook, hasCashout } from "../../../entities/ticket/cashout-look.ts";
import { useIsNarrow } from "../../../entities/viewport/use-is-narrow.ts";
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

interface CashoutProps {
  readonly ticket: Ticket;
  readonly bet: Bet;
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

/** Sets up or deletes the automatic cash-out. A narrow page shows the rule here, a wide page in the summary. */
const AutoCashout = ({ ticket, bet }: CashoutProps) => {
  const isNarrow = useIsNarrow();
  const money = useMoney(bet.currency);
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const open = (): void => setIsOpen(true);
  const { autoCashoutRule: rule } = bet;
  return (
    <div ref={place} className={styles.auto}>
      {isNarrow && rule ? (
        <RuleRow amount={money(rule.amount)} onRemove={open} />
      ) : (
        <Button kind="outline" block={isNarrow} onClick={open}>
          <Icon name={rule ? "trash" : "bolt"} />
          {message(rule ? "rules.removeAuto" : "rules.setUpAuto")}
        </Button>
      )}
      <AutoDialog
        ticket={ticket}
        bet={bet}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        returnTo={() => place.current?.querySelector("button") ?? null}
      />
    </div>
  );
};

const RulesButton = ({ ticket, bet }: CashoutProps) => {
  const isNarrow = useIsNarrow();
  const [isOpen, setIsOpen] = useState(false);
  const count = bet.rules.length;
  return (
    <>
      <Button kind={isNarrow ? "ghost" : "neutral"} onClick={() => setIsOpen(true)}>
        <Icon name="sliders" />
        {message("rules.open")} {count > 1 && <span className={styles.count}>{formatCount(count)}</span>}
      </Button>
      <CashoutDialog title={message("rules.title")} open={isOpen} onClose={() => setIsOpen(false)}>
        <RulesForm ticket={ticket} bet={bet} />
      </CashoutDialog>
    </>
  );
};

const Actions = (props: CashoutProps) => (
  <>
    <AutoCashout {...props} />
    <div className={styles.more}>
      <PartialCashout {...props} />
      <RulesButton {...props} />
    </div>
  </>
);

const NeverOffered = () => (
  <p className={styles.never}>
    <Icon name="info" size={16} />
    {message("cashoutCode.unsupported")}
  </p>
);

/** Cash-out of the bet, by hand and by rules. Nothing where the brand has no cash-out, or the bet is over. */
export const CashoutBlock = ({ ticket, bet }: CashoutProps) => {
  const isNarrow = useIsNarrow();
  const { cashoutEnabled } = useTicketSettings();
  const state = useStore(ticket.cashout);
  const money = useMoney(bet.currency);
  const isNever = neverHasCashout(bet.cashout.codes);
  if (!cashoutEnabled || !hasCashout(bet, state)) return null;
  return (
    <div className={styles.block} data-narrow={isNarrow}>
      <div className={styles.button}>
        <CashoutButton
          {...cashoutLook(bet.cashout, state, isNarrow, money)}
          onPress={() => ticket.tapCashout(null, "ticket_check")}
        />
      </div>
      {isOpen(bet) && (isNever ? <NeverOffered /> : <Actions ticket={ticket} bet={bet} />)}
    </div>
  );
};
