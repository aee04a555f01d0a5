import type { ReactNode } from "react";
import { message } from "../../i18n/message.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./navigation.module.css";

interface NoteProps {
  readonly ageMark: string;
  readonly link?: ReactNode;
}

/** Shown to visitors instead of session time and net result: legal age and one sentence. */
export const SaferGamblingNote = ({ ageMark, link }: NoteProps) => (
  <aside className={styles.note} aria-label={message("saferGambling.title")}>
    <Icon name="shield" size={14} />
    <span className={styles.age}>{ageMark}</span>
    <span className={styles.sentence}>{message("saferGambling.affordable")}</span>
    {link}
  </aside>
);

/** For pages with matches in play: streams and trackers lag behind the prices. */
export const DelayNotice = () => (
  <p className={styles.delay}>
    <Icon name="info" size={14} />
    <span>
      {message("delay.lead")} <b>{message("delay.rest")}</b>
    </span>
  </p>
);
