import type { LiveMetadata } from "@touchline/protocol";
import { useNow } from "../../data/use-now.ts";
import { formatSeconds } from "../../i18n/dates.ts";
import { formatPart, matchSeconds } from "../../i18n/play.ts";
import styles from "./scoreboard.module.css";

/** Between two parts the clock has nothing to say. */
const isBreak = (eventStatus: string): boolean => /^HT$|^IB$|E$/.test(eventStatus);

const clockText = (metadata: LiveMetadata, now: number): string | null => {
  const seconds = isBreak(metadata.eventStatus) ? null : matchSeconds(metadata, now);
  return seconds === null ? null : formatSeconds(seconds);
};

/** The match clock to the second, where the sport has one, and the part. */
export const PlayTime = ({ metadata }: { readonly metadata: LiveMetadata }) => {
  const clock = useNow((now) => clockText(metadata, now));
  const part = formatPart(metadata.eventStatus);
  return (
    <span className={styles.playTime}>
      <span className={styles.dot} aria-hidden="true" />
      {clock === null ? (
        <b className={styles.clock}>{part}</b>
      ) : (
        <>
          <b className={styles.clock}>{clock}</b>
          <span>{part}</span>
        </>
      )}
    </span>
  );
};
