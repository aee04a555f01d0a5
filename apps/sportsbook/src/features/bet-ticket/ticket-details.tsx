import type { Bet } from "@touchline/protocol";
import { useState } from "react";
import { usePresentation } from "../../data/preferences/preferences-context.ts";
import { placedAt } from "../../entities/ticket/placed-at.ts";
import { rejectionText } from "../../i18n/betting-texts.ts";
import { formatDate } from "../../i18n/dates.ts";
import { message } from "../../i18n/message.ts";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useOpenTicket } from "./open-ticket.ts";
import { AcceptanceRecord } from "./record/acceptance-record.tsx";
import styles from "./ticket.module.css";

/** Opens the acceptance record. */
export const RecordLink = ({ bet }: { readonly bet: Bet }) => {
  const { ticket } = useOpenTicket();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.record} onClick={() => setIsOpen(true)}>
        {message("record.title")}
        <Icon name="right" size={16} />
      </button>
      {isOpen && <AcceptanceRecord ticket={ticket} bet={bet} onClose={() => setIsOpen(false)} />}
    </>
  );
};

/** Reasons of a rejection, each once. */
export const RefusalNotice = ({ bet }: { readonly bet: Bet }) => {
  if (bet.phase !== "REJECTED") return null;
  const reasons = [...new Set(bet.reasons.map(rejectionText))];
  return (
    <div className={styles.refusal}>
      <Notice tone="warning">
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
        <p>{message("placement.noMoney")}</p>
      </Notice>
    </div>
  );
};

export const PlacedTime = ({ bet }: { readonly bet: Bet }) => {
  const { dates } = usePresentation();
  const at = placedAt(bet);
  if (at === null) return null;
  return (
    <time dateTime={new Date(at).toISOString()}>
      {message("ticket.placedAt", { time: formatDate(dates.betList, at) })}
    </time>
  );
};
