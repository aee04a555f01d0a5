import type { Bet } from "@touchline/protocol";
import { usePresentation } from "../../../data/preferences/presentation-context.ts";
import { useLoaded } from "../../../data/tickets/loaded.ts";
import { useMoney } from "../../../data/tickets/ticket-settings.ts";
import type { Ticket } from "../../../data/tickets/tickets-model.ts";
import { longName } from "../../../entities/ticket/bet-type.ts";
import { message } from "../../../i18n/message.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { Attempts } from "./attempts.tsx";
import { CopyRecord } from "./copy-record.tsx";
import { LegsTable } from "./legs-table.tsx";
import { PriceSummary } from "./price-summary.tsx";
import styles from "./record.module.css";
import { RecordFrame } from "./record-frame.tsx";
import { RecordList } from "./record-list.tsx";
import { dayText } from "./record-text.ts";
import type { WordsOf } from "./record-words.ts";

interface AcceptanceRecordProps {
  readonly ticket: Pick<Ticket, "record">;
  readonly bet: Bet;
  /** Earlier attempts have a page of their own. */
  readonly ticketHref: (betId: string) => string;
  readonly onClose: () => void;
}

const BADGES = { PLACED: "placed", REJECTED: "rejected", PREPARED: "prepared" } as const;

const Beside = ({ of }: { readonly of: WordsOf }) => {
  const { status } = of.record;
  return (
    <>
      <StatusBadge status={BADGES[status]} text={message(`record.status.${status}`)} />
      <CopyRecord of={of} />
    </>
  );
};

interface FactsProps {
  readonly of: WordsOf;
  readonly ticketHref: AcceptanceRecordProps["ticketHref"];
}

const Facts = ({ of, ticketHref }: FactsProps) => (
  <>
    <PriceSummary {...of} />
    <RecordList {...of} />
    <LegsTable {...of} />
    <Attempts record={of.record} ticketHref={ticketHref} />
  </>
);

const Failed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div role="alert">
    <EmptyState mark="error" title={message("record.failed")} text={message("ticket.failed.text")}>
      <Button kind="primary" onClick={onRetry}>
        {message("ticket.tryAgain")}
      </Button>
    </EmptyState>
  </div>
);

/** How the bet was accepted, from recorded facts. */
export const AcceptanceRecord = ({ ticket, bet, ticketHref, onClose }: AcceptanceRecordProps) => {
  const { state, retry } = useLoaded(ticket.record);
  const { oddsFormat, dates } = usePresentation();
  const money = useMoney(bet.currency);
  const of = state.status === "loaded" ? { record: state.value, bet, money, oddsFormat } : null;
  return (
    <RecordFrame
      below={of ? `${longName(bet)}, ${dayText(dates.betList, of.record.receivedAt)}` : longName(bet)}
      beside={of && <Beside of={of} />}
      onClose={onClose}
    >
      {of && <Facts of={of} ticketHref={ticketHref} />}
      {state.status === "failed" && <Failed onRetry={retry} />}
      {state.status === "missing" && (
        <EmptyState mark="slip" title={message("record.missing.title")} text={message("record.missing.text")} />
      )}
      {state.status === "loading" && (
        <div className={styles.loading} role="status" aria-label={message("record.loading")}>
          <Spinner />
        </div>
      )}
    </RecordFrame>
  );
};
