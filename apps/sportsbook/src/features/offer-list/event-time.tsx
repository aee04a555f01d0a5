import type { EventState } from "../../data/offer/offer-model.ts";
import { formatEventTime } from "../../i18n/dates.ts";
import { messages } from "../../i18n/messages.ts";
import styles from "./event-row.module.css";
import { PlayClock } from "./play-clock.tsx";

/** The specification's numbers of the detailed play status. */
const HALTS: Readonly<Record<number, string>> = { 7: messages.play.interrupted, 8: messages.play.suspended };

/** What stands in place of the clock while a match does not run its course. */
const haltOf = ({ ended, detailedPlayStatus }: EventState): string | null =>
  ended ? messages.play.ended : (HALTS[detailedPlayStatus] ?? null);

const Progress = ({ share }: { readonly share: number }) => (
  <span className={styles.progress} style={{ "--share": `${share}%` } as React.CSSProperties} />
);

const Halt = ({ word, over }: { readonly word: string; readonly over: boolean }) => (
  <span className={over ? styles.over : styles.halt}>{word}</span>
);

const LiveTime = ({ event }: { readonly event: EventState }) => {
  const { metadata, reversed } = event;
  if (!metadata) return <span className={styles.clock}>{messages.navigation.live}</span>;
  return (
    <>
      <PlayClock className={styles.clock} metadata={metadata} reversed={reversed} part="lead" />
      {!metadata.currentGameScore && <Progress share={metadata.progress} />}
      <PlayClock className={styles.part} metadata={metadata} reversed={reversed} part="rest" />
    </>
  );
};

const StartTime = ({ startsAt }: { readonly startsAt: number }) => {
  const { time, day } = formatEventTime(startsAt, Date.now());
  return (
    <>
      <time className={styles.time}>{time}</time>
      <span className={styles.day}>{day ?? messages.today}</span>
    </>
  );
};

/** When an event begins, or how far it is. */
export const EventTime = ({ event }: { readonly event: EventState }) => {
  const halt = haltOf(event);
  if (halt) return <Halt word={halt} over={event.ended} />;
  return event.live ? <LiveTime event={event} /> : <StartTime startsAt={event.startsAt} />;
};
