import type { Bet, AcceptanceRecord as RecordData } from "@touchline/protocol";
import { useState } from "react";
import { usePresentation } from "../../../data/preferences/preferences-context.ts";
import { useLoaded } from "../../../data/tickets/loaded.ts";
import { useMoney } from "../../../data/tickets/tickets-context.ts";
import type { Ticket } from "../../../data/tickets/tickets-model.ts";
import { useTicketHref } from "../../../entities/links/links-context.ts";
import { longName } from "../../../entities/ticket/bet-type.ts";
import { message } from "../../../i18n/message.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { legWords } from "./leg-words.ts";
import { PriceSummary } from "./price-summary.tsx";
import { attemptWords } from "./reason-words.ts";
import styles from "./record.module.css";
import copyRecordStyles from "./record-frame.module.css";
import { RecordFrame } from "./record-frame.tsx";
import { RecordList } from "./record-list.tsx";
import { dayText, recordText } from "./record-text.ts";
import type { WordsOf } from "./record-words.ts";
import { ShownPrice } from "./shown-price.tsx";

/** Earlier attempts of the same slip, which took nothing. */
const Attempts = ({ record }: { readonly record: RecordData }) => {
  const ticketHref = useTicketHref();
  const attempts = attemptWords(record);
  if (attempts.length === 0) return null;
  return (
    <ul className={styles.attempts} aria-label={message("record.attempts")}>
      {attempts.map(({ betId, title, text, codes }) => (
        <li key={betId}>
          <a className={styles.attempt} href={ticketHref(betId)}>
            <span className={styles.cross}>
              <Icon name="x" size={16} />
            </span>
            <span className={styles.attemptWords}>
              <b className={styles.attemptTitle}>{title}</b>
              <span>{text}</span>
            </span>
            {codes && (
              <span className={styles.code} dir="ltr">
                {codes}
              </span>
            )}
            <Icon name="right" size={16} />
          </a>
        </li>
      ))}
    </ul>
  );
};

/** What was bet on, each with its price at the tap and at the answer. */
const LegsTable = (of: WordsOf) => {
  const isTaken = of.record.status === "PLACED";
  return (
    <table className={styles.legs}>
      <thead>
        <tr>
          <th scope="col">{message("record.selection")}</th>
          <th scope="col">{message("record.tap")}</th>
          <th scope="col">{message(isTaken ? "record.accepted" : "record.answer")}</th>
        </tr>
      </thead>
      <tbody>
        {legWords(of).map(({ id, name, market, tapped, decided, move }) => (
          <tr key={id}>
            <th scope="row">
              <b>{name}</b> <span>{market}</span>
            </th>
            <td>
              <b>{tapped}</b>
            </td>
            <td>
              <b>
                <ShownPrice text={decided} move={move} />
              </b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** Says in its own place what became of it: a toast would stand behind the record. */
const CopyRecord = ({ of }: { readonly of: WordsOf }) => {
  const { dates } = usePresentation();
  const [copied, setCopied] = useState<"no" | "yes" | "failed">("no");
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(recordText(of, dates.betList));
      setCopied("yes");
    } catch {
      setCopied("failed");
    }
  };
  return (
    <>
      <IconButton icon={copied === "yes" ? "check" : "copy"} label={message("record.copy")} onClick={copy} />
      <p className={copyRecordStyles.copied} role="status" data-copied={copied}>
        {copied === "yes" && message("record.copied")}
        {copied === "failed" && message("share.notCopied")}
      </p>
    </>
  );
};

interface AcceptanceRecordProps {
  readonly ticket: Pick<Ticket, "record">;
  readonly bet: Bet;
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

const Facts = ({ of }: { readonly of: WordsOf }) => (
  <>
    <PriceSummary {...of} />
    <RecordList {...of} />
    <LegsTable {...of} />
    <Attempts record={of.record} />
  </>
);

const Failed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div role="alert">
    <EmptyState drawing="error" title={message("record.failed")} text={message("ticket.failed.text")}>
      <Button kind="primary" onClick={onRetry}>
        {message("ticket.tryAgain")}
      </Button>
    </EmptyState>
  </div>
);

/** How the bet was accepted, from recorded facts. */
export const AcceptanceRecord = ({ ticket, bet, onClose }: AcceptanceRecordProps) => {
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
      {of && <Facts of={of} />}
      {state.status === "failed" && <Failed onRetry={retry} />}
      {state.status === "missing" && (
        <EmptyState drawing="slip" title={message("record.missing.title")} text={message("record.missing.text")} />
      )}
      {state.status === "loading" && (
        <div className={styles.loading} role="status" aria-label={message("record.loading")}>
          <Spinner />
        </div>
      )}
    </RecordFrame>
  );
};
