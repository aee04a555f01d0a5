import type { BetFilter } from "@touchline/protocol";
import { message } from "../../i18n/message.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useIsSlow } from "../../ui/use-is-slow.ts";
import styles from "./last-tickets.module.css";
import cards from "./ticket-card.module.css";

/** Shown to visitors: the host signs them in. */
export const Invitation = ({ onLogIn }: { readonly onLogIn: () => void }) => (
  <div className={styles.invitation}>
    <Icon name="ticket" size={22} />
    <p>{message("lastTickets.logInText")}</p>
    <Button small onClick={onLogIn}>
      {message("header.logIn")}
    </Button>
  </div>
);

/** A skeleton of the list, shown only if loading is slow. */
export const Waiting = ({ compact }: { readonly compact: boolean }) => {
  const isSlow = useIsSlow();
  const heights = compact ? [44, 44, 44] : [22, 20, 20, 36];
  return (
    <div className={compact ? styles.rows : styles.cards} role="status" aria-label={message("lastTickets.loading")}>
      {isSlow &&
        (compact ? [1] : [1, 2, 3]).map((card) => (
          <div key={card} className={compact ? styles.waitingRows : cards.card}>
            {heights.map((height, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: bars that never move
              <Skeleton key={index} width={index % 2 === 0 ? "70%" : "90%"} height={height} />
            ))}
          </div>
        ))}
    </div>
  );
};

export const Failed = ({ compact, onRetry }: { readonly compact: boolean; readonly onRetry: () => void }) =>
  compact ? (
    <div className={styles.invitation} role="alert">
      <p>{message("lastTickets.failed.title")}</p>
      <Button small onClick={onRetry}>
        {message("ticket.tryAgain")}
      </Button>
    </div>
  ) : (
    <div role="alert">
      <EmptyState drawing="error" title={message("lastTickets.failed.title")} text={message("lastTickets.failed.text")}>
        <Button kind="primary" onClick={onRetry}>
          {message("ticket.tryAgain")}
        </Button>
      </EmptyState>
    </div>
  );

export const Empty = ({ compact, filter }: { readonly compact: boolean; readonly filter: BetFilter }) =>
  compact ? (
    <div className={styles.invitation}>
      <Icon name="ticket" size={22} />
      <p>{message("lastTickets.none")}</p>
    </div>
  ) : (
    <EmptyState
      drawing="slip"
      title={message(`lastTickets.empty.${filter}`)}
      text={message("lastTickets.threeMonths")}
    />
  );
