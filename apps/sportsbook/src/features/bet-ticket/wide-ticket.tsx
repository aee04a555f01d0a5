import type { Bet } from "@touchline/protocol";
import { PartBoundary } from "../../entities/part-boundary.tsx";
import { betBadge } from "../../entities/ticket/bet-status.ts";
import { longName } from "../../entities/ticket/bet-type.ts";
import { message } from "../../i18n/message.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { CancelBet } from "./cancel-bet.tsx";
import { CashoutBlock } from "./cashout/cashout-block.tsx";
import { CopyCode } from "./copy-code.tsx";
import { CopyId } from "./copy-id.tsx";
import { PlacedTime } from "./placed-time.tsx";
import { RebetButton } from "./rebet-button.tsx";
import { RecordLink } from "./record-link.tsx";
import { RefusalNotice } from "./refusal-notice.tsx";
import { SelectionsTable } from "./selections-table.tsx";
import { Summary } from "./summary.tsx";
import styles from "./ticket.module.css";
import { useTicketPlace } from "./ticket-context.ts";
import { ValueChart } from "./value-history/value-chart.tsx";

const Head = ({ bet }: { readonly bet: Bet }) => {
  const { onBack } = useTicketPlace();
  return (
    <header className={styles.wideHead}>
      <div>
        <div className={styles.titled}>
          <h2 className={styles.wideTitle}>{longName(bet)}</h2>
          <StatusBadge {...betBadge(bet)} />
        </div>
        <div className={styles.subtitle}>
          <PlacedTime bet={bet} />
          <CopyId bet={bet} />
          <RecordLink bet={bet} />
        </div>
      </div>
      {onBack && <IconButton icon="x" label={message("actions.close")} onClick={onBack} />}
    </header>
  );
};

/** The ticket where there is room for a table. */
export const WideTicket = ({ bet }: { readonly bet: Bet }) => {
  const { tickets, ticket } = useTicketPlace();
  return (
    <article className={styles.wide}>
      <Head bet={bet} />
      <RefusalNotice bet={bet} />
      <SelectionsTable bet={bet} />
      <PartBoundary name="ticket chart" size="card">
        <ValueChart ticket={ticket} bet={bet} />
      </PartBoundary>
      <Summary bet={bet} narrow={false} />
      <footer className={styles.bar}>
        <CashoutBlock ticket={ticket} bet={bet} narrow={false} />
        <RebetButton tickets={tickets} bet={bet} block={false} />
        <div className={styles.end}>
          <CopyCode tickets={tickets} bet={bet} />
          <CancelBet ticket={ticket} bet={bet} />
        </div>
      </footer>
    </article>
  );
};
