import type { Bet } from "@touchline/protocol";
import { useStore } from "zustand";
import { useMoney, useTicketSettings } from "../../data/tickets/ticket-settings.ts";
import type { Ticket } from "../../data/tickets/tickets-model.ts";
import { cashoutLook, hasCashout } from "../../entities/ticket/cashout-look.ts";
import { CashoutButton } from "../../ui/cashout-button.tsx";
import styles from "./ticket-card.module.css";

/** Cash-out from the list, of all that is open. A list has no room for reasons: any code locks it. */
export const CashoutLine = ({ ticket, bet }: { readonly ticket: Ticket; readonly bet: Bet }) => {
  const { cashoutEnabled } = useTicketSettings();
  const state = useStore(ticket.cashout);
  const money = useMoney(bet.currency);
  if (!cashoutEnabled || !hasCashout(bet, state)) return null;
  return (
    <div className={styles.cashout}>
      <CashoutButton
        {...cashoutLook(bet.cashout, state, true, money)}
        onPress={() => ticket.tapCashout(null, "last_tickets")}
      />
    </div>
  );
};
