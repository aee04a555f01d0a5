import type { Bet } from "@touchline/protocol";
import { PartBoundary } from "../../entities/part-boundary.tsx";
import { betBadge } from "../../entities/ticket/bet-status.ts";
import { longName } from "../../entities/ticket/bet-type.ts";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { CancelBet } from "./cancel-bet.tsx";
import { CashoutBlock } from "./cashout/cashout-block.tsx";
import { CopyCode } from "./copy-code.tsx";
import { CopyId } from "./copy-id.tsx";
import { NarrowHead } from "./narrow-head.tsx";
import { PlacedTime } from "./placed-time.tsx";
import { RebetButton } from "./rebet-button.tsx";
import { RecordLink } from "./record-link.tsx";
import { RefusalNotice } from "./refusal-notice.tsx";
import { SelectionsList } from "./selections-list.tsx";
import { Summary } from "./summary.tsx";
import styles from "./ticket.module.css";
import { useTicketPlace } from "./ticket-context.ts";
import { ValueChart } from "./value-history/value-chart.tsx";

/** The ticket on a phone, one thing under the other. */
export const NarrowTicket = ({ bet }: { readonly bet: Bet }) => {
  const { tickets, ticket, onBack } = useTicketPlace();
  return (
    <article className={styles.narrow}>
      <NarrowHead title={longName(bet)} onBack={onBack} below={<PlacedTime bet={bet} />}>
        <StatusBadge {...betBadge(bet)} />
      </NarrowHead>
      <RefusalNotice bet={bet} />
      <div className={styles.card}>
        <SelectionsList bet={bet} />
        <Summary bet={bet} narrow />
      </div>
      <CashoutBlock ticket={ticket} bet={bet} narrow />
      <PartBoundary name="ticket chart" size="card">
        <ValueChart ticket={ticket} bet={bet} />
      </PartBoundary>
      <RebetButton tickets={tickets} bet={bet} block />
      <div className={styles.others}>
        <CopyCode tickets={tickets} bet={bet} />
        <CancelBet ticket={ticket} bet={bet} />
      </div>
      <footer className={styles.foot}>
        <CopyId bet={bet} />
        <RecordLink bet={bet} />
      </footer>
    </article>
  );
};
