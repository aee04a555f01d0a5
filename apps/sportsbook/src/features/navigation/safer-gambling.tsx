import { messages } from "../../i18n/messages.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./navigation.module.css";

/** What a visitor sees in the place of session time and net position: the age mark and one sentence. */
export const SaferGamblingNote = ({ ageMark }: { readonly ageMark: string }) => (
  <aside className={styles.note} aria-label={messages.saferGambling}>
    <Icon name="shield" size={14} />
    <span className={styles.age}>{ageMark}</span>
    <span>{messages.affordable}</span>
  </aside>
);

/** On pages with matches in play: a picture of the match is older than its prices. */
export const DelayNotice = () => (
  <p className={styles.delay}>
    <Icon name="info" size={14} />
    <span>
      {messages.delayNotice.lead} <b>{messages.delayNotice.rest}</b>
    </span>
  </p>
);
