import { BET_FILTERS, type BetFilter } from "@touchline/protocol";
import { useState } from "react";
import { useTickets } from "../../data/tickets/tickets-context.ts";
import type { Tickets } from "../../data/tickets/tickets-model.ts";
import { useStore } from "../../data/use-store.ts";
import { message } from "../../i18n/message.ts";
import { formatCount } from "../../i18n/numbers.ts";
import { SegmentedChoice } from "../../ui/segmented-choice.tsx";
import styles from "./last-tickets.module.css";
import { Invitation, Waiting } from "./list-states.tsx";
import { TicketPages } from "./ticket-pages.tsx";

const Filtered = ({ tickets }: { readonly tickets: Tickets }) => {
  const [filter, setFilter] = useState<BetFilter>("open");
  const open = useStore(tickets.open);
  return (
    <div className={styles.page}>
      <div className={styles.filters}>
        <SegmentedChoice
          label={message("lastTickets.filters")}
          segments={BET_FILTERS.map((id) => ({
            id,
            text: message(`lastTickets.filter.${id}`),
            ...(id === "open" && open !== null && { count: formatCount(open) }),
          }))}
          value={filter}
          onChange={setFilter}
        />
      </div>
      <TicketPages key={filter} tickets={tickets} filter={filter} compact={false} />
    </div>
  );
};

const SignedIn = ({ compact }: { readonly compact: boolean }) => {
  const tickets = useStore(useTickets());
  if (!tickets) return <Waiting compact={compact} />;
  return compact ? <TicketPages tickets={tickets} filter="all" compact /> : <Filtered tickets={tickets} />;
};

interface LastTicketsProps {
  readonly signedIn: boolean;
  readonly onLogIn: () => void;
  /** In the side column: the last few bets, abbreviated. */
  readonly compact?: boolean;
}

/** The bettor's bets of the last three months. */
export const LastTickets = ({ signedIn, onLogIn, compact = false }: LastTicketsProps) =>
  signedIn ? <SignedIn compact={compact} /> : <Invitation onLogIn={onLogIn} />;
