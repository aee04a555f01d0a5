import { message } from "../../i18n/message.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./navigation.module.css";

/** What a visitor sees in the place of session time and net position: the age mark and one sentence. */
export const SaferGamblingNote = ({ ageMark }: { readonly ageMark: string }) => (
  <aside className={styles.note} aria-label={message("saferGambling.title")}>
    <Icon name="shield" size={14} />
    <span className={styles.age}>{ageMark}</span>
    <span>{message("saferGambling.affordable")}</span>
  </aside>
);

/** On pages with matches in play: a picture of the match is older than its prices. */
export const DelayNotice = () => (
  <p className={styles.delay}>
    <Icon name="info" size={14} />
    <span>
      {message("delay.lead")} <b>{message("delay.rest")}</b>
    </span>
  </p>
);
