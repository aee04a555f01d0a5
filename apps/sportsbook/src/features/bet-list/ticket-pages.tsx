import type { Bet, BetFilter } from "@touchline/protocol";
import { useEffect, useState } from "react";
import { useMoney } from "../../data/tickets/tickets-context.ts";
import type { Ticket, TicketList, Tickets } from "../../data/tickets/tickets-model.ts";
import { useStore } from "../../data/use-store.ts";
import { useTicketHref } from "../../entities/links/links-context.ts";
import { betBadge } from "../../entities/ticket/bet-status.ts";
import { shortName } from "../../entities/ticket/bet-type.ts";
import { payoutOf } from "../../entities/ticket/payout.ts";
import { message } from "../../i18n/message.ts";
import { Button } from "../../ui/button.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import styles from "./last-tickets.module.css";
import { Empty, Failed, Waiting } from "./list-states.tsx";
import { TicketCard } from "./ticket-card.tsx";

const TicketRow = ({ bet, href }: { readonly bet: Bet; readonly href: string }) => {
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
            <span className={styles.visuallyHidden}>{message(`ticket.payout.${payout.label}`)} </span>
            {money(payout.amount)}
          </span>
        )}
      </a>
    </li>
  );
};

/** The list under a filter, kept up to date while it is shown. Null until it is opened. */
const useTicketList = (tickets: Tickets, filter: BetFilter): TicketList | null => {
  const [list, setList] = useState<TicketList | null>(null);
  useEffect(() => {
    const opened = tickets.openList(filter);
    setList(opened);
    return opened.close;
  }, [tickets, filter]);
  return list;
};

type Page = Extract<ReturnType<TicketList["state"]["getState"]>, { status: "loaded" }>["value"];

/** Bets in the side column. */
const MOST_COMPACT = 6;

interface EntryProps {
  readonly ticket: Ticket;
  readonly compact: boolean;
}

const Entry = ({ ticket, compact }: EntryProps) => {
  const ticketHref = useTicketHref();
  const state = useStore(ticket.bet);
  if (state.status !== "loaded") return null;
  const { value: bet } = state;
  const href = ticketHref(bet.id);
  return compact ? <TicketRow bet={bet} href={href} /> : <TicketCard ticket={ticket} bet={bet} href={href} />;
};

const keyOf = (ticket: Ticket, index: number): string => {
  const state = ticket.bet.getState();
  return state.status === "loaded" ? state.value.id : String(index);
};

const More = ({ more, onMore }: { readonly more: Page["more"]; readonly onMore: () => void }) =>
  more === "none" ? (
    <p className={styles.end}>{message("lastTickets.threeMonths")}</p>
  ) : (
    <div className={styles.more}>
      {more === "failed" && <p role="alert">{message("lastTickets.moreFailed")}</p>}
      <Button block busy={more === "loading"} onClick={onMore}>
        {message(more === "failed" ? "ticket.tryAgain" : "lastTickets.more")}
      </Button>
    </div>
  );

interface TicketPagesProps {
  readonly tickets: Tickets;
  readonly filter: BetFilter;
  readonly compact: boolean;
}

interface OpenedProps extends Omit<TicketPagesProps, "tickets"> {
  readonly list: TicketList;
}

const Opened = ({ list, filter, compact }: OpenedProps) => {
  const state = useStore(list.state);
  if (state.status === "loading") return <Waiting compact={compact} />;
  if (state.status !== "loaded") return <Failed compact={compact} onRetry={list.retry} />;
  const { tickets, more } = state.value;
  if (tickets.length === 0) return <Empty compact={compact} filter={filter} />;
  const shown = compact ? tickets.slice(0, MOST_COMPACT) : tickets;
  return (
    <>
      <ul className={compact ? styles.rows : styles.cards}>
        {shown.map((ticket, index) => (
          <Entry key={keyOf(ticket, index)} ticket={ticket} compact={compact} />
        ))}
      </ul>
      {!compact && <More more={more} onMore={list.loadMore} />}
    </>
  );
};

/** The bets under one filter, page by page. */
export const TicketPages = ({ tickets, ...props }: TicketPagesProps) => {
  const list = useTicketList(tickets, props.filter);
  return list ? <Opened list={list} {...props} /> : <Waiting compact={props.compact} />;
};
