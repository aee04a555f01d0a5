import type { BetFilter } from "@touchline/protocol";
import { useStore } from "zustand";
import type { Ticket, TicketList, Tickets } from "../../data/tickets/tickets-model.ts";
import { message } from "../../i18n/message.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./last-tickets.module.css";
import { Empty, Failed, Waiting } from "./list-states.tsx";
import { TicketCard } from "./ticket-card.tsx";
import { TicketRow } from "./ticket-row.tsx";
import { useTicketList } from "./use-ticket-list.ts";

type Page = Extract<ReturnType<TicketList["state"]["getState"]>, { status: "loaded" }>["value"];

/** How many stand in the side column. */
const MOST_COMPACT = 6;

interface EntryProps {
  readonly ticket: Ticket;
  readonly compact: boolean;
  readonly ticketHref: (betId: string) => string;
}

const Entry = ({ ticket, compact, ticketHref }: EntryProps) => {
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
  readonly ticketHref: (betId: string) => string;
}

interface OpenedProps extends Omit<TicketPagesProps, "tickets"> {
  readonly list: TicketList;
}

const Opened = ({ list, filter, compact, ticketHref }: OpenedProps) => {
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
          <Entry key={keyOf(ticket, index)} ticket={ticket} compact={compact} ticketHref={ticketHref} />
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
