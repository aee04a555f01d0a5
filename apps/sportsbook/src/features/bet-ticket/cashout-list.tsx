import type { Bet } from "@touchline/protocol";
import { usePresentation } from "../../data/preferences/preferences-context.ts";
import { useMoney } from "../../data/tickets/tickets-context.ts";
import { formatDate } from "../../i18n/dates.ts";
import { message } from "../../i18n/message.ts";
import styles from "./cashout-list.module.css";

/** Every cash-out of the bet: when, the part of the stake, and what was paid. */
export const CashoutList = ({ bet: { cashouts = [], currency } }: { readonly bet: Bet }) => {
  const { dates } = usePresentation();
  const money = useMoney(currency);
  if (cashouts.length === 0) return null;
  return (
    <section className={styles.section} aria-label={message("ticket.cashouts")}>
      <h3 className={styles.title}>{message("ticket.cashouts")}</h3>
      <ul>
        {cashouts.map(({ at, part, paid, byRule }) => (
          <li key={`${at} ${part}`} className={styles.row}>
            <time className={styles.note} dateTime={new Date(at).toISOString()}>
              {formatDate(dates.betList, at)}
            </time>
            <span className={styles.note}>
              {message("ticket.cashoutPart", { part: money(part) })}
              {byRule && ` · ${message("ticket.cashoutByRule")}`}
            </span>
            <b className={styles.paid}>{money(paid)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
};
