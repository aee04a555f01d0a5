import type { Bet } from "@touchline/protocol";
import { useMoney } from "../../data/tickets/ticket-settings.ts";
import { betBadge } from "../../entities/ticket/bet-status.ts";
import { shortName } from "../../entities/ticket/bet-type.ts";
import { payoutOf } from "../../entities/ticket/payout.ts";
import { message } from "../../i18n/message.ts";
import { StatusBadge } from "../../ui/status-badge.tsx";
import styles from "./ticket-row.module.css";

/** A bet in the side column: what it is, what it cost and what it pays. */
export const TicketRow = ({ bet, href }: { readonly bet: Bet; readonly href: string }) => {
  const money = useMoney(bet.currency);
  const payout = payoutOf(bet);
  return (
    <li>
      <a className={styles.row} href={href}>
        <span className={styles.name}>{shortName(bet)}</span>
        <StatusBadge {...betBadge(bet)} />
        <span className={styles.stake}>
          {message("slip.stake")} <bdi>{money(bet.payin.stake)}</bdi>
        </span>
        {payout && (
          <span className={styles.payout}>
            <span className={styles.unseen}>{message(`ticket.payout.${payout.label}`)} </span>
            {money(payout.amount)}
          </span>
        )}
      </a>
    </li>
  );
};
