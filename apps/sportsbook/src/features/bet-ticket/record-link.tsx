import type { Bet } from "@touchline/protocol";
import { useState } from "react";
import { message } from "../../i18n/message.ts";
import { Icon } from "../../ui/icon.tsx";
import { AcceptanceRecord } from "./record/acceptance-record.tsx";
import styles from "./ticket.module.css";
import { useTicketPlace } from "./ticket-context.ts";

/** How the bet was accepted, for those who want to know. */
export const RecordLink = ({ bet }: { readonly bet: Bet }) => {
  const { ticket, ticketHref } = useTicketPlace();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.record} onClick={() => setIsOpen(true)}>
        {message("record.title")}
        <Icon name="right" size={16} />
      </button>
      {isOpen && (
        <AcceptanceRecord ticket={ticket} bet={bet} ticketHref={ticketHref} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
};
