import type { LiveMetadata } from "@touchline/protocol";
import type { FullEvent } from "../../data/event/full-event.ts";
import { useNow } from "../../data/use-now.ts";
import { formatSeconds } from "../../i18n/dates.ts";
import { message } from "../../i18n/message.ts";
import { formatPart, matchSeconds } from "../../i18n/play.ts";
import { Badge } from "../../ui/badge.tsx";
import styles from "./scoreboard.module.css";

/** No clock during breaks. */
const isBreak = (eventStatus: string): boolean => /^HT$|^IB$|E$/.test(eventStatus);

const clockText = (metadata: LiveMetadata, now: number): string | null => {
  const seconds = isBreak(metadata.eventStatus) ? null : matchSeconds(metadata, now);
  return seconds === null ? null : formatSeconds(seconds);
};

/** The match clock to the second, where the sport has one, and the part. */
const PlayTime = ({ metadata }: { readonly metadata: LiveMetadata }) => {
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

/** The specification's numbers of the detailed play status. */
const HALTS: Readonly<Record<number, "interrupted" | "suspended">> = { 7: "interrupted", 8: "suspended" };

/** Clock and part of a live event, or why there is none. */
export const EventStanding = ({ event }: { readonly event: FullEvent }) => {
  const halt = HALTS[event.detailedPlayStatus];
  if (event.ended) return <Badge tone="void">{message("play.ended")}</Badge>;
  if (halt) {
    return (
      <Badge tone="warning" icon="warn">
        {message(`play.${halt}`)}
      </Badge>
    );
  }
  return event.metadata && <PlayTime metadata={event.metadata} />;
};
