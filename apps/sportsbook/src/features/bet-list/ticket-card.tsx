import type { Bet } from "@touchline/protocol";
import { usePresentation } from "../../data/preferences/presentation-context.ts";
import { useMoney } from "../../data/tickets/ticket-settings.ts";
import type { Ticket } from "../../data/tickets/tickets-model.ts";
import { betBadge } from "../../entities/ticket/bet-status.ts";
import { isSystem, shortName } from "../../entities/ticket/bet-type.ts";
import { oddsByPhase, oddsText } from "../../entities/ticket/odds.ts";
import { listedPayout } from "../../entities/ticket/payout.ts";
import { placedAt } from "../../entities/ticket/placed-at.ts";
import { formatDate } from "../../i18n/dates.ts";
import { message } from "../../i18n/message.ts";
import { Icon } from "../../ui/icon.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { CashoutLine } from "./cashout-line.tsx";
import { LegsLine } from "./legs-line.tsx";
import { NextEvent } from "./next-event.tsx";
import styles from "./ticket-card.module.css";

interface TicketCardProps {
  readonly ticket: Ticket;
  readonly bet: Bet;
  readonly href: string;
}

/** Stake, odds or combinations, and what it pays or has paid. */
const Figures = ({ bet }: { readonly bet: Bet }) => {
  const { oddsFormat } = usePresentation();
  const money = useMoney(bet.currency);
  const payout = listedPayout(bet);
  const [label, text] = isSystem(bet)
    ? [message("slip.type.system"), message("lastTickets.combinations", { count: bet.combinationCount })]
    : [message("lastTickets.odds"), oddsText(oddsByPhase(bet.phase, bet.odds), oddsFormat)];
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{message("slip.stake")}</dt>
        <dd>{money(bet.payin.stake)}</dd>
      </div>
      <div>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
      {payout && (
        <div>
          <dt>{message(`ticket.payout.${payout.label}`)}</dt>
          <dd>{money(payout.amount)}</dd>
        </div>
      )}
    </dl>
  );
};

/** A bet in the list. All of it leads to its ticket but for the cash-out, which lies above. */
export const TicketCard = ({ ticket, bet, href }: TicketCardProps) => {
  const { dates } = usePresentation();
  const at = placedAt(bet);
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <a className={styles.link} href={href}>
            {shortName(bet)}
          </a>
        </h2>
        <StatusBadge {...betBadge(bet)} />
        {at !== null && (
          <time className={styles.at} dateTime={new Date(at).toISOString()}>
            <bdi dir="ltr">{formatDate(dates.betList, at)}</bdi>
          </time>
        )}
        <Icon name="right" size={16} />
      </div>
      <NextEvent bet={bet} />
      <LegsLine bet={bet} />
      <Figures bet={bet} />
      <CashoutLine ticket={ticket} bet={bet} />
    </li>
  );
};
