import type { Bet } from "@touchline/protocol";
import { useStore } from "zustand";
import { useMoney, useTicketSettings } from "../../../data/tickets/ticket-settings.ts";
import type { Ticket } from "../../../data/tickets/tickets-model.ts";
import { isOpen } from "../../../entities/ticket/bet-status.ts";
import { cashoutLook, hasCashout } from "../../../entities/ticket/cashout-look.ts";
import { CashoutButton } from "../../../ui/cashout-button.tsx";
import { AutoCashout } from "./auto-cashout.tsx";
import styles from "./cashout-block.module.css";
import { PartialCashout } from "./partial-cashout.tsx";
import { RulesButton } from "./rules-button.tsx";

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
