import type { AcceptanceRecord } from "@touchline/protocol";
import { message } from "../../../i18n/message.ts";
import { Icon } from "../../../ui/icon.tsx";
import { attemptWords } from "./reason-words.ts";
import styles from "./record.module.css";

interface AttemptsProps {
  readonly record: AcceptanceRecord;
  readonly ticketHref: (betId: string) => string;
}

/** Earlier attempts of the same slip, which took nothing. */
export const Attempts = ({ record, ticketHref }: AttemptsProps) => {
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
